import type { EntryMethod } from './rules/methods'

/** How money came or went, in words. */
export const METHOD_NAMES: Record<EntryMethod, string> = {
  cash: 'Cash',
  'mobile-money': 'Mobile money',
  card: 'Card',
  'bank-transfer': 'Bank transfer',
  moved: 'Moved from or to another booking',
}
