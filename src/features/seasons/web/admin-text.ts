import type { SeasonKind } from '@/features/rates/rules/season-kinds'
import { countOf } from '@/kernel/count-of'
import { wordsFor } from '@/web/admin-kit/resource-words'

/** Words of the staff's seasons. */
export const seasonsText = wordsFor('season', {
  empty: 'No seasons yet: every night costs what its villa says.',
})

export const seasonColumns = {
  name: 'Season',
  reach: 'Where',
  nights: 'Nights',
  price: 'A night',
  conditions: 'Conditions',
  wholeHotel: 'The whole hotel',
  usual: 'As usual',
  weekend: (price: string) => `${price} at weekends`,
  on: (weekdays: string) => `on ${weekdays}`,
  minNights: (count: number) => `from ${countOf(count, 'night')}`,
  maxNights: (count: number) => `up to ${countOf(count, 'night')}`,
  minDaysAhead: (count: number) => `booked ${countOf(count, 'day')} before at the latest`,
  maxDaysAhead: (count: number) => `booked ${countOf(count, 'day')} before at the earliest`,
  arrival: (isClosed: boolean) => (isClosed ? 'no arrival' : 'arrival on every day'),
  departure: (isClosed: boolean) => (isClosed ? 'no departure' : 'departure on every day'),
} as const

export const seasonGroups = {
  days: 'When and where',
  price: 'Price',
  conditions: 'Conditions',
  preview: 'What each night becomes',
} as const

export const previewText = {
  title: 'What each night becomes',
  category: 'Category',
  before: 'now',
  after: 'once saved',
  loading: 'Working out what each night becomes',
  failed: 'What each night becomes cannot be shown just now.',
  unready: 'Give the days and the price, and what each night becomes is shown here.',
  none: 'There is no such night from today on.',
  overlaps: (names: readonly string[]) =>
    `Shares nights with ${names.join(', ')}: the narrower counts, then the shorter; what was changed in the rates grid counts before both.`,
  more: (count: number) => `And ${countOf(count, 'more night')}.`,
} as const

export const seasonKinds: Record<SeasonKind, string> = {
  price: 'At a price',
  amount: 'An amount added or taken off',
  percentage: 'A percentage added or taken off',
  conditions: 'Conditions only, prices as they are',
}

export const seasonFields = {
  name: 'Name',
  nameHelp: 'For staff, such as Easter or Low season.',
  villa: 'Only this villa',
  category: 'Only this category',
  categoryHelp: 'For all villas of one kind, such as the studios alone.',
  reachHelp: 'Leave villa and category open for the whole hotel; the narrower goes before the wider',
  startDate: 'First night',
  startDateHelp: 'The first night that is priced by it.',
  endDate: 'Last night',
  endHelp: 'Of two seasons over one night the shorter goes before the longer',
  weekdays: 'Only these nights of the week',
  weekdaysHelp: 'None chosen: every night',
  kind: 'What it does to the price',
  kindHelp: 'A fixed price, more or less than usual, or conditions alone.',
  price: 'Price a night (USD)',
  priceHelp: 'Left empty: the villa’s seasonal price, else its usual one',
  weekendPrice: 'Friday to Sunday (USD)',
  weekendHelp: 'Left empty: the price and a fifth more; with chosen nights of the week, the price itself',
  change: 'Change (USD or %)',
  changeHelp: '10 adds, -10 takes off. It changes what the night would cost without this season',
  minNights: 'Fewest nights',
  minNightsHelp: 'Of a stay that begins in these nights; the front desk may sell fewer',
  maxNights: 'Most nights',
  maxNightsHelp: 'Conditions left empty are as a wider season says, else there are none',
  minDaysAhead: 'Latest booking, days before arrival',
  minDaysAheadHelp: '3: no later than three days before',
  maxDaysAhead: 'Earliest booking, days before arrival',
  maxDaysAheadHelp: '90: no sooner than ninety days before',
  arrival: 'Arrival on these days',
  arrivalHelp: '‘Not allowed’: no stay may begin in these nights, such as on Christmas Eve.',
  departure: 'Departure on these days',
  departureHelp: '‘Not allowed’: no stay may end on these days.',
  unsaid: 'As at other times',
  open: 'Allowed',
  closed: 'Not allowed',
} as const
