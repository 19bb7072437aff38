import type * as english from '@/features/stay-words/rules/party-faults'
import type { Translation } from '@/kernel/translation'

export const PARTY_FAULTS: Translation<typeof english.PARTY_FAULTS> = {
  noAdult: 'Il faut au moins un adulte : les enfants comptent parmi les personnes.',
}
