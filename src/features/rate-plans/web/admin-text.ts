import { countOf } from '@/kernel/count-of'
import { wordsFor } from '@/web/admin-kit/resource-words'

/** Words of the staff's rate plans. */
export const ratePlansText = wordsFor('rate plan', {
  empty: 'No rate plans besides Flexible.',
})

/** Words about the flexible plan, and about the usual ones that are not there yet. */
export const planOffers = {
  flexible: 'the price list, cancelled as Property Facts say. It is always offered.',
  usual: 'Usual plans',
  switchOn: 'Switch on',
  done: (name: string) => `${name} is switched on`,
  doneHelp: 'Change its price and terms as you like.',
  least: (nights: number) => `${countOf(nights, 'night')} or more`,
  guests: 'for guests and staff',
  staff: 'for staff alone',
} as const

export const ratePlanColumns = {
  name: 'Name',
  price: 'Price',
  cancelling: 'Cancelling',
  stays: 'Stays',
  reach: 'Where',
  choice: 'Chosen by',
  status: 'Status',
  guests: 'Guests and staff',
  staff: 'Staff only',
  on: 'On',
  off: 'Off',
  anyStay: 'Any',
  wholeHotel: 'The whole hotel',
  least: (nights: number) => `${countOf(nights, 'night')} or more`,
  most: (nights: number) => `${countOf(nights, 'night')} at most`,
} as const

export const ratePlanGroups = {
  plan: 'Plan',
  cancelling: 'Cancelling and deposit',
  stays: 'For which stays',
  booked: 'When it can be booked',
} as const

export const ratePlanFields = {
  name: 'Name',
  nameHelp: 'Guests see it beside the price, such as Non-refundable.',
  line: 'In one line',
  lineHelp: 'What it is for the guest, such as: Pay less, and keep to your dates.',
  kind: 'What it changes',
  kindHelp: 'Whether ‘How much’ is percent of the night’s price, or dollars a night.',
  change: 'How much',
  changeHelp:
    'Percent or dollars a night, with a minus where it is taken off: -10. It is reckoned from the night’s price of the season with its meals; what extra guests cost stays the same.',
  isPublic: 'Guests may choose it',
  publicHelp: 'Switched off, staff alone book on it, for a company for example.',
  isActive: 'On',
  activeHelp: 'Switched off, nobody can book on it. Bookings that are on it keep their price and terms.',
  cancellation: 'Cancelling',
  cancellationHelp: 'What a guest on this plan pays who cancels.',
  cancellationHours: 'Hours before check-in until which it is free',
  hoursHelp: 'For own hours alone. Later, cancelling costs what Property Facts say.',
  depositPercent: 'Deposit in percent',
  depositHelp:
    'Of the price of the nights, asked for in advance: 100 is all of it, 0 is none. Empty is what Property Facts say.',
  minNights: 'Fewest nights',
  minNightsHelp: 'The shortest stay it is for: 7 for a weekly price. Empty is any stay.',
  maxNights: 'Most nights',
  maxNightsHelp: 'The longest stay it is for. Empty is any stay.',
  stayFrom: 'First night',
  stayTo: 'Last night',
  stayToHelp: 'The last night that may be in the stay; check-out is the day after. Empty is without an end.',
  stayHelp: 'All nights of the stay lie within them. Empty is without an end.',
  categories: 'Categories',
  categoriesHelp: 'None chosen is all of them',
  minDaysAhead: 'Fewest days before arrival',
  maxDaysAhead: 'Most days before arrival',
  maxDaysAheadHelp: '30: booked no sooner than thirty days before the arrival. Empty is any time.',
  aheadHelp: 'How long before the arrival guests book. Empty is any time; staff are not bound by it.',
  bookFrom: 'First day of booking',
  bookFromHelp: 'Guests can book with it from this day on, such as 1 March. Empty is at once.',
  bookTo: 'Last day of booking',
  bookToHelp: 'After this day nobody can book with it any more. Empty is without an end.',
} as const

export const planKinds = { percentage: 'A percentage of the night', amount: 'An amount a night' } as const

export const planCancellations = {
  property: 'As the property says',
  'non-refundable': 'Non-refundable: the whole price is charged',
  hours: 'Own hours',
} as const
