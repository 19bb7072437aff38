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
  minNights: 'Fewest nights',
  wholeHouse: 'The whole house',
  usual: 'As usual',
  weekend: (price: string) => `${price} at weekends`,
} as const

export const seasonFields = {
  name: 'Name',
  villa: 'Only this villa',
  category: 'Only this category',
  reachHelp: 'Leave villa and category open for the whole house; the narrower goes before the wider',
  startDate: 'First night',
  endDate: 'Last night',
  price: 'Price a night (USD)',
  priceHelp: 'Left empty: the villa’s seasonal price, else its usual one',
  weekendPrice: 'Friday to Sunday (USD)',
  weekendHelp: 'Left empty: the price and a fifth more',
  minNights: 'Fewest nights',
  minNightsHelp: 'Of a stay that begins in these nights; the front desk may sell fewer',
} as const
