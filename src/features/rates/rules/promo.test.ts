import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, toDay } from '@/kernel/days'
import { ONE_GUEST } from './guest-prices'
import { agreeNights, nightsFromWire, nightsToWire } from './nightly-rates'
import { type Quote, quoteStay } from './pricing'
import { applyPromo, holdPromo, judgePromo, promoOf, readCode, tellPromo } from './promo'
import type { PromoTerms } from './promo-terms'
import { hasSetPrice, letOffBy, setPrice } from './set-price'

const MONDAY = toDay('2027-03-08')
const terms = (own: Partial<PromoTerms> = {}): PromoTerms => ({
  ...{
    id: 7,
    code: 'MARCH',
    kind: 'percentage',
    value: 1000,
    stayFrom: null,
    stayTo: null,
    categories: null,
  },
  ...own,
})
const stayOf = (nights: number) => ({ checkIn: MONDAY, checkOut: addDays(MONDAY, nights) })
const anyTerms = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }).map((value) => terms({ value })),
  fc.integer({ min: 1, max: 1_000_000 }).map((value) => terms({ kind: 'amount', value })),
)
const anyQuote = fc
  .record({
    base: fc.integer({ min: 0, max: 200_000 }),
    weekend: fc.option(fc.integer({ min: 0, max: 200_000 })),
    seasonal: fc.integer({ min: 0, max: 200_000 }),
    nights: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ base, weekend, seasonal, nights }) => {
    const season = { first: MONDAY, last: addDays(MONDAY, 4), base: seasonal, weekend: null, minNights: 1 }
    return quoteStay({ base, weekend, seasons: [season] }, stayOf(nights), ONE_GUEST)
  })

describe('the price with a code', () => {
  test('is never below nothing, never above the price without it, in whole cents, night by night', () => {
    fc.assert(
      fc.property(anyQuote, anyTerms, (quote, code) => {
        const lowered = applyPromo(quote, code)
        expect(lowered.total).toBe(lowered.nights.reduce((sum, { cents }) => sum + cents, 0))
        lowered.nights.forEach(({ cents, promo }, place) => {
          const before = quote.nights[place]?.cents ?? Number.NaN
          expect(Number.isInteger(cents)).toBe(true)
          expect(cents).toBeGreaterThanOrEqual(0)
          expect(cents + (promo?.off ?? Number.NaN)).toBe(before)
          expect(cents).toBeLessThanOrEqual(before)
        })
      }),
    )
  })

  test('is less by the amount to the cent, as far as there is that much to take off', () => {
    fc.assert(
      fc.property(anyQuote, fc.integer({ min: 1, max: 1_000_000 }), (quote, value) => {
        const lowered = applyPromo(quote, terms({ kind: 'amount', value }))
        expect(lowered.total).toBe(Math.max(0, quote.total - value))
      }),
    )
  })

  test('is a percentage of what the season makes of each night, rounded half up', () => {
    const season = { first: MONDAY, last: MONDAY, base: 333, weekend: null, minNights: 1 }
    const quote = quoteStay({ base: 1000, weekend: null, seasons: [season] }, stayOf(2), ONE_GUEST)
    expect(applyPromo(quote, terms({ value: 1550 })).nights.map(({ cents }) => cents)).toEqual([281, 845])
  })

  test('crosses the wire and comes back as it was agreed', () => {
    fc.assert(
      fc.property(anyQuote, anyTerms, (quote, code) => {
        const agreed = agreeNights(applyPromo(quote, code))
        expect(nightsFromWire(nightsToWire(agreed))).toEqual(agreed)
      }),
    )
  })
})

describe('a changed stay', () => {
  const quote = (nights: number): Quote =>
    quoteStay({ base: 10_000, weekend: 10_000 }, stayOf(nights), ONE_GUEST)
  const agreedOf = (nights: number, code: PromoTerms) => agreeNights(applyPromo(quote(nights), code))

  test('never changes a night that is kept, and never takes more off in all than the amount of its code', () => {
    fc.assert(
      fc.property(
        ...([fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), anyTerms] as const),
        fc.integer({ min: 0, max: 20 }),
        (before, after, code, kept) => {
          const agreed = agreedOf(before, code)
          const priced = agreeNights(quote(after))
          const nights = priced.map((night, place) => (place < kept ? (agreed[place] ?? night) : night))
          const held = holdPromo(nights, { agreed, priced, categoryId: null })
          const isKept = (place: number) => nights[place] === agreed[place]
          held.forEach((night, place) => {
            if (isKept(place)) expect(night).toBe(agreed[place])
            expect(night.cents).toBeGreaterThanOrEqual(0)
            expect(night.cents).toBeLessThanOrEqual(10_000)
          })
          if (code.kind === 'amount') expect(promoOf(held)?.off ?? 0).toBeLessThanOrEqual(code.value)
        },
      ),
    )
  })

  test('has the price without the code on days it does not hold for, or in another kind of villa', () => {
    const code = terms({ stayTo: addDays(MONDAY, 2), categories: [3] })
    const agreed = agreedOf(3, code)
    const held = (nights: number, categoryId: number | null) => {
      const priced = agreeNights(quote(nights))
      return holdPromo(priced, { agreed, priced, categoryId }).map(({ cents }) => cents)
    }
    expect(held(2, 3)).toEqual([9000, 9000])
    expect(held(4, 3)).toEqual([10_000, 10_000, 10_000, 10_000])
    expect(held(2, 4)).toEqual([10_000, 10_000])
    expect(held(2, null)).toEqual([10_000, 10_000])
  })

  test('gives the place of the code to a price that staff set, which goes off the price list', () => {
    const agreed = agreedOf(2, terms())
    expect([hasSetPrice(agreed), letOffBy(agreed)]).toEqual([false, 0])
    const half = setPrice(agreed, { kind: 'percentage', value: 5000 }, { today: MONDAY })
    expect(half.map(({ cents, listed, promo }) => [cents, listed, promo])).toEqual([
      [5000, 10_000, undefined],
      [5000, 10_000, undefined],
    ])
  })

  test('does not come back with a night that is added after staff set a price in the middle of a stay', () => {
    const agreed = agreedOf(3, terms())
    const set = setPrice(agreed, { kind: 'percentage', value: 5000 }, { today: addDays(MONDAY, 1) })
    expect(set.map(({ promo }) => promo?.code)).toEqual(['MARCH', undefined, undefined])
    const priced = agreeNights(quote(4))
    const nights = priced.map((night, place) => set[place] ?? night)
    const held = holdPromo(nights, { agreed: set, priced, categoryId: null })
    expect(held.map(({ cents }) => cents)).toEqual([9000, 5000, 5000, 10_000])
  })
})

test('says for which stays a code holds, in words for guests', () => {
  const code = terms({ stayFrom: toDay('2027-03-01'), stayTo: toDay('2027-03-31') })
  expect(judgePromo(code, stayOf(2), null)).toBeNull()
  expect(judgePromo(code, { checkIn: toDay('2027-03-31'), checkOut: toDay('2027-04-01') }, null)).toBeNull()
  expect(judgePromo(code, { checkIn: toDay('2027-03-31'), checkOut: toDay('2027-04-02') }, null)).toBe(
    'The code MARCH holds for stays from Mon, 1 Mar 2027 to Thu, 1 Apr 2027.',
  )
  expect(judgePromo(terms({ categories: [1] }), stayOf(1), 2)).toBe(
    'The code MARCH does not hold for this kind of villa.',
  )
  expect([tellPromo(terms({ value: 1250 })), tellPromo(terms({ kind: 'amount', value: 2000 }))]).toEqual([
    '12.5% off',
    '$20.00 off',
  ])
  expect(readCode(' mar ch-10 ')).toBe('MARCH-10')
})
