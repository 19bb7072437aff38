import type * as english from '@/features/checkout/web/party-line-text'
import type { Translation } from '@/kernel/translation'

export const PARTY_LINE_WORDS: Translation<typeof english.PARTY_LINE_WORDS> = {
  change: 'Modifier les voyageurs',
  done: 'Terminé',
}
