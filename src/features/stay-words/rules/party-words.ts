import { countOf } from '@/kernel/count-of'
import { defineWords } from '@/kernel/words'

/** Who comes, beside their number. */
export const PARTY_WORDS = defineWords('stay-words-party.PARTY_WORDS', {
  cot: 'a cot',
  adults: (count: number) => countOf(count, 'adult'),
  children: (ages: readonly number[]) =>
    `${ages.length === 1 ? '1 child' : `${ages.length} children`} (${ages.length === 1 ? 'age' : 'ages'} ${ages.join(', ')})`,
} as const)
