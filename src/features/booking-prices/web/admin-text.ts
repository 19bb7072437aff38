import type { PriceKind } from '@/features/rates/rules/set-price'

/** How the price of a booking is set. */
export const PRICE_KIND_LABELS: Record<PriceKind, string> = {
  list: 'By the price list',
  'per-night': 'Amount a night',
  total: 'Amount in all',
  percentage: 'Percentage off',
  complimentary: 'Complimentary',
}

export const priceText = {
  button: 'Set price',
  title: (guest: string) => `Price of ${guest}’s stay`,
  group: 'Price',
  kind: 'Price',
  kindHelp: 'Leave it by the price list unless something else was agreed.',
  value: 'Amount or percentage',
  valueHelp: 'In dollars, or the percentage that is taken off: 12.5',
  reason: 'Reason for this price',
  reasonHelp: 'It is kept in the history. Guests do not see it.',
  intro:
    'For tonight and the nights to come: what is past keeps its price. Meals are in it. A price far below the price list may have to wait for an admin.',
  save: 'Set price',
  becomes: (before: string, after: string) => `${before} until now, ${after} with this price`,
  stays: (total: string) => `${total}, as until now`,
  off: (amount: string) => `${amount} less than by the price list`,
  more: (amount: string) => `${amount} more than by the price list`,
  done: 'The price is set',
  waits: 'Asked for',
  waitsHelp: 'An admin has to approve this price first. Until then the stay keeps the one it has.',
  failed: 'The price was not set',
  tryAgain: 'Please check your connection and try again.',
  setBy: (list: string) => `Set by staff. By the price list the stay costs ${list}.`,
  waitsNew: 'The price waits for an admin. Until then the stay costs what the price list says.',
} as const
