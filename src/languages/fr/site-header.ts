import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/site-header'

export const HEADER_WORDS: Translation<typeof english.HEADER_WORDS> = {
  close: 'Fermer le menu',
  open: 'Ouvrir le menu',
  menu: 'Menu principal',
  call: 'Appeler',
  book: 'Réserver',
}
