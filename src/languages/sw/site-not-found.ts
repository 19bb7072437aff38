import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/not-found'

export const NOT_FOUND_WORDS: Translation<typeof english.NOT_FOUND_WORDS> = {
  title: '404 Ukurasa Haukupatikana',
  why: 'Huenda anwani imebadilika au imeandikwa vibaya.',
  way: 'Njia uliyofuata inaishia hapa. Njia ya kurudi kwenye villa ni fupi.',
  calendar: 'Ona siku zilizo wazi',
  start: 'Rudi mwanzo',
}
