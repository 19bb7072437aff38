import { countOf } from '@/kernel/count-of'
import { type Cents, formatPrice } from '@/kernel/money'
import { defineWords } from '@/kernel/words'
import type { Board } from './rules/board'
import type { PriceGroup } from './rules/pricing'

export const PREVIEW_WORDS = defineWords('rates.PREVIEW_WORDS', {
  title: 'Booking Preview',
  villa: 'Villa',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: 'Nights',
  notYet: 'Not chosen yet',
  from: (time: string) => `from ${time}`,
  until: (time: string) => `until ${time}`,
  total: 'Total',
  breakdown: 'Price breakdown',
  nightByNight: 'Night by night',
  group: ({ nights, isWeekend, cents, extraGuests }: PriceGroup) =>
    `${countOf(nights.length, isWeekend ? 'weekend night' : 'night')} × ${formatPrice(cents)}${extraGuests ? `, with extra guests at ${formatPrice(extraGuests)}` : ''}`,
  ifHere: 'If you leave on this day',
  guests: 'Guests',
  guestOption: (count: number) => (count === 1 ? '1 Guest' : `${count} Guests`),
  book: 'Book Now',
  clear: 'Clear Selection',
  tooSmall: (most: number, guests: number) =>
    `This villa takes up to ${countOf(most, 'guest')}, and you are ${guests}.`,
  weekendNote: (cents: Cents) => `${formatPrice(cents)} Friday to Sunday`,
} as const)

export const BOARD_WORDS = defineWords('rates.BOARD_WORDS', {
  label: 'Meals',
  /** What half and full board hold: docs/decisions/product-rules.md. */
  names: {
    'bed-and-breakfast': 'Bed and breakfast',
    'half-board': 'Half board: breakfast and lunch',
    'full-board': 'Full board: breakfast, lunch and dinner',
  } satisfies Record<Board, string>,
  more: (cents: Cents) => `${formatPrice(cents)} more a night`,
} as const)
