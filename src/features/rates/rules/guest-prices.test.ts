import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, toDay } from '@/kernel/days'
import { changeParty } from './change-party'
import { listGuestPrices } from './guest-price-terms'
import { type GuestPrices, type PricedParty, priceExtraGuests } from './guest-prices'
import { agreeNights } from './nightly-rates'
import { quoteStay, type Rate } from './pricing'
import { applyPromo } from './promo'
import { setPrice, sumNights } from './set-price'

const HOTEL: GuestPrices = {
  included: 2,
  adult: 2000,
  children: [
    { from: 0, to: 2, cents: 0 },
    { from: 3, to: 11, cents: 1000 },
  ],
}
const party = (adults: number, ...childAges: number[]): PricedParty => ({
  guests: adults + childAges.length,
  childAges,
})

const cents = fc.integer({ min: 0, max: 50_000 })
const parties = fc
  .record({
    adults: fc.integer({ min: 1, max: 6 }),
    ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 5 }),
  })
  .map(({ adults, ages }) => party(adults, ...ages))
const priced = fc
  .record({ included: fc.integer({ min: 1, max: 6 }), adult: cents, toddler: cents, child: cents })
  .map(
    ({ included, adult, toddler, child }): GuestPrices => ({
      included,
      adult,
      children: [
        { from: 0, to: 2, cents: toddler },
        { from: 3, to: 11, cents: child },
      ],
    }),
  )
const rates = fc
  .record({
    base: fc.integer({ min: 1, max: 60_000 }),
    weekend: fc.option(fc.integer({ min: 1, max: 60_000 })),
    guests: fc.option(priced, { nil: undefined }),
    halfBoard: fc.constant(null),
  })
  .map((rate): Rate => rate)
const CHECK_IN = toDay('2027-03-04')
const stays = fc
  .integer({ min: 1, max: 10 })
  .map((nights) => ({ checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, nights) }))
const code = {
  id: 1,
  code: 'MARCH-10',
  stayFrom: null,
  stayTo: null,
  categories: null,
}
const codes = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percentage' as const), value: fc.integer({ min: 1, max: 100_00 }) }),
    fc.record({ kind: fc.constant('amount' as const), value: cents }),
  ),
)
/** One guest less, and one more; with a child, or with an adult alone. */
const lessOf = ({ guests, childAges }: PricedParty): PricedParty =>
  guests - childAges.length > 1 ? { guests: guests - 1, childAges } : party(1, ...childAges.slice(1))
const moreOf = ({ guests, childAges }: PricedParty, age: number | null): PricedParty => ({
  guests: guests + 1,
  childAges: age === null ? childAges : [...childAges, age],
})
const booked = fc.record({ rate: rates, stay: stays, from: parties, to: parties, promo: codes })

function agree({ rate, stay, from, promo }: typeof booked extends fc.Arbitrary<infer One> ? One : never) {
  const quote = quoteStay(rate, stay, from)
  return agreeNights(promo ? applyPromo(quote, { ...code, ...promo }) : quote)
}

describe('guests beyond those included', () => {
  it.each([
    [party(2), 0],
    [party(1, 9), 0],
    [party(3), 2000],
    [party(4), 4000],
    [party(2, 9), 1000],
    [party(2, 1), 0],
    [party(2, 14), 2000],
    // The child is one of the two included, for its mother comes alone with her baby.
    [party(1, 9, 1), 0],
    [party(1, 9, 9), 1000],
    [party(2, 1, 9, 14), 3000],
  ])('%j cost %i cents a night', (who, extra) => {
    expect(priceExtraGuests(HOTEL, who)).toBe(extra)
  })

  it('cost nothing where nothing is set, however many they are', () => {
    expect(priceExtraGuests(undefined, party(40))).toBe(0)
  })

  it('never make a stay cheaper by being one more, and never cost less than nothing', () => {
    fc.assert(
      fc.property(
        rates,
        stays,
        parties,
        fc.option(fc.integer({ min: 0, max: 17 })),
        (rate, stay, who, age) => {
          const more: PricedParty = {
            guests: who.guests + 1,
            childAges: age === null ? who.childAges : [...who.childAges, age],
          }
          const [less, dearer] = [quoteStay(rate, stay, who), quoteStay(rate, stay, more)]
          expect(dearer.total).toBeGreaterThanOrEqual(less.total)
          expect(less.total).toBeGreaterThanOrEqual(quoteStay(rate, stay, party(1)).total)
        },
      ),
    )
  })

  it('cost the same in whatever order the children are named', () => {
    fc.assert(
      fc.property(priced, parties, (prices, who) => {
        const turned = { ...who, childAges: [...who.childAges].reverse() }
        expect(priceExtraGuests(prices, turned)).toBe(priceExtraGuests(prices, who))
      }),
    )
  })
})

describe('another party for a stay that is booked', () => {
  const today = addDays(CHECK_IN, -1)

  test('changes each night by what it changes by today, and no other part of its price', () => {
    const rate: Rate = { base: 10_000, weekend: 12_000, guests: { ...HOTEL, adult: 3000 } }
    const before = agreeNights(
      quoteStay(
        { ...rate, base: 8000, guests: HOTEL },
        { checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, 2) },
        party(3),
      ),
    )
    const after = changeParty(before, { agreed: before, from: party(3), to: party(4), rate, today })
    expect(after.map((night) => [night.cents, night.extraGuests])).toEqual([
      [8000 + 2000 + 3000, 5000],
      [12_000 + 2000 + 3000, 5000],
    ])
    const fewer = changeParty(before, { agreed: before, from: party(3), to: party(2), rate, today })
    expect(fewer.map((night) => night.cents)).toEqual([8000, 12_000])
  })

  test('is the price of the price list for that party, while the list is as it was', () => {
    fc.assert(
      fc.property(booked, (stay) => {
        // What an amount takes off a night is what it took off the price before.
        const promo = stay.promo?.kind === 'percentage' ? stay.promo : null
        const agreed = agree({ ...stay, promo })
        const change = { agreed, from: stay.from, to: stay.to, rate: stay.rate, today }
        expect(changeParty(agreed, change)).toEqual(agree({ ...stay, from: stay.to, promo }))
      }),
    )
  })

  test('leaves nights that are past, the same party, and a price that staff set', () => {
    fc.assert(
      fc.property(booked, fc.integer({ min: 0, max: 10 }), (stay, later) => {
        const agreed = agree(stay)
        const day = addDays(CHECK_IN, later)
        const { rate, from, to } = stay
        expect(changeParty(agreed, { agreed, from, to: from, rate, today })).toEqual(agreed)
        const after = changeParty(agreed, { agreed, from, to, rate, today: day })
        for (const [place, night] of agreed.entries()) if (night.day < day) expect(after[place]).toBe(night)
        const set = setPrice(agreed, { kind: 'per-night', value: 5000 }, { today })
        expect(changeParty(set, { agreed: set, from, to, rate, today })).toEqual(set)
      }),
    )
  })

  test('takes off the agreed part of those who stay away, at whatever price more guests come by now', () => {
    const agreed = agreeNights(
      quoteStay(
        { base: 6400, weekend: null, guests: HOTEL },
        { checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, 1) },
        party(4),
      ),
    )
    const priceAt = (adult: number, to: PricedParty) => {
      const rate = { base: 9900, weekend: null, guests: { ...HOTEL, adult } }
      return sumNights(changeParty(agreed, { agreed, from: party(4), to, rate, today }))
    }
    expect([priceAt(4000, party(3)), priceAt(4000, party(2)), priceAt(4000, party(5))]).toEqual([
      6400 + 2000,
      6400,
      6400 + 4000 + 4000,
    ])
    expect(priceAt(500, party(3))).toBe(6400 + 2000)
    expect(priceAt(0, party(3)), 'where nobody costs anything, what was agreed stays').toBe(6400 + 4000)
  })

  test('is never below the price without extra guests, and dearer for none fewer and cheaper for none more', () => {
    const age = fc.option(fc.integer({ min: 0, max: 17 }))
    fc.assert(
      fc.property(
        booked,
        fc.option(priced, { nil: undefined }),
        fc.boolean(),
        age,
        (stay, guests, isHeld, child) => {
          const agreed = agree(stay)
          const bare = agreed.map(
            ({ cents, promo, extraGuests = 0 }) => cents + (promo?.off ?? 0) - extraGuests,
          )
          const change = { agreed, from: stay.from, rate: { ...stay.rate, guests }, today, isHeld }
          const nightsFor = (to: PricedParty) => changeParty(agreed, { ...change, to })
          const nights = nightsFor(stay.to)
          expect(sumNights(nightsFor(lessOf(stay.to)))).toBeLessThanOrEqual(sumNights(nights))
          expect(sumNights(nightsFor(moreOf(stay.to, child)))).toBeGreaterThanOrEqual(sumNights(nights))
          expect(sumNights(nightsFor(stay.from))).toBe(sumNights(agreed))
          if (isHeld) expect(sumNights(nights)).toBeGreaterThanOrEqual(sumNights(agreed))
          for (const [place, { cents, promo }] of nights.entries()) {
            expect(cents).toBeGreaterThanOrEqual(0)
            expect(cents + (promo?.off ?? 0)).toBeGreaterThanOrEqual(bare[place] ?? 0)
          }
        },
      ),
    )
  })

  test('costs a guest more on top of a price that staff set, once, and no less without', () => {
    fc.assert(
      fc.property(booked, fc.option(priced, { nil: undefined }), fc.nat(10), (stay, guests, later) => {
        const set = setPrice(agree(stay), { kind: 'percentage', value: 2500 }, { today })
        const day = addDays(CHECK_IN, later)
        const change = { rate: { ...stay.rate, guests }, today: day, isHeld: true }
        const there = changeParty(set, { ...change, agreed: set, from: stay.from, to: stay.to })
        for (const [place, night] of there.entries()) {
          const was = set[place]
          const more = night.cents - (was?.cents ?? 0)
          expect(more).toBeGreaterThanOrEqual(0)
          expect((night.listed ?? 0) - (was?.listed ?? 0)).toBeGreaterThanOrEqual(more)
          if (night.day < day) expect(night).toBe(was)
        }
        const back = changeParty(there, { ...change, agreed: there, from: stay.to, to: stay.from })
        const again = changeParty(back, { ...change, agreed: back, from: stay.from, to: stay.to })
        expect([sumNights(back), sumNights(again)]).toEqual([sumNights(there), sumNights(there)])
      }),
    )
  })
})

describe('what staff say of extra guests', () => {
  const nothing = { includedGuests: null, extraAdultPrice: null }
  const hotel = {
    includedGuests: 2,
    extraAdultPrice: '20.00',
    childPrices: [
      { ages: '3-11', price: '33%' },
      { ages: '0 to 2', price: 'free' },
      { ages: '12', price: '$15' },
    ],
  }

  it('holds for every villa, and what its category says goes before it', () => {
    expect(listGuestPrices(nothing, hotel)).toMatchObject({ included: 2, adult: '20.00' })
    expect(listGuestPrices(null, hotel)).toMatchObject({ included: 2, adult: '20.00' })
    expect(listGuestPrices({ includedGuests: 4, extraAdultPrice: null }, hotel)).toMatchObject({
      included: 4,
      adult: '20.00',
    })
    expect(listGuestPrices({ includedGuests: null, extraAdultPrice: '35.00' }, hotel)).toMatchObject({
      included: 2,
      adult: '35.00',
      children: [
        { from: 0, to: 2, amount: '0.00' },
        { from: 3, to: 11, amount: '11.55' },
        { from: 12, to: 12, amount: '15.00' },
      ],
    })
  })

  it('is nothing where nobody says how many guests a price includes', () => {
    expect(listGuestPrices(nothing, { ...hotel, includedGuests: null })).toBeUndefined()
    expect(listGuestPrices(nothing, null)).toBeUndefined()
  })

  it('is told in one sentence each', () => {
    expect(listGuestPrices(nothing, hotel)?.says).toBe(
      'The price includes 2 guests. Each further guest costs $20.00 a night, a child up to 2 nothing, a child from 3 to 11 $6.60, a child of 12 $15.00.',
    )
  })
})
