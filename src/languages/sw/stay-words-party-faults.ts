import type * as english from '@/features/stay-words/rules/party-faults'
import type { Translation } from '@/kernel/translation'

export const PARTY_FAULTS: Translation<typeof english.PARTY_FAULTS> = {
  noAdult: 'Tafadhali awepo angalau mtu mzima mmoja: watoto huhesabiwa kati ya wageni.',
}
