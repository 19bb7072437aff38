import { expect, test } from 'vitest'
import type { StayRule } from '@/features/rates/rules/pricing'
import { toDay } from '@/kernel/days'
import { SEARCH_TODAY as today, searchVilla as villa } from '../../../../test/search-villas'
import { tellOfAll } from './season-notices'

const day = toDay('2027-03-15')

function asking(id: number, rule: StayRule) {
  const season = {
    startDate: day,
    endDate: toDay('2027-03-20'),
    price: null,
    weekendPrice: null,
    minNights: rule.min ?? 1,
    rules: [rule],
  }
  return { ...villa(id, { price: '$55.00', maxGuests: 2 }), seasons: [season] }
}

test('what every villa asks of a stay is told in the words of one that can be had', () => {
  const closed = asking(1, { kind: 'no-arrival', says: 'No stay begins on these days.' })
  const open = asking(2, { kind: 'nights', min: 3, says: 'Stays begin at 3 nights.' })
  expect(tellOfAll([closed, open], { day, stay: null, today }).says).toBe('Stays begin at 3 nights.')
  expect(tellOfAll([closed], { day, stay: null, today }).says).toBe('No stay begins on these days.')
  expect(
    tellOfAll([open, villa(3, { price: '$55.00', maxGuests: 2 })], { day, stay: null, today }).says,
  ).toBe('')
})
