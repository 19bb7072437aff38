import type * as english from '@/kernel/answer-words'
import type { Translation } from '@/kernel/translation'

export const INPUT_WORDS: Translation<typeof english.INPUT_WORDS> = {
  missing: 'Veuillez remplir ce champ',
  wrong: 'Veuillez vérifier ce champ',
}

export const PAGE_WORDS: Translation<typeof english.PAGE_WORDS> = {
  busy: 'Beaucoup de monde regarde nos pages en ce moment. Veuillez réessayer dans un instant.',
}
