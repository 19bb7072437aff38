import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, toDay } from '@/kernel/days'
import { changeParty } from './change-party'
import { keepAgreedNights } from './keep-nights'
import { agreeNights, type NightlyRate, nightsFromWire, nightsToWire } from './nightly-rates'
import type { OfferedPlan } from './plan-terms'
import { quoteStay, type Rate } from './pricing'
import { applyPromo } from './promo'
import type { PromoTerms } from './promo-terms'
import { applyPlan, choosePlan, holdPlan, judgeOffer, planOf, plansFor, quoteOn, termsOf } from './rate-plan'
import { setPrice } from './set-price'

const MONDAY = toDay('2027-03-08')
const stayOf = (nights: number) => ({ checkIn: MONDAY, checkOut: addDays(MONDAY, nights) })
const COUPLE = { guests: 2, childAges: [] }

const offer = (own: Partial<OfferedPlan> = {}): OfferedPlan => ({
  ...{ id: 7, name: 'Non-refundable', line: null, kind: 'percentage', change: -1000 },
  ...{ cancellation: 'non-refundable', cancellationHours: null, minNights: null, maxNights: null },
  ...{ stayFrom: null, stayTo: null, categories: null, minDaysAhead: null, maxDaysAhead: null },
  ...{ bookFrom: null, bookTo: null },
  ...own,
})

const anyPlan = fc.oneof(
  fc.integer({ min: -10_000, max: 10_000 }).map((change) => offer({ change })),
  fc.integer({ min: -300_000, max: 300_000 }).map((change) => offer({ kind: 'amount', change })),
)
const cents = fc.integer({ min: 0, max: 200_000 })
const anyRate = fc
  .record({
    base: cents,
    weekend: fc.option(cents),
    seasonal: cents,
    included: fc.integer({ min: 1, max: 4 }),
    adult: cents,
  })
  .map(
    ({ base, weekend, seasonal, included, adult }): Rate => ({
      base,
      weekend,
      seasons: [{ first: MONDAY, last: addDays(MONDAY, 4), base: seasonal, weekend: null, minNights: 1 }],
      guests: { included, adult, children: [] },
    }),
  )
const anyNights = fc.integer({ min: 1, max: 40 })
const anyParty = fc.integer({ min: 1, max: 6 }).map((guests) => ({ guests, childAges: [] }))

describe('the price on a plan', () => {
  test('is whole cents, never below nothing, and the sum of its nights', () => {
    fc.assert(
      fc.property(anyRate, anyNights, anyParty, anyPlan, (rate, nights, party, plan) => {
        const quote = quoteOn(plan, rate, stayOf(nights), party)
        expect(quote.total).toBe(quote.nights.reduce((sum, night) => sum + night.cents, 0))
        for (const night of quote.nights) {
          expect(Number.isInteger(night.cents)).toBe(true)
          expect(night.cents).toBeGreaterThanOrEqual(night.extraGuests ?? 0)
          expect(night.plan).toEqual(termsOf(plan))
        }
      }),
    )
  })

  test('goes the way the plan says, and leaves what extra guests cost', () => {
    fc.assert(
      fc.property(anyRate, anyNights, anyParty, anyPlan, (rate, nights, party, plan) => {
        const [list, own] = [
          quoteStay(rate, stayOf(nights), party),
          quoteOn(plan, rate, stayOf(nights), party),
        ]
        own.nights.forEach((night, place) => {
          const before = list.nights[place]
          if (plan.change <= 0) expect(night.cents).toBeLessThanOrEqual(before?.cents ?? 0)
          else expect(night.cents).toBeGreaterThanOrEqual(before?.cents ?? 0)
          expect(night.extraGuests).toBe(before?.extraGuests)
        })
      }),
    )
  })

  test('is a percentage of what the season makes of the night with its meals, rounded half up, or an amount less a night', () => {
    const season = { first: MONDAY, last: MONDAY, base: 333, weekend: null, minNights: 1 }
    const rate = { base: 1000, weekend: null, halfBoard: 1500, seasons: [season] }
    const priced = (plan: OfferedPlan) =>
      quoteOn(plan, rate, stayOf(2), COUPLE, 'half-board').nights.map((night) => night.cents)
    expect(priced(offer({ change: -1550 }))).toEqual([704, 1268])
    expect(priced(offer({ kind: 'amount', change: -900 }))).toEqual([0, 600])
    expect(quoteOn(null, rate, stayOf(2), COUPLE).nights.map(({ plan }) => plan)).toEqual([
      undefined,
      undefined,
    ])
  })

  test('crosses the wire and comes back as it was agreed', () => {
    fc.assert(
      fc.property(anyRate, anyNights, anyParty, anyPlan, (rate, nights, party, plan) => {
        const agreed = agreeNights(quoteOn({ ...plan, categories: [3] }, rate, stayOf(nights), party))
        expect(nightsFromWire(nightsToWire(agreed))).toEqual(agreed)
      }),
    )
  })

  test('is what a code goes off, and a price that staff set keeps its terms', () => {
    const code: PromoTerms = {
      ...{ id: 1, code: 'TEN', kind: 'percentage', value: 1000 },
      ...{ stayFrom: null, stayTo: null, categories: null },
    }
    const quote = applyPromo(quoteOn(offer(), { base: 10_000, weekend: null }, stayOf(1), COUPLE), code)
    expect(quote.nights[0]).toMatchObject({ cents: 8100, promo: { off: 900 }, plan: { id: 7 } })
    const [set] = setPrice(agreeNights(quote), { kind: 'complimentary', value: null }, { today: MONDAY })
    expect(set).toMatchObject({ cents: 0, listed: 9000, plan: { cancellation: 'non-refundable' } })
  })
})

describe('a changed stay', () => {
  const rate: Rate = { base: 10_000, weekend: 10_000, guests: { included: 2, adult: 2000, children: [] } }
  const onPlan = (plan: OfferedPlan, nights: number) =>
    agreeNights(quoteOn(plan, rate, stayOf(nights), COUPLE))

  test('never changes an agreed night of guests in house, whatever becomes of the plan', () => {
    fc.assert(
      fc.property(
        anyPlan,
        anyNights,
        anyNights,
        fc.integer({ min: 0, max: 20 }),
        (plan, before, after, ahead) => {
          const agreed = onPlan({ ...plan, minNights: 5 }, before)
          const held = holdPlan(agreed, { stay: stayOf(after), categoryId: null })
          const priced = agreeNights(quoteOn(held, { base: 7777, weekend: null }, stayOf(after), COUPLE))
          const today = addDays(MONDAY, ahead)
          const kept = keepAgreedNights(priced, {
            ...{ isInHouse: true, agreed, isBoardSame: true, today, categoryId: null },
          })
          kept.nights.forEach((night, place) => {
            if (agreed[place]) expect(night).toEqual(agreed[place])
            else expect(planOf([night])).toEqual(after < 5 ? null : termsOf({ ...plan, minNights: 5 }))
          })
          expect(kept.totalCents).toBe(kept.nights.reduce((sum, night) => sum + night.cents, 0))
        },
      ),
    )
  })

  test('keeps its plan where the plan holds for it, and is flexible where it does not', () => {
    const agreed = onPlan(offer({ minNights: 2, stayTo: addDays(MONDAY, 4), categories: [3] }), 3)
    const held = (nights: number, categoryId: number | null) =>
      holdPlan(agreed, { stay: stayOf(nights), categoryId })?.name ?? null
    expect([held(2, 3), held(5, 3)]).toEqual(['Non-refundable', 'Non-refundable'])
    expect([held(1, 3), held(6, 3), held(3, 4), held(3, null)]).toEqual([null, null, null, null])
    expect(holdPlan(null, { stay: stayOf(2), categoryId: 3 })).toBeNull()
  })

  test('whose nights have several plans is on that of its last night', () => {
    const [planned] = onPlan(offer({}), 1)
    const flexible: NightlyRate = { day: addDays(MONDAY, 1), cents: 7777 }
    for (const nights of [[planned, flexible], [flexible, planned], [flexible], []]) {
      const agreed = nights.flatMap((night) => night ?? [])
      expect(planOf(agreed)).toEqual(agreed.at(-1)?.plan ?? null)
      expect(planOf(agreed)).toEqual(holdPlan(agreed, { stay: stayOf(2), categoryId: null }))
    }
    expect(planOf([flexible, ...(planned ? [planned] : [])])?.name).toBe('Non-refundable')
  })

  test('stays on its plan when its party changes, with extra guests at what they cost on every plan', () => {
    const agreed = onPlan(offer(), 1)
    const to = { guests: 3, childAges: [] }
    const [night] = changeParty(agreed, { agreed, from: COUPLE, to, rate, today: MONDAY })
    expect(night).toMatchObject({ cents: 11_000, extraGuests: 2000, plan: { id: 7 } })
    expect(quoteOn(offer(), rate, stayOf(1), to).total).toBe(11_000)
  })
})

test('a plan is offered for its nights, days, kinds of villas and days ahead, and says why not', () => {
  const today = addDays(MONDAY, -10)
  const judged = (own: Partial<OfferedPlan>, nights = 3) =>
    judgeOffer(offer(own), { stay: stayOf(nights), categoryId: 3, today })
  expect(judged({})).toBeNull()
  expect(judged({ minNights: 4 })).toBe('Non-refundable is for stays of 4 nights or more.')
  expect(judged({ maxNights: 2 })).toBe('Non-refundable is for stays of 2 nights at most.')
  expect(judged({ stayFrom: addDays(MONDAY, 1) })).toBe('Non-refundable is for stays from Tue, 9 Mar 2027.')
  expect(judged({ categories: [4] })).toBe('Non-refundable is not offered for this kind of villa.')
  expect(judged({ minDaysAhead: 11 })).toBe('Non-refundable is booked 11 days before arrival at the latest.')
  expect(judged({ maxDaysAhead: 9 })).toBe('Non-refundable is booked 9 days before arrival at the earliest.')
  expect(judged({ bookFrom: addDays(today, 1) })).toBe('Non-refundable is not offered at present.')
  expect(judged({ bookTo: addDays(today, -1) })).toBe('Non-refundable is not offered at present.')
  const wish = { stay: stayOf(3), categoryId: 3, today }
  const plans = [offer(), offer({ id: 8, minNights: 7 })]
  expect(plansFor(plans, wish).map(({ id }) => id)).toEqual([7])
  expect(plansFor(undefined, wish)).toEqual([])
  expect(choosePlan(plans, null, wish)).toBeNull()
  expect(choosePlan(plans, 7, wish)).toBe(plans[0])
  expect(choosePlan(plans, 8, wish)).toEqual({
    refusal: 'Non-refundable is for stays of 7 nights or more.',
  })
  expect(choosePlan(plans, 9, wish)).toMatchObject({ refusal: expect.stringMatching('not offered any more') })
})

test('what is offered beside a plan’s terms is not agreed', () => {
  const quote = applyPlan(quoteStay({ base: 100, weekend: null }, stayOf(1), COUPLE), offer({ line: 'Less' }))
  expect(Object.keys(planOf(quote.nights) ?? {})).toEqual([
    ...['id', 'name', 'kind', 'change', 'cancellation', 'cancellationHours'],
    ...['minNights', 'maxNights', 'stayFrom', 'stayTo', 'categories'],
  ])
})
