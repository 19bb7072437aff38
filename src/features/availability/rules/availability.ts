import { LONGEST_STAY, lastCheckIn } from '@/features/bookings/rules/limits'
import { type BookingStatus, holdsNights } from '@/features/bookings/rules/status'
import { addDays, addMonths, type Day, firstOfMonth, lastOfMonth, toDay } from '@/kernel/days'
import { countNights, nightsOf, nightsWithin, type Stay } from '@/kernel/stay'

/** Months one call asks for; on phones the second is known before it is leafed to. */
export const MONTHS_ASKED = 2

/** Days asked about in one call, the first and the last included. */
export type Window = { first: Day; last: Day }

/**
 * What is known of some villas: the property's today, the nights on which none of them is free, who of them is taken
 * when, and the days this knowledge covers.
 */
export type Availability = {
  today: Day
  taken: ReadonlySet<Day>
  takenBy: ReadonlyMap<Day, ReadonlySet<number>>
  known: readonly Window[]
  /** Whether the seasons keep stays from beginning on a day; left out where nobody asked. */
  isClosed?: ((day: Day) => boolean) | undefined
}

/** What a day is to someone who wants to arrive on it; `check-out-only` is a day on which somebody else arrives, or nobody may. */
export type DayStatus = 'past' | 'available' | 'check-out-only' | 'booked' | 'too-far' | 'unknown'

type Booked = { villaId: number; checkInDate: string; checkOutDate: string; status: BookingStatus }

/** The availability of one villa, or of several of which any will do, as the answers to the calendar's calls tell it; `bookings` is undefined until one has come. */
export function readAvailability(
  villaIds: readonly number[],
  today: Day,
  answers: readonly { window: Window; bookings: readonly Booked[] | undefined }[],
): Availability {
  const takenBy = new Map<Day, Set<number>>()
  const known: Window[] = []
  for (const { window, bookings } of answers) {
    if (!bookings) continue
    known.push(window)
    for (const booking of bookings)
      if (villaIds.includes(booking.villaId) && holdsNights(booking.status))
        for (const night of nightsWithin(stayOf(booking), window))
          takenBy.set(night, (takenBy.get(night) ?? new Set()).add(booking.villaId))
  }
  const full = [...takenBy].filter(([, villas]) => villas.size === villaIds.length)
  return { today, taken: new Set(full.map(([night]) => night)), takenBy, known }
}

/**
 * The windows a calendar has to ask about: the visible months and, where a chosen check-in lies in an earlier one,
 * the days from there up to them, without which nobody could tell whether a stay between is free.
 */
export function windowsToAsk(month: Day, months: number, checkIn: Day | null): Window[] {
  const visible = {
    first: firstOfMonth(month),
    last: lastOfMonth(addMonths(firstOfMonth(month), months - 1)),
  }
  if (!checkIn || checkIn >= visible.first || addDays(checkIn, LONGEST_STAY) < visible.first) return [visible]
  return [visible, { first: firstOfMonth(checkIn), last: addDays(visible.first, -1) }]
}

/** What `day` is to a guest who has chosen nothing yet. */
export function dayStatus(availability: Availability, day: Day): DayStatus {
  if (day < availability.today) return 'past'
  if (!isKnownNight(availability, day)) return 'unknown'
  if (availability.taken.has(day))
    return isFreeNight(availability, addDays(day, -1)) ? 'check-out-only' : 'booked'
  if (day > lastCheckIn(availability.today)) return 'too-far'
  return availability.isClosed?.(day) ? 'check-out-only' : 'available'
}

/** True when the night that begins on `night` is known to be free. */
export function isFreeNight(availability: Availability, night: Day): boolean {
  return night >= availability.today && isKnownNight(availability, night) && !availability.taken.has(night)
}

/** True when every night of the stay is free and its days and length are within the limits. */
export function canStay(availability: Availability, stay: Stay): boolean {
  const nights = countNights(stay)
  return (
    nights >= 1 &&
    nights <= LONGEST_STAY &&
    stay.checkIn <= lastCheckIn(availability.today) &&
    nightsOf(stay).every((night) => isFreeNight(availability, night))
  )
}

/** The last day on which a stay from `checkIn` can end, as far as is known; `checkIn` itself when it is not free. */
export function latestCheckOut(availability: Availability, checkIn: Day): Day {
  let nights = 0
  while (nights < LONGEST_STAY && isFreeNight(availability, addDays(checkIn, nights))) nights += 1
  return addDays(checkIn, nights)
}

/** True when the answers so far cover the night that begins on `day`. */
export function isKnownNight({ known }: Availability, day: Day): boolean {
  return known.some((window) => window.first <= day && day <= window.last)
}

function stayOf(booking: Booked): Stay {
  return { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) }
}
