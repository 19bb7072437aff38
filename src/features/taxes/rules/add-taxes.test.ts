import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, toDay } from '@/kernel/days'
import { addTaxes, agreeTaxes, sumAgreed } from './add-taxes'
import { sumTaxes, taxOf } from './tax-of'
import { TAX_RATE_KINDS, type TaxRate } from './tax-rates'

const from = toDay('2027-01-01')
const day = toDay('2027-03-15')
const vat: TaxRate = { kind: 'vat', hundredths: 18_00, appliesFrom: from }
const hotelTax: TaxRate = { kind: 'hotel-tax', hundredths: 2_00, appliesFrom: from }
const serviceCharge: TaxRate = { kind: 'service-charge', hundredths: 10_00, appliesFrom: from }
const night = (net: number, on = day) => ({ net, day: on, isNight: true, taxKind: 'standard' as const })

test('a night of $65.00 with 18 % on top and $2.00 hotel tax costs $78.70', () => {
  expect(addTaxes(night(65_00), [vat, hotelTax])).toEqual({
    gross: 78_70,
    net: 65_00,
    serviceCharge: 0,
    hotelTax: 2_00,
    vat: 11_70,
    vatRate: 18_00,
  })
})

test('value added tax is due on the service charge, and the hotel tax on nights alone', () => {
  const rates = [vat, hotelTax, serviceCharge]
  expect(addTaxes(night(100_00), rates)).toMatchObject({ serviceCharge: 10_00, vat: 19_80, gross: 131_80 })
  expect(addTaxes({ ...night(100_00), isNight: false }, rates).gross).toBe(129_80)
  expect(addTaxes({ ...night(100_00), isNight: false, taxKind: 'exempt' }, rates).gross).toBe(110_00)
})

test('nothing is added where no rate holds yet', () => {
  const before = night(65_00, toDay('2026-12-31'))
  expect(addTaxes(before, [vat, hotelTax])).toMatchObject({ gross: 65_00, vatRate: null })
  const line = { day: before.day, gross: 65_00, isNight: true, taxKind: 'standard' as const }
  expect(agreeTaxes(line, [vat, hotelTax])).toBeNull()
  expect(agreeTaxes({ ...line, day }, [vat, hotelTax])).not.toBeNull()
})

test('taxes that were agreed stay when a rate changes for the same day afterwards', () => {
  const line = { day, gross: 78_70, isNight: true, taxKind: 'standard' as const }
  const agreed = agreeTaxes(line, [vat, hotelTax])
  const later = [vat, hotelTax, { ...vat, hundredths: 20_00 }]
  expect(taxOf({ ...line, agreed }, later)).toMatchObject({ net: 65_00, vat: 11_70, vatRate: 18_00 })
  expect(taxOf(line, later).net).not.toBe(65_00)
})

const anyRates = fc.array(
  fc.record({
    kind: fc.constantFrom(...TAX_RATE_KINDS),
    hundredths: fc.integer({ min: 0, max: 100_00 }),
    appliesFrom: fc.nat({ max: 20 }).map((days) => addDays(from, days)),
  }),
)
const anyLine = fc.record({
  day: fc.nat({ max: 25 }).map((days) => addDays(from, days)),
  net: fc.integer({ min: 0, max: 100_000_000 }),
  isNight: fc.boolean(),
  taxKind: fc.constantFrom('standard' as const, 'exempt' as const),
})

test('for any prices, days and rates the same taxes come out of the sum as were put on top, and all sums agree', () => {
  fc.assert(
    fc.property(fc.array(anyLine), anyRates, (lines, set) => {
      const rates = set.sort((one, other) => one.appliesFrom.localeCompare(other.appliesFrom))
      const added = lines.map((line) => addTaxes(line, rates))
      const taken = lines.map((line, index) => taxOf({ ...line, gross: added[index]?.gross ?? 0 }, rates))
      expect(taken).toEqual(added)
      const agreed = lines.map((line, index) => {
        const taxed = { ...line, gross: added[index]?.gross ?? 0 }
        return { ...taxed, agreed: agreeTaxes(taxed, rates) }
      })
      expect(sumTaxes(agreed.map((line) => taxOf(line, [...rates, ...rates])))).toEqual(sumTaxes(added))
      const onTop = agreed.reduce((sum, line) => sum + (line.agreed ? sumAgreed(line.agreed) : 0), 0)
      const net = lines.reduce((sum, line) => sum + line.net, 0)
      expect(net + onTop).toBe(sumTaxes(added).gross)
    }),
  )
})
