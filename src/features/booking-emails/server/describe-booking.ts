import { tellArrivalTime } from '@/features/bookings/rules/arrival-time'
import { holdsNights } from '@/features/bookings/rules/status'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { describeParty } from '@/features/bookings/text'
import { freeCancellationEnd } from '@/features/cancellation/rules/free-cancellation'
import { withPlan } from '@/features/cancellation/rules/plan-cancelling'
import { CANCELLING_WORDS } from '@/features/cancellation/text'
import { tellAbout } from '@/features/exchange-rates/rules/shillings'
import type { BookedExtra } from '@/features/extras/contract'
import { nameExtra } from '@/features/extras/text'
import type { PropertyFacts } from '@/features/property/contract'
import { nightsFromWire, quoteOf } from '@/features/rates/rules/nightly-rates'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { promoOf } from '@/features/rates/rules/promo'
import { PROMO_WORDS } from '@/features/rates/rules/promo-words'
import { planOf } from '@/features/rates/rules/rate-plan'
import { TAX_WORDS } from '@/features/rates/rules/tax-words'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { formatDay, toDay } from '@/kernel/days'
import { formatInstant } from '@/kernel/instants'
import { formatPrice, toCents } from '@/kernel/money'
import { BOARD_WORDS, LETTER_WORDS as words } from '../rules/email-words'

export type Hotel = { facts: PropertyFacts; siteUrl: string }
/** A villa of a group, of which one mail tells several. */
export type PartStory = { booking: StaffBooking; hotel: Hotel; now: Date; queuedAt: Date | undefined }
/** `extras` is what was booked with the stay. */
export type Story = PartStory & { extras: readonly BookedExtra[] }
type Row = readonly [label: string, value: string]

/** Who the guest is and what they wish for: for the hotel alone. */
export function guestRows({ booking: { guestName, guestEmail, guestPhone, specialRequests } }: Story): Row[] {
  const rows: [string, string | null][] = [
    [words.rows.guest, guestName],
    [words.rows.email, guestEmail],
    [words.rows.phone, guestPhone],
    [words.rows.requests, specialRequests],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

/** What has become of a request by the time its mail leaves. */
export function tellStanding({ status }: StaffBooking): string {
  if (status === 'pending') return words.desk.waits
  return holdsNights(status) ? words.desk.isConfirmed : words.desk.isOver
}

export function describeStay({ booking, hotel: { facts } }: PartStory): Row[] {
  const row = words.rows
  return [
    [row.reference, booking.reference],
    [row.villa, unitNameOf(booking, 'listed')],
    [row.checkIn, row.from(formatDay(toDay(booking.checkInDate)), facts.checkInTime)],
    [row.checkOut, row.until(formatDay(toDay(booking.checkOutDate)), facts.checkOutTime)],
    ...(booking.arrivalTime ? [[row.arrival, tellArrivalTime(booking.arrivalTime)] as const] : []),
    [row.guests, describeParty({ ...booking, guests: booking.numberOfGuests })],
    [row.board, BOARD_WORDS[booking.board]],
    ...planRows(booking),
  ]
}

function planRows({ nights }: StaffBooking): Row[] {
  const plan = planOf(nightsFromWire(nights))
  return plan ? [[PLAN_WORDS.label, plan.name]] : []
}

/** Until when cancelling is free, as long as it is; that it never is, on a plan that says so. */
export function cancelRows({ booking, hotel: { facts }, now }: PartStory): Row[] {
  const hotel = withPlan(facts, planOf(nightsFromWire(booking.nights)))
  const end = freeCancellationEnd(toDay(booking.checkInDate), hotel)
  if (end === null) return [[CANCELLING_WORDS.label, CANCELLING_WORDS.never]]
  if (now >= end) return []
  return [[words.rows.freeCancellation, words.rows.untilMoment(formatInstant(end, facts.timeZone))]]
}

/** As agreed; where only the total is known, it stands alone. */
export function nightRows({ booking }: Story): Row[] {
  return quoteOf(booking).nights.map(({ night, cents }) => [formatDay(night), formatPrice(cents)])
}

/** The price of the nights with what of it are taxes on top, and of what was booked with them. */
export function priceRows(story: Story): Row[] {
  const { booking, extras } = story
  const nights = [totalRow(story), ...codeRows(story), ...taxRows(story)]
  if (extras.length === 0) return nights
  const sum = extras.reduce((all, { amount }) => all + toCents(amount), toCents(booking.totalAmount))
  return [
    ...nights,
    ...extras.map((extra): Row => [nameExtra(extra), formatPrice(toCents(extra.amount))]),
    [words.rows.withExtras, formatPrice(sum)],
  ]
}

function codeRows({ booking }: Story): Row[] {
  const promo = promoOf(quoteOf(booking).nights)
  return promo ? [[PROMO_WORDS.label(promo.code), PROMO_WORDS.off(formatPrice(promo.off))]] : []
}

function taxRows({ booking }: Story): Row[] {
  const { agreedTaxes } = quoteOf(booking)
  return agreedTaxes === undefined ? [] : [[TAX_WORDS.label, formatPrice(agreedTaxes)]]
}

function totalRow({ booking, hotel }: Story): Row {
  const total = toCents(booking.totalAmount)
  const { shillings, timeZone } = hotel.facts
  const about = shillings ? ` (${tellAbout(total, shillings, timeZone)})` : ''
  return [words.rows.total, formatPrice(total) + about]
}
