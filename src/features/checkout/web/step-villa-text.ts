import { countOf } from '@/kernel/count-of'
import { type Cents, formatPrice } from '@/kernel/money'
import { formatStay, type Stay } from '@/kernel/stay'
import { defineWords } from '@/kernel/words'

/** Words of the second step: guests, meals and a free villa. */
export const STEP_VILLA_WORDS = defineWords('checkout-step-villa.STEP_VILLA_WORDS', {
  guests: 'Number of guests',
  kind: 'Room preference',
  anyKind: 'Any villa',
  free: (count: number) => (count === 1 ? '1 villa is free' : `${count} villas are free`),
  legend: (stay: Stay) => `Free villas, ${formatStay(stay)}`,
  map: 'Choose on the map of the grounds',
  noMap: 'The map could not be loaded.',
  sleeps: (count: number) => `Sleeps ${count}`,
  perNight: (cents: Cents) => `from ${formatPrice(cents)} a night`,
  inAll: (nights: number) => `for ${countOf(nights, 'night')}`,
  more: (count: number) => `Show ${count} more`,
  missing: 'Please choose a villa.',
  loading: 'Looking for free villas',
  failed: 'Failed to fetch bookings',
  failedWhy: 'We cannot see which villas are free just now. Nothing you typed is lost.',
  none: 'No villa is free for all of these nights.',
  noneSoLarge: (guests: number) =>
    `No free villa takes ${guests} guests. Choose fewer, see several together, or call us.`,
  noneOfKind: 'None of this kind is free for these nights.',
  showAll: 'Show every kind',
  others: 'These dates are free:',
  otherDates: 'Choose other dates',
  together: 'See several villas together',
  lost: (name: string) =>
    `${name} has just been taken for some of these nights. Please choose another villa; all else is as you left it.`,
  otherKind: (name: string) =>
    `${name} is a villa of another kind, so it is no longer chosen. Please choose one of these villas.`,
  otherKindOfAny: (name: string) => `You had chosen any ${name}; these are others. Please choose again.`,
  goneOfAny: (name: string, from: Cents | null) =>
    from === null
      ? `The last ${name} has just been taken for some of these nights. Please choose another villa; all else is as you left it.`
      : `The last ${name} at that price has just been taken; the others cost from ${formatPrice(from)}. Please choose again; all else is as you left it.`,
  anyOf: (name: string) => `Any ${name}`,
  anyOfText: 'We choose one that is free, at this price.',
  noMeals: (name: string) =>
    `${name} is not offered with these meals. Please choose another villa or other meals.`,
  tooSmall: (name: string, guests: number) =>
    `${name} takes up to ${countOf(guests, 'guest')}. Please choose a larger villa.`,
} as const)
