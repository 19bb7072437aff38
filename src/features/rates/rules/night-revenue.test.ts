import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, LAST_DAY, toDay } from '@/kernel/days'
import { revenueByNight } from './night-revenue'

const march = { first: toDay('2027-03-01'), last: toDay('2027-03-31') }

test('of a stay for ages the nights of the period alone are written out', () => {
  const ages = { checkIn: toDay('1000-01-01'), checkOut: LAST_DAY, total: 65_000, nights: null }
  expect(revenueByNight(ages, march).map(({ night }) => night)).toEqual(
    Array.from({ length: 31 }, (_, index) => addDays(march.first, index)),
  )
})

test('a total goes over its nights to the cent, whatever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 1, max: 60 }), (total, nights) => {
      const checkIn = toDay('2027-03-01')
      const spread = revenueByNight({ checkIn, checkOut: addDays(checkIn, nights), total, nights: null })
      const cents = spread.map((night) => night.cents)
      return (
        cents.reduce((sum, one) => sum + one, 0) === total && Math.max(...cents) - Math.min(...cents) <= 1
      )
    }),
  )
})
