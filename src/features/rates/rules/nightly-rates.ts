import type { Day } from '@/kernel/days'
import { type Cents, toAmount, toCents } from '@/kernel/money'
import { isWeekendNight, type NightPrice, type Quote } from './pricing'

/** What was agreed for one night of a booking, meals included. It stays when the villa's prices change. */
export type NightlyRate = { day: Day; cents: Cents }

/** The same as it crosses the wire. */
export type NightlyRateItem = { night: Day; amount: string; isWeekend: boolean }

/** What a booking keeps of the quote it is made at. */
export function agreeNights({ nights }: Quote): NightlyRate[] {
  return nights.map(({ night, cents }) => ({ day: night, cents }))
}

/** Agreed nights for the wire; none where only the total is known. */
export function nightsToWire(agreed: readonly NightlyRate[] | null): NightlyRateItem[] {
  return (agreed ?? []).map(({ day, cents }) => ({
    night: day,
    amount: toAmount(cents),
    isWeekend: isWeekendNight(day),
  }))
}

/** The agreed price of a booking; without nights where only the total is known. Throws RangeError for no amount. */
export function quoteOf(booking: { nights: readonly NightlyRateItem[]; totalAmount: string }): Quote {
  const nights = booking.nights.map(
    ({ night, amount, isWeekend }): NightPrice => ({ night, cents: toCents(amount), isWeekend }),
  )
  return { nights, total: toCents(booking.totalAmount) }
}
