import type * as english from '@/features/stay-words/rules/party-faults'
import type { Translation } from '@/kernel/translation'

export const PARTY_FAULTS: Translation<typeof english.PARTY_FAULTS> = {
  noAdult: 'Bitte kommen Sie mit mindestens einem Erwachsenen: Kinder zählen zu den Gästen.',
}
