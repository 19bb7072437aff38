import type * as english from '@/features/checkout/web/deposit-choice'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  legend: (amount) => `Ihre Anzahlung: ${amount}`,
  help: 'Sie zahlen sie, gleich nachdem Sie die Anfrage gesendet haben. Die Anfrage gilt in jedem Fall.',
  later: ['Später', 'Über den Link in unserer E-Mail oder auf der nächsten Seite'],
}
