import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { sumTaxes, type TaxedLine, taxOf } from './tax-of'
import { formatPercentage, rateOn, TAX_RATE_KINDS, type TaxRate } from './tax-rates'

const day = toDay('2027-03-15')
const from = toDay('2027-01-01')
const rate = (kind: TaxRate['kind'], hundredths: number, appliesFrom = from) => ({
  kind,
  hundredths,
  appliesFrom,
})
const night = (gross: number): TaxedLine => ({ day, gross, isNight: true, taxKind: 'standard' })
const charge = (gross: number, taxKind: TaxedLine['taxKind'] = 'standard'): TaxedLine => ({
  day,
  gross,
  isNight: false,
  taxKind,
})

test('a price without any rate is net, and says nothing of value added tax', () => {
  expect(taxOf(night(65_00), [])).toEqual({
    gross: 65_00,
    net: 65_00,
    serviceCharge: 0,
    hotelTax: 0,
    vat: 0,
    vatRate: null,
  })
})

test('value added tax is in the price: 18 % of $118.00 is $18.00', () => {
  expect(taxOf(charge(118_00), [rate('vat', 18_00)])).toMatchObject({ net: 100_00, vat: 18_00 })
  expect(taxOf(charge(-118_00), [rate('vat', 18_00)])).toMatchObject({ net: -100_00, vat: -18_00 })
})

test('the hotel tax comes off a night first, then value added tax, then the service charge', () => {
  const rates = [rate('vat', 18_00), rate('service-charge', 10_00), rate('hotel-tax', 2_00)]
  // 100.00 net + 10.00 service charge, 18 % on both, and 2.00 for the room and night.
  expect(taxOf(night(131_80), rates)).toMatchObject({
    net: 100_00,
    serviceCharge: 10_00,
    vat: 19_80,
    hotelTax: 2_00,
  })
  expect(taxOf(charge(129_80), rates)).toMatchObject({ net: 100_00, hotelTax: 0 })
  expect(taxOf(night(1_50), rates)).toMatchObject({ hotelTax: 1_50, net: 0, vat: 0 })
})

test('what is exempt pays no value added tax, and nights pay their own rate where there is one', () => {
  const rates = [rate('vat', 18_00), rate('vat-nights', 0)]
  expect(taxOf(charge(118_00, 'exempt'), rates)).toMatchObject({ vat: 0, vatRate: 0 })
  expect(taxOf(charge(118_00, 'exempt'), [])).toMatchObject({ vat: 0, vatRate: null })
  expect(taxOf(night(118_00), rates)).toMatchObject({ vat: 0, vatRate: 0 })
  expect(taxOf(charge(118_00), rates)).toMatchObject({ vat: 18_00, vatRate: 18_00 })
})

test('a rate holds from its day until another does, and the one set last for a day wins', () => {
  const rates = [rate('vat', 18_00), rate('vat', 16_00, day), rate('vat', 17_00, day)]
  expect(rateOn(rates, 'vat', toDay('2026-12-31'))).toBeNull()
  expect(rateOn(rates, 'vat', toDay('2027-03-14'))).toBe(18_00)
  expect(rateOn(rates, 'vat', day)).toBe(17_00)
  expect(formatPercentage(7_50)).toBe('7.5%')
})

const anyRates = fc.array(
  fc.record({
    kind: fc.constantFrom(...TAX_RATE_KINDS),
    hundredths: fc.integer({ min: 0, max: 100_00 }),
    appliesFrom: fc.constant(from),
  }),
)
const anyLine = fc.record({
  day: fc.constant(day),
  gross: fc.integer({ min: -100_000_000, max: 100_000_000 }),
  isNight: fc.boolean(),
  taxKind: fc.constantFrom('standard' as const, 'exempt' as const),
})

test('for any prices and rates the parts come to the price to the cent, and so do their sums', () => {
  fc.assert(
    fc.property(fc.array(anyLine), anyRates, (lines, rates) => {
      const parts = lines.map((line) => taxOf(line, rates))
      for (const { gross, ...part } of parts) {
        expect(part.net + part.serviceCharge + part.hotelTax + part.vat).toBe(gross)
        for (const cents of [part.net, part.serviceCharge, part.hotelTax, part.vat]) {
          expect(Number.isInteger(cents)).toBe(true)
          expect(cents * Math.sign(gross)).toBeGreaterThanOrEqual(0)
        }
      }
      const sums = sumTaxes(parts)
      const grouped = sums.vatGroups.reduce((all, { vat }) => all + vat, 0)
      expect(sums.net + sums.serviceCharge + sums.hotelTax + sums.vat).toBe(sums.gross)
      expect(grouped).toBe(sums.vat)
    }),
  )
})

test('value added tax differs from its exact share by half a cent at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 0, max: 100_00 }),
      (gross, vat) => {
        const exact = (gross * vat) / (100_00 + vat)
        return Math.abs(taxOf(charge(gross), [rate('vat', vat)]).vat - exact) <= 0.5
      },
    ),
  )
})
