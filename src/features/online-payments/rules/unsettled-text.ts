import type { UnsettledReason } from './unsettled-money'

/** What is the matter, with the amount that is held or missing. */
export const UNSETTLED_SENTENCES: Record<UnsettledReason, (amount: string) => string> = {
  lapsed: (amount) => `${amount} is held for a request that has lapsed.`,
  cancelled: (amount) => `${amount} is held for a booking that is cancelled.`,
  'no-show': (amount) => `${amount} is held for a guest who did not come.`,
  overpaid: (amount) => `${amount} more is held than the booking comes to.`,
  underpaid: (amount) => `${amount} less came than was asked for.`,
  'charged-back': (amount) => `${amount} that was paid online was taken back by the payer’s bank.`,
}

/** What staff can do about it. */
export const UNSETTLED_ADVICE: Record<UnsettledReason, string> = {
  lapsed: 'Offer the guest a villa and move the money there, or give it back.',
  cancelled: 'Give it back, or move it to another booking of the guest.',
  'no-show': 'Give it back, charge what the guest owes, or move it to another booking.',
  overpaid: 'Give it back, or leave it for what the guest will owe.',
  underpaid: 'Ask the guest for the rest.',
  'charged-back': 'Ask the guest about it, and object at the provider where the stay was used.',
}
