import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/load-failed'

export const LOAD_FAILED_WORDS: Translation<typeof english.LOAD_FAILED_WORDS> = {
  title: 'Diese Seite konnte nicht geladen werden',
  advice: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  tryAgain: 'Erneut versuchen',
}
