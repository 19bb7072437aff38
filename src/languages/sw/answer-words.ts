import type * as english from '@/kernel/answer-words'
import type { Translation } from '@/kernel/translation'

export const INPUT_WORDS: Translation<typeof english.INPUT_WORDS> = {
  missing: 'Tafadhali jaza sehemu hii',
  wrong: 'Tafadhali hakiki sehemu hii',
}

export const PAGE_WORDS: Translation<typeof english.PAGE_WORDS> = {
  busy: 'Watu wengi sana wanatazama kurasa zetu sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
}
