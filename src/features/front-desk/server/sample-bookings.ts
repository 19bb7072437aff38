import type { BookingSource } from '@/features/bookings/rules/sources'
import type { BookingStatus } from '@/features/bookings/rules/status'
import type { bookings } from '@/features/bookings/server/table'
import { agreeNights } from '@/features/rates/rules/nightly-rates'
import { isWeekendNight, quoteStay, rateOf } from '@/features/rates/rules/pricing'
import type { Villa } from '@/features/villas/contract'
import { addDays, type Day, daysBetween } from '@/kernel/days'
import { seededRandom } from '@/kernel/seeded-random'
import type { Stay } from '@/kernel/stay'

const DAYS_BACK = 31
const DAYS_AHEAD = 92
const SEED = 256
/** Most come by the website. */
const SOURCES: BookingSource[] = [
  'website',
  'website',
  'website',
  'website',
  'phone',
  'walk-in',
  'email',
  'message',
]
const REQUESTS = [
  'We arrive after nine in the evening.',
  'A baby cot, please.',
  'Ground floor if it can be arranged, my mother walks slowly.',
  'Early check-in if the villa is ready.',
  'No groundnuts in any meal, please.',
  'An invoice for the office, please.',
]

type SampleBooking = typeof bookings.$inferInsert

/** Credible stays of evidently made-up guests around `today`, the same for the same villas and day; no night is taken twice. */
export function sampleBookings(villas: Villa[], today: Day): SampleBooking[] {
  const random = seededRandom(SEED)
  return villas
    .filter((villa) => villa.isAvailable)
    .flatMap((villa) => fillCalendar(today, random).map((stay) => makeBooking(villa, stay, today, random)))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((booking, index) => ({ ...booking, ...nameGuest(index + 1) }))
}

/** Stays one after the other, closer together the nearer they are: the far calendar is still open. */
function fillCalendar(today: Day, random: () => number): Stay[] {
  const stays: Stay[] = []
  let checkIn = addDays(today, -DAYS_BACK + pick(random, 4))
  while (daysBetween(today, checkIn) < DAYS_AHEAD) {
    const nights = 1 + pick(random, 3) + (random() < 0.2 ? pick(random, 5) : 0)
    const checkOut = addDays(checkIn, nights)
    stays.push({ checkIn, checkOut })
    checkIn = nextArrival(checkOut, today, random)
  }
  return stays
}

function nextArrival(free: Day, today: Day, random: () => number): Day {
  const ahead = Math.max(0, daysBetween(today, free))
  const gap = pick(random, 3 + Math.floor(ahead / 8))
  const arrival = addDays(free, gap)
  // Weekends sell first: a gap that would swallow a Friday or Saturday night usually ends there.
  const weekend = Array.from({ length: gap }, (_, index) => addDays(free, index)).find(isWeekendNight)
  return weekend && random() < 0.6 ? weekend : arrival
}

function makeBooking(villa: Villa, stay: Stay, today: Day, random: () => number) {
  const arrivedOrToday = stay.checkIn < today ? stay.checkIn : today
  const madeOn = addDays(arrivedOrToday, -1 - pick(random, 40))
  const madeAt = new Date(`${madeOn}T${10 + pick(random, 10)}:${10 + pick(random, 50)}:00Z`)
  const guests = 1 + pick(random, villa.maxGuests)
  const quote = quoteStay(rateOf(villa), stay, { guests, childAges: [] })
  return {
    villaId: villa.id,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    numberOfGuests: guests,
    totalCents: quote.total,
    nights: agreeNights(quote),
    specialRequests: random() < 0.15 ? (REQUESTS[pick(random, REQUESTS.length)] ?? null) : null,
    status: decideStatus(stay, today, random),
    source: SOURCES[pick(random, SOURCES.length)] ?? 'website',
    createdAt: madeAt,
    updatedAt: madeAt,
  }
}

function decideStatus(stay: Stay, today: Day, random: () => number): BookingStatus {
  const chance = random()
  if (stay.checkOut < today) return chance < 0.06 ? 'cancelled' : chance < 0.1 ? 'no-show' : 'checked-out'
  if (stay.checkOut === today) return chance < 0.5 ? 'checked-out' : 'checked-in'
  if (stay.checkIn < today) return 'checked-in'
  if (stay.checkIn === today) return chance < 0.4 ? 'checked-in' : 'confirmed'
  return chance < 0.08 ? 'cancelled' : chance < 0.3 ? 'pending' : 'confirmed'
}

function nameGuest(number: number) {
  return {
    guestName: `Sample Guest ${number}`,
    guestEmail: `sample.guest.${number}@example.com`,
    guestPhone: `+256 700 000 0${10 + (number % 90)}`,
  }
}

/** A whole number from 0 up to but excluding `count`. */
function pick(random: () => number, count: number): number {
  return Math.floor(random() * count)
}
