import type { Board } from '@/features/rates/rules/board'
import { PREVIEW_WORDS } from '@/features/rates/text'
import { countOf } from '@/kernel/count-of'
import { formatDay } from '@/kernel/days'
import { type Cents, formatPrice } from '@/kernel/money'
import { countNights, formatStay, type Stay } from '@/kernel/stay'
import { defineWords } from '@/kernel/words'

/** Words of the results: what is free for the searched nights, by category. */
export const RESULTS_WORDS = defineWords('search-results.RESULTS_WORDS', {
  region: 'What is free',
  title: (stay: Stay, guests: number) =>
    countNights(stay) > 0
      ? `${formatStay(stay)}: ${countOf(countNights(stay), 'night')}, ${PREVIEW_WORDS.guestOption(guests).toLowerCase()}`
      : formatStay(stay),
  found: (kinds: number, villas: number) =>
    `${villas === 1 ? '1 villa is free' : `${villas} villas are free`}${kinds > 1 ? `, of ${kinds} kinds` : ''}. Taxes are included.`,
  loading: 'Looking for free villas',
  most: (guests: number) => `${guests} guests are the most we can search for here. Are you more?`,
  mostMessage: (stay: Stay, guests: number) =>
    `We would like to stay from ${formatDay(stay.checkIn)} to ${formatDay(stay.checkOut)} (${countOf(countNights(stay), 'night')}) with more than ${countOf(guests, 'guest')}. Please tell us how.`,
  wrongDates: 'These dates cannot be booked',
  tooLong: 'This stay is too long',
  failed: 'Failed to fetch bookings',
  failedWhy: 'We cannot see which villas are free just now. Please try again, or call us.',
  noVillas: 'No villas are listed at the moment. Please call us: we will find you a room.',
  strip: {
    title: (nights: number) => `The same ${countOf(nights, 'night')} from another day`,
    line: 'Lowest totals, in full dollars rounded up.',
    full: 'booked',
    outOfReach: '–',
    dayLabel: ({ checkIn, checkOut }: Stay, what: string) =>
      `${formatDay(checkIn)} to ${formatDay(checkOut)}, ${what}`,
    from: (cents: Cents) => `from ${formatPrice(cents)}`,
    nothingFree: 'nothing free',
    cannot: 'cannot be booked',
    current: 'your dates',
  },
  card: {
    pictures: (name: string) => `Pictures of the ${name}`,
    earlier: 'Previous picture',
    later: 'Next picture',
    sleeps: (count: number) => `Sleeps ${count}`,
    sizes: (least: number, most: number) => (least === most ? `${least} m²` : `${least} to ${most} m²`),
    left: (count: number) => (count === 1 ? 'Last one' : `${count} left`),
    moreThan: (name: string) => `More than the ${name}:`,
    room: (guests: number) => `room for ${guests}`,
    bedrooms: (count: number) => countOf(count, 'bedroom'),
    larger: (metres: number) => `${metres} m² more`,
    /** An amenity in the middle of a list of these. */
    addition: (amenity: string) => amenity.charAt(0).toLowerCase() + amenity.slice(1),
    total: (nights: number) => `for ${countOf(nights, 'night')}`,
    perNight: (cents: Cents) => `from ${formatPrice(cents)} a night, with breakfast`,
    any: 'Choose any of these',
    only: 'Choose this villa',
    boards: 'With more meals',
    board: {
      'bed-and-breakfast': 'Bed and breakfast',
      'half-board': 'Half board',
      'full-board': 'Full board',
    } satisfies Record<Board, string>,
    more: (cents: Cents) => `${cents < 0 ? '−' : '+'}${formatPrice(Math.abs(cents))}`,
    details: 'What is in it',
    view: (view: string) => `View: ${view}`,
    page: (name: string) => `More of the ${name}, with its pictures`,
    particular: (count: number) => `Choose a particular villa (${count} free)`,
    noMap: 'The map of the grounds could not be loaded.',
    others: 'Other villas',
  },
  wanted: {
    taken: (name: string) => `${name} is not free on these nights.`,
    tooSmall: (name: string, most: number) => `${name} takes up to ${countOf(most, 'guest')}.`,
    alike: 'The other villas of its kind come first below.',
    full: (name: string) => `No ${name} is free on these nights.`,
  },
  full: {
    title: 'Not free on these nights',
    nearest: 'Nearest free dates:',
    none: (days: number) => `Nothing free within ${days} days of yours.`,
    calendar: 'See all free nights',
  },
  nothing: {
    title: 'No villa is free for all of these nights.',
    help: (hasStrip: boolean) =>
      hasStrip
        ? 'Other days may do: their prices stand above, and the nearest free dates below.'
        : 'Other days may do: the nearest free dates stand below.',
  },
  several: { line: 'A family, friends, a wedding?', choose: 'Book several villas as one' },
  together: {
    title: (guests: number) => `No single free villa takes ${guests} guests. These do together:`,
    line: 'One booking with one total: all of them are held for you, or none.',
    kind: (count: number, name: string) => `${count} × ${name}`,
    places: (count: number) => `room for ${count}`,
    book: 'Book these together',
    tooMany: (places: number) => `All free villas together take ${countOf(places, 'guest')} on these nights.`,
    others: (guests: number) =>
      `On other nights there is room for ${countOf(guests, 'guest')} in several villas:`,
    orWrite: 'You may also write to us: we look for a way.',
    write: 'Write to us',
    message: (stay: Stay, guests: number) =>
      `We would like to stay from ${formatDay(stay.checkIn)} to ${formatDay(stay.checkOut)} (${countOf(countNights(stay), 'night')}) with ${countOf(guests, 'guest')}. Please book this for us or tell us how.`,
  },
} as const)
