import type * as english from '@/features/stay-words/rules/party-words'
import type { Translation } from '@/kernel/translation'

export const PARTY_WORDS: Translation<typeof english.PARTY_WORDS> = {
  cot: 'un lit bébé',
  adults: (count) => `${count} ${count > 1 ? 'adultes' : 'adulte'}`,
  children: (ages) =>
    `${ages.length} ${ages.length > 1 ? 'enfants' : 'enfant'} (${ages.join(', ')} ${ages.some((age) => Number(age) > 1) ? 'ans' : 'an'})`,
}
