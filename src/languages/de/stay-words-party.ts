import type * as english from '@/features/stay-words/rules/party-words'
import type { Translation } from '@/kernel/translation'

export const PARTY_WORDS: Translation<typeof english.PARTY_WORDS> = {
  cot: 'ein Babybett',
  adults: (count) => (count === 1 ? '1 Erwachsener' : `${count} Erwachsene`),
  children: (ages) => `${ages.length === 1 ? '1 Kind' : `${ages.length} Kinder`} (Alter ${ages.join(', ')})`,
}
