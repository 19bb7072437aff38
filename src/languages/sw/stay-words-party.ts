import type * as english from '@/features/stay-words/rules/party-words'
import type { Translation } from '@/kernel/translation'

export const PARTY_WORDS: Translation<typeof english.PARTY_WORDS> = {
  cot: 'kitanda cha mtoto',
  adults: (count) => (count === 1 ? 'mtu mzima 1' : `watu wazima ${count}`),
  children: (ages) => `${ages.length === 1 ? 'mtoto' : 'watoto'} ${ages.length} (umri ${ages.join(', ')})`,
}
