import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ONE_GUEST } from '@/features/rates/rules/guest-prices'
import { agreeNights, nightsFromWire, nightsToWire, quoteOf } from '@/features/rates/rules/nightly-rates'
import { priceNight, quoteStay, rateOf } from '@/features/rates/rules/pricing'
import { taxesIn } from '@/features/rates/rules/taxes-in'
import { addTaxes } from '@/features/taxes/rules/add-taxes'
import { TAX_RATE_KINDS, type TaxRate } from '@/features/taxes/rules/tax-rates'
import { addDays, type Day, toDay } from '@/kernel/days'
import { formatPrice, toAmount } from '@/kernel/money'
import { pricesWithTaxes } from './prices-with-taxes'

const today = toDay('2027-03-15')
const plain = {
  price: '$65.00',
  weekendPrice: null,
  halfBoardPrice: '83.00',
  fullBoardPrice: null,
}
const vat: TaxRate = { kind: 'vat', hundredths: 18_00, appliesFrom: toDay('2026-01-01') }
const hotelTax: TaxRate = { kind: 'hotel-tax', hundredths: 2_00, appliesFrom: toDay('2026-01-01') }
const withTaxes = (net: number, day: Day, rates: readonly TaxRate[]) =>
  addTaxes({ net, day, isNight: true, taxKind: 'standard' }, rates).gross

test('without rates a villa stays byte for byte what it was', () => {
  expect(pricesWithTaxes(plain, [], today)).toBe(plain)
})

test('a villa shows what a night costs with its taxes, weekends without the hotel tax grown by a fifth', () => {
  const villa = pricesWithTaxes(plain, [vat, hotelTax], today)
  expect(villa).toMatchObject({ price: '$78.70', weekendPrice: '94.04', halfBoardPrice: '99.94' })
  expect(villa.datedPrices).toBeUndefined()
  expect(quoteStay(rateOf(villa), { checkIn: today, checkOut: addDays(today, 2) }, ONE_GUEST).total).toBe(
    157_40,
  )
})

test('a rate that holds from a later day is in the nights from that day on and in no other', () => {
  const rates = [vat, hotelTax, { ...vat, hundredths: 20_00, appliesFrom: addDays(today, 1) }]
  const villa = pricesWithTaxes(plain, rates, today)
  expect(villa.price).toBe('$78.70')
  const rate = rateOf(villa)
  expect([0, 1, 2].map((days) => priceNight(rate, addDays(today, days)))).toEqual([78_70, 80_00, 80_00])
  expect(priceNight(rate, addDays(today, 1), 'half-board')).toBe(101_60)
  expect(pricesWithTaxes(plain, rates, addDays(today, 1)).price).toBe('$80.00')
  // Who prices without a day gets every list, and the same nights.
  const timeless = rateOf(pricesWithTaxes(plain, rates, null))
  expect([0, 1].map((days) => priceNight(timeless, addDays(today, days)))).toEqual([78_70, 80_00])
})

test('the taxes of a booking come back from the wire as they were agreed', () => {
  const villa = pricesWithTaxes(plain, [vat, hotelTax], today)
  const quote = quoteStay(rateOf(villa), { checkIn: today, checkOut: addDays(today, 3) }, ONE_GUEST)
  const agreed = agreeNights(quote)
  const items = nightsToWire(agreed)
  expect(nightsFromWire(items)).toEqual(agreed)
  expect(taxesIn(quote)).toBe(3 * 13_70)
  expect(quoteOf({ nights: items, totalAmount: toAmount(quote.total) }).agreedTaxes).toBe(3 * 13_70)
  const included = agreeNights(
    quoteStay(rateOf(plain), { checkIn: today, checkOut: addDays(today, 3) }, ONE_GUEST),
  )
  expect(JSON.stringify(included)).not.toContain('taxes')
  expect(quoteOf({ nights: nightsToWire(included), totalAmount: '195.00' })).not.toHaveProperty('agreedTaxes')
})

const anyRates = fc.array(
  fc.record({
    kind: fc.constantFrom(...TAX_RATE_KINDS),
    hundredths: fc.integer({ min: 0, max: 100_00 }),
    appliesFrom: fc.integer({ min: -80, max: 40 }).map((days) => addDays(today, days)),
  }),
  { minLength: 1, maxLength: 8 },
)
const anyVilla = fc.record({
  base: fc.integer({ min: 0, max: 100_000 }),
  season: fc.option(
    fc.record({
      startsIn: fc.nat({ max: 30 }),
      days: fc.nat({ max: 10 }),
      price: fc.option(fc.integer({ min: 1, max: 100_000 })),
      minNights: fc.constant(1),
    }),
  ),
})

test('for any prices, seasons and dated rates each night costs its price before taxes and the taxes of its day', () => {
  fc.assert(
    fc.property(anyVilla, anyRates, fc.integer({ min: -60, max: 60 }), ({ base, season }, set, ahead) => {
      const rates = set.sort((one, other) => one.appliesFrom.localeCompare(other.appliesFrom))
      const villa = {
        ...plain,
        price: formatPrice(base),
        halfBoardPrice: null,
        ...(season && {
          seasons: [
            {
              startDate: addDays(today, season.startsIn),
              endDate: addDays(today, season.startsIn + season.days),
              price: season.price === null ? null : toAmount(season.price),
              weekendPrice: null,
              minNights: season.minNights,
            },
          ],
        }),
      }
      const night = addDays(today, ahead)
      const expected = withTaxes(priceNight(rateOf(villa), night), night, rates)
      for (const day of [today, null])
        expect(priceNight(rateOf(pricesWithTaxes(villa, rates, day)), night)).toBe(expected)
    }),
  )
})
