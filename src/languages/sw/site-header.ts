import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/site-header'

export const HEADER_WORDS: Translation<typeof english.HEADER_WORDS> = {
  close: 'Funga menyu',
  open: 'Fungua menyu',
  menu: 'Menyu kuu',
  call: 'Piga Simu',
  book: 'Weka Nafasi',
}
