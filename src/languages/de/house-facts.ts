import type * as english from '@/features/house-facts/text'
import type { Translation } from '@/kernel/translation'

export const WORD: Translation<typeof english.WORD> = {
  yes: 'Ja.',
  no: 'Nein.',
  words: null,
  ask: null,
}

export const houseFactText: Translation<typeof english.houseFactText> = {
  title: 'Gut zu wissen',
  told: ({ answer, words }) => [WORD[answer], words].filter(Boolean).join(' '),
}
