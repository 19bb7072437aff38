import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/site-footer'

export const FOOTER_WORDS: Translation<typeof english.FOOTER_WORDS> = {
  calendar: 'Freie Nächte ansehen',
  hotel: 'Das Hotel',
  stay: 'Ihr Aufenthalt',
  staff: 'Personal',
  findUs: 'So finden Sie uns',
  message: (number) => `WhatsApp ${number}`,
  payment: 'Wir akzeptieren',
  platforms: 'Sie finden uns auch auf Buchungsplattformen.',
}
