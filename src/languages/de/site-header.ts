import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/site-header'

export const HEADER_WORDS: Translation<typeof english.HEADER_WORDS> = {
  close: 'Menü schließen',
  open: 'Menü öffnen',
  menu: 'Hauptmenü',
  call: 'Anrufen',
  book: 'Jetzt buchen',
}
