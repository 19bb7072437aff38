import type { Cents } from '@/kernel/money'

/** What an entry of money is: it follows from what it says, so that no entry can call itself something else. */
export const ENTRY_KINDS = ['payment', 'refund', 'reversal', 'transfer'] as const

export type EntryKind = (typeof ENTRY_KINDS)[number]

export type Entry = { amountCents: Cents; reversesId: number | null; movedBookingId: number | null }

/** A reversal takes an entry back that was a mistake, a refund gives money back, a transfer moves it between bookings. */
export function kindOf({ amountCents, reversesId, movedBookingId }: Entry): EntryKind {
  if (movedBookingId !== null) return 'transfer'
  if (reversesId !== null) return 'reversal'
  return amountCents < 0 ? 'refund' : 'payment'
}

/** Whether an entry may still be reversed: a reversal stands, and money that was moved is moved back. */
export function isReversible(entry: Entry): boolean {
  const kind = kindOf(entry)
  return kind === 'payment' || kind === 'refund'
}
