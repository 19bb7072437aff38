import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EXTRA_UNITS, SERVED_ON } from '@/features/charges/rules/extra-terms'
import { addDays, daysBetween, toDay } from '@/kernel/days'
import { leftOf } from './left-of'
import { needOf, priceExtra, sumExtras } from './price-extra'

const FIRST = toDay('2027-03-10')
const booked = fc
  .record({
    from: fc.nat({ max: 60 }),
    nights: fc.integer({ min: 1, max: 60 }),
    guests: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ from, nights, guests }) => ({
    stay: { checkIn: addDays(FIRST, from), checkOut: addDays(FIRST, from + nights) },
    guests,
  }))
const terms = fc.record({
  price: fc.integer({ min: 1, max: 1_000_000 }),
  unit: fc.constantFrom(...EXTRA_UNITS),
  servedOn: fc.constantFrom(...SERVED_ON),
})
const pieces = fc.integer({ min: 1, max: 20 })
const stay = { checkIn: toDay('2027-03-15'), checkOut: toDay('2027-03-18') }

test('an extra counts once, by the night, by the guest or by the piece', () => {
  const priceOf = (unit: (typeof EXTRA_UNITS)[number]) =>
    priceExtra({ price: 500, unit, servedOn: 'arrival' }, 4, { stay, guests: 2 })
  expect(priceOf('stay')).toEqual({ quantity: 1, cents: 500 })
  expect(priceOf('night')).toEqual({ quantity: 3, cents: 1500 })
  expect(priceOf('guest')).toEqual({ quantity: 2, cents: 1000 })
  expect(priceOf('piece')).toEqual({ quantity: 4, cents: 2000 })
})

test('it is needed on the day of arrival, of departure, or each night', () => {
  const need = (unit: (typeof EXTRA_UNITS)[number], servedOn: (typeof SERVED_ON)[number]) =>
    needOf({ unit, servedOn }, 4, { stay, guests: 2 })
  expect(need('stay', 'arrival')).toEqual({ firstDay: '2027-03-15', lastDay: '2027-03-15', perDay: 1 })
  expect(need('piece', 'departure')).toEqual({ firstDay: '2027-03-18', lastDay: '2027-03-18', perDay: 4 })
  expect(need('guest', 'arrival').perDay).toBe(2)
  expect(need('night', 'departure')).toEqual({ firstDay: '2027-03-15', lastDay: '2027-03-17', perDay: 1 })
})

test('what is charged is whole pieces at the price of one, and a sum is the sum of its extras', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(terms, pieces), { maxLength: 6 }), booked, (extras, of) => {
      const each = extras.map(([one, asked]) => priceExtra(one, asked, of))
      for (const [index, [{ price }]] of extras.entries())
        expect(each[index]?.cents).toBe((each[index]?.quantity ?? 0) * price)
      const wanted = extras.map(([one, asked]) => ({ ...one, pieces: asked }))
      expect(sumExtras(wanted, of)).toBe(each.reduce((sum, { cents }) => sum + cents, 0))
    }),
  )
})

test('the days on which an extra is needed lie within the stay', () => {
  fc.assert(
    fc.property(terms, pieces, booked, (one, asked, of) => {
      const { firstDay, lastDay, perDay } = needOf(one, asked, of)
      expect(firstDay >= of.stay.checkIn && lastDay <= of.stay.checkOut && firstDay <= lastDay).toBe(true)
      expect(perDay).toBeGreaterThan(0)
      const nights = daysBetween(of.stay.checkIn, of.stay.checkOut)
      expect(daysBetween(firstDay, lastDay)).toBe(one.unit === 'night' ? nights - 1 : 0)
    }),
  )
})

test('of a limited extra as many are left as its fullest day has', () => {
  const limit = { unit: 'night', servedOn: 'arrival', dailyLimit: 3 } as const
  const sold = [
    { firstDay: toDay('2027-03-10'), lastDay: toDay('2027-03-15'), perDay: 1 },
    { firstDay: toDay('2027-03-15'), lastDay: toDay('2027-03-15'), perDay: 1 },
    { firstDay: toDay('2027-03-18'), lastDay: toDay('2027-03-20'), perDay: 3 },
  ]
  expect(leftOf(limit, sold, stay)).toBe(1)
  expect(leftOf({ ...limit, unit: 'stay', servedOn: 'departure' }, sold, stay)).toBe(0)
  expect(leftOf({ ...limit, dailyLimit: 1 }, sold, stay)).toBe(0)
  expect(leftOf({ ...limit, dailyLimit: null }, sold, stay)).toBeNull()
})
