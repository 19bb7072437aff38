import type { StaffBooking } from '@/features/bookings/staff-contract'
import type { BookedExtra } from '@/features/extras/contract'
import type { BookingLedger } from '@/features/payments/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { formatDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import type { Part } from '@/server/mail/email'
import { BOARD_WORDS, LETTER_WORDS } from '../rules/email-words'
import type { GuestChange, StayInTrail } from './read-guest-change'

type Row = readonly [label: string, value: string]

const words = LETTER_WORDS.byGuest

/** What a guest has changed, from what to what; of what they typed or wish for only that it is new. */
export function describeChange(booking: StaffBooking, { before, guestData }: GuestChange): Part[] {
  const after: StayInTrail = { ...booking, villa: unitNameOf(booking) }
  const rows: Row[] = []
  for (const [name, say] of Object.entries(SAID) as [keyof StayInTrail, (stay: StayInTrail) => string][])
    if (before && before[name] !== after[name])
      rows.push([words.fields[name], words.fromTo(say(before), say(after))])
  const said = guestData.flatMap((name) =>
    name in words.guestData ? [name as keyof typeof words.guestData] : [],
  )
  rows.push(...said.map((name): Row => [words.guestData[name], words.isNew]))
  return rows.length > 0
    ? [
        { kind: 'heading', text: words.changes },
        { kind: 'rows', rows },
      ]
    : []
}

/**
 * What was charged besides the nights of a stay that is on, what was paid, and what is still due or comes back; nothing
 * where there is neither.
 */
export function describePaid(
  { total, owed, paid, due }: BookingLedger,
  extras: readonly BookedExtra[] = [],
): Part[] {
  const charged = toCents(owed) - toCents(total) - sumOf(extras)
  if (toCents(paid) === 0 && charged === 0 && extras.length === 0) return []
  const charges: Row[] = charged === 0 ? [] : [[words.otherCharges, formatPrice(charged)]]
  const rows: Row[] = [...charges, [words.paid, formatPrice(toCents(paid))], dueRow(toCents(due))]
  return [{ kind: 'rows', rows }]
}

function sumOf(extras: readonly BookedExtra[]): number {
  return extras.reduce((sum, { amount }) => sum + toCents(amount), 0)
}

/** Whether nothing is owed for these once they are cancelled. */
export function isCancelFree(ledgers: readonly BookingLedger[]): boolean {
  return ledgers.every(({ owed }) => toCents(owed) === 0)
}

/** What is charged for these once they are cancelled, a fee or what was used before, and what comes back of the money paid. */
export function describeCancelCost(ledgers: readonly BookingLedger[]): Part[] {
  const inAll = (name: 'owed' | 'paid' | 'due') =>
    ledgers.reduce((sum, ledger) => sum + toCents(ledger[name]), 0)
  const tell = (cents: number) => (cents === 0 ? words.nothing : formatPrice(cents))
  const rows: Row[] = [
    [words.cancelCost, tell(inAll('owed'))],
    [words.paid, tell(inAll('paid'))],
  ]
  if (inAll('due') < 0) rows.push([words.comesBack, formatPrice(-inAll('due'))])
  return [{ kind: 'rows', rows }]
}

function dueRow(due: number): Row {
  return due < 0 ? [words.comesBack, formatPrice(-due)] : [words.due, formatPrice(due)]
}

const SAID: Record<keyof StayInTrail, (stay: StayInTrail) => string> = {
  villa: ({ villa }) => villa,
  checkInDate: ({ checkInDate }) => formatDay(toDay(checkInDate)),
  checkOutDate: ({ checkOutDate }) => formatDay(toDay(checkOutDate)),
  numberOfGuests: ({ numberOfGuests }) => String(numberOfGuests),
  board: ({ board }) => BOARD_WORDS[board],
  totalAmount: ({ totalAmount }) => formatPrice(toCents(totalAmount)),
}
