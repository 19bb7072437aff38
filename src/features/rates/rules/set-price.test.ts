import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumAgreed } from '@/features/taxes/rules/add-taxes'
import { addDays, toDay } from '@/kernel/days'
import type { NightlyRate } from './nightly-rates'
import {
  hasSetPrice,
  judgePrice,
  judgePriceText,
  letOffBy,
  PRICE_KINDS,
  readPrice,
  setPrice,
  shareOut,
  sumNights,
  type WantedPrice,
} from './set-price'

const MONDAY = toDay('2027-03-08')
const night = (place: number, cents: number, listed?: number): NightlyRate => ({
  day: addDays(MONDAY, place),
  cents,
  ...(listed !== undefined && { listed }),
})
const STAY = [night(0, 6500), night(1, 6500), night(2, 7800)]

const stays = fc
  .array(fc.record({ cents: fc.nat({ max: 500_00 }), listed: fc.option(fc.nat({ max: 500_00 })) }), {
    minLength: 1,
    maxLength: 20,
  })
  .map((nights) => nights.map(({ cents, listed }, place) => night(place, cents, listed ?? undefined)))

const prices: fc.Arbitrary<WantedPrice> = fc
  .record({ kind: fc.constantFrom(...PRICE_KINDS), value: fc.nat({ max: 100_00 }) })
  .map(({ kind, value }) => ({
    kind,
    value: kind === 'list' || kind === 'complimentary' ? null : kind === 'total' ? value * 20 : value,
  }))

test('each kind of price gives the nights ahead what it says', () => {
  const at = (kind: WantedPrice['kind'], value: number | null = null) =>
    setPrice(STAY, { kind, value }, { today: MONDAY }).map(({ cents }) => cents)
  expect(at('per-night', 5000)).toEqual([5000, 5000, 5000])
  expect(at('percentage', 10_00)).toEqual([5850, 5850, 7020])
  expect(at('percentage', 12_50)).toEqual([5688, 5688, 6825])
  expect(at('complimentary')).toEqual([0, 0, 0])
  expect(at('total', 10_400)).toEqual([3250, 3250, 3900])
  expect(at('total', 100)).toEqual([31, 31, 38])
  expect(at('list')).toEqual([6500, 6500, 7800])
})

test('an amount no stay could cost is refused with the highest one there is', () => {
  for (const priceKind of ['per-night', 'total'] as const) {
    const priced = (priceValue: string) =>
      judgePriceText({ priceKind, priceValue, priceReason: 'A feast' }).map(({ message }) => message)
    expect(priced('100000.00')).toEqual([])
    expect(priced('100000.01')).toEqual(['Please give an amount of $100,000.00 at most'])
    expect(priced('99999999.99')).toEqual(['Please give an amount of $100,000.00 at most'])
    expect(readPrice({ priceKind, priceValue: '100000.01' })).toBeNull()
  }
})

test('a total is shared out to the cent, and evenly where the price list asks nothing', () => {
  expect(shareOut(100, [0, 0, 0])).toEqual([33, 33, 34])
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000 }),
      fc.array(fc.nat({ max: 50_000 }), { minLength: 1 }),
      (amount, weights) => {
        const shares = shareOut(amount, weights)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('no price changes a night that is past, loses a night or goes below nothing', () => {
  fc.assert(
    fc.property(stays, prices, fc.integer({ min: -2, max: 22 }), (nights, wanted, ahead) => {
      const today = addDays(MONDAY, ahead)
      if (judgePrice(nights, wanted, today) !== null) return
      const priced = setPrice(nights, wanted, { today })
      expect(priced.map(({ day }) => day)).toEqual(nights.map(({ day }) => day))
      expect(priced.filter(({ day }) => day < today)).toEqual(nights.filter(({ day }) => day < today))
      expect(Math.min(...priced.map(({ cents }) => cents))).toBeGreaterThanOrEqual(0)
      if (wanted.kind === 'total') expect(sumNights(priced)).toBe(wanted.value)
    }),
  )
})

test('whatever price was set, and however often, the price list leads back to what the nights cost by it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 500_00 }), { minLength: 1, maxLength: 9 }),
      fc.array(prices),
      (list, set) => {
        const agreed = list.map((cents, place) => night(place, cents))
        const priced = set.reduce<NightlyRate[]>(
          (nights, wanted) => setPrice(nights, wanted, { today: MONDAY }),
          agreed,
        )
        expect(letOffBy(priced)).toBe(sumNights(agreed) - sumNights(priced))
        expect(setPrice(priced, { kind: 'list', value: null }, { today: MONDAY })).toEqual(agreed)
      },
    ),
  )
})

test('a percentage is off the price list, so that the same one twice is the same price', () => {
  const tenth = { kind: 'percentage', value: 10_00 } as const
  const once = setPrice(STAY, tenth, { today: MONDAY })
  expect(setPrice(once, tenth, { today: MONDAY })).toEqual(once)
  expect(hasSetPrice(once)).toBe(true)
  expect(hasSetPrice(STAY)).toBe(false)
  expect(hasSetPrice(null)).toBe(false)
})

test('taxes on top are agreed anew, and never come to more than the night', () => {
  const taxes = [
    { kind: 'vat', rate: '18.00', appliesFrom: '2026-01-01' },
    { kind: 'hotel-tax', rate: '2.00', appliesFrom: '2026-01-01' },
  ] as never
  const at = (value: number) =>
    setPrice([night(0, 12_000)], { kind: 'per-night', value }, { today: MONDAY, taxes })
  expect(at(6100)[0]?.taxes).toMatchObject({ hotelTax: 200, vat: 900 })
  for (const value of [0, 1, 150, 200, 201]) {
    const [only] = at(value)
    expect(only?.taxes && sumAgreed(only.taxes)).toBeLessThanOrEqual(value)
  }
})

test('a price that is none, and a stay that cannot have it, are told in words', () => {
  expect(readPrice({ priceKind: 'percentage', priceValue: '100.01' })).toBeNull()
  expect(readPrice({ priceKind: 'per-night', priceValue: '-1' })).toBeNull()
  expect(readPrice({ priceKind: 'per-night', priceValue: '' })).toBeNull()
  expect(readPrice({ priceKind: 'total', priceValue: ' 65 ' })).toEqual({ kind: 'total', value: 6500 })
  expect(readPrice({ priceKind: 'percentage', priceValue: '12,5' })).toEqual({
    kind: 'percentage',
    value: 1250,
  })
  expect(readPrice({ priceKind: 'total', priceValue: '1,2,3' })).toBeNull()
  expect(judgePriceText({ priceKind: 'per-night', priceValue: 'ten' }).map(({ path }) => path)).toEqual([
    'priceValue',
    'priceReason',
  ])
  expect(judgePriceText({ priceKind: 'list' })).toEqual([])
  const tuesday = addDays(MONDAY, 1)
  expect(judgePrice(STAY, { kind: 'total', value: 6499 }, tuesday)).toContain('$65.00')
  expect(judgePrice(STAY, { kind: 'total', value: 6500 }, tuesday)).toBeNull()
  expect(judgePrice(STAY, { kind: 'complimentary', value: null }, addDays(MONDAY, 3))).toContain('No night')
})
