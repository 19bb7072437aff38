import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day, toDay, weekdayOf } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { isWeekendNight, minNightsFrom, priceNight } from './pricing'
import { layOutSeasons } from './season-days'
import { SEASON_KINDS, type StaffSeason } from './season-kinds'
import { arrivalRules, brokenRules } from './stay-rules'

const FIRST = toDay('2027-01-01')
const DAYS = 60

const NO_CONDITIONS = {
  minNights: null,
  maxNights: null,
  minDaysAhead: null,
  maxDaysAhead: null,
  closedToArrival: null,
  closedToDeparture: null,
}

const count = (min: number, max: number) => fc.option(fc.integer({ min, max }))

const anySeason = fc
  .record({
    reach: fc.constantFrom('property' as const, 'category' as const, 'villa' as const),
    from: fc.nat({ max: DAYS }),
    length: fc.nat({ max: 20 }),
    weekdays: fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 })),
    kind: fc.constantFrom(...SEASON_KINDS),
    price: count(0, 90_000),
    weekendPrice: count(0, 90_000),
    change: fc.integer({ min: -100_00, max: 200_00 }),
    minNights: count(1, 5),
    maxNights: count(5, 9),
    minDaysAhead: count(0, 10),
    maxDaysAhead: count(10, 90),
    closedToArrival: fc.option(fc.boolean()),
    closedToDeparture: fc.option(fc.boolean()),
    isOnTop: fc.boolean(),
  })
  .map(({ from, length, price, weekendPrice, change, ...same }): Omit<StaffSeason, 'id'> => {
    const isPrice = same.kind === 'price'
    const isChange = same.kind === 'amount' || same.kind === 'percentage'
    const first = addDays(FIRST, from)
    return {
      ...same,
      first,
      last: addDays(first, length),
      price: isPrice ? price : null,
      weekendPrice: isPrice && price !== null ? weekendPrice : null,
      change: isChange ? change : null,
    }
  })

const anySeasons = fc
  .array(anySeason, { maxLength: 7 })
  .map((seasons) => seasons.map((season, index): StaffSeason => ({ ...season, id: index + 1 })))

const anyUsual = fc.record({
  base: fc.integer({ min: 1, max: 90_000 }),
  weekend: count(1, 90_000),
  seasonal: count(1, 90_000),
})
const anyDay = fc.integer({ min: -2, max: DAYS + 22 }).map((ahead) => addDays(FIRST, ahead))

type Usual = { base: Cents; weekend: Cents | null; seasonal: Cents | null }

function season(own: Partial<StaffSeason>): StaffSeason {
  return {
    id: 1,
    reach: 'property',
    first: toDay('2027-12-20'),
    last: toDay('2027-12-27'),
    weekdays: null,
    kind: 'price',
    price: null,
    weekendPrice: null,
    change: null,
    isOnTop: false,
    ...NO_CONDITIONS,
    ...own,
  }
}

const USUAL = { base: 6500, weekend: 7800, seasonal: null }
const [MONDAY, THURSDAY, FRIDAY] = ['2027-12-20', '2027-12-23', '2027-12-24'].map(toDay) as [Day, Day, Day]

function pricesOf(seasons: StaffSeason[], usual: Usual = USUAL): Cents[] {
  const rate = { ...usual, seasons: layOutSeasons(usual, seasons) }
  return [MONDAY, THURSDAY, FRIDAY].map((night) => priceNight(rate, night))
}

// Thousands of random seasons take their time on a machine that is used otherwise.
describe('what seasons come to', { timeout: 30_000 }, () => {
  it('is of each night what putting them on one another by hand gives, for any seasons and prices', () => {
    fc.assert(
      fc.property(anyUsual, anySeasons, anyDay, (usual, seasons, night) => {
        const rate = { ...usual, seasons: layOutSeasons(usual, seasons) }
        expect(priceNight(rate, night)).toBe(priceByHand(usual, seasons, night))
      }),
      { numRuns: 2000 },
    )
  })

  it('is of each condition what the last season says that says anything, for any seasons', () => {
    fc.assert(
      fc.property(anyUsual, anySeasons, anyDay, (usual, seasons, day) => {
        const rate = { ...usual, seasons: layOutSeasons(usual, seasons) }
        const said = (name: keyof typeof NO_CONDITIONS) =>
          inOrder(seasons, day).reduce<StaffSeason[keyof typeof NO_CONDITIONS]>(
            (before, one) => one[name] ?? before,
            null,
          )
        expect(minNightsFrom(rate, day)).toBe(said('minNights') ?? 1)
        const rules = arrivalRules(rate, day)
        const has = (kind: string, bound: 'min' | 'max') =>
          rules.find((rule) => rule.kind === kind && rule[bound] !== undefined)?.[bound] ?? null
        expect(has('nights', 'max')).toBe(said('maxNights'))
        expect(has('ahead', 'min') ?? 0).toBe(said('minDaysAhead') ?? 0)
        expect(has('ahead', 'max')).toBe(said('maxDaysAhead'))
        expect(rules.some(({ kind }) => kind === 'no-arrival')).toBe(said('closedToArrival') === true)
        expect(rules.some(({ kind }) => kind === 'no-departure')).toBe(said('closedToDeparture') === true)
      }),
      { numRuns: 1000 },
    )
  })

  it('names no day twice, and the same whatever order the seasons come in', () => {
    fc.assert(
      fc.property(anyUsual, anySeasons, anyDay, (usual, seasons, day) => {
        const runs = layOutSeasons(usual, seasons)
        const holding = runs.filter(
          ({ first, last, weekdays }) =>
            first <= day && day <= last && (!weekdays || weekdays.includes(weekdayOf(day))),
        )
        expect(holding.length).toBeLessThanOrEqual(1)
        expect(layOutSeasons(usual, seasons.toReversed())).toEqual(runs)
      }),
    )
  })

  it('is for seasons of one price each what they meant before there were other kinds: the narrower alone counts', () => {
    fc.assert(
      fc.property(anyUsual, anySeasons, anyDay, (usual, seasons, night) => {
        const reaches = ['property', 'category', 'villa'] as const
        const old = reaches.flatMap((reach) => {
          const found = seasons.find((one) => one.reach === reach)
          return found && (found.kind === 'price' || found.kind === 'conditions')
            ? [
                {
                  ...found,
                  ...NO_CONDITIONS,
                  kind: 'price' as const,
                  isOnTop: false,
                  weekdays: null,
                  minNights: found.minNights ?? 1,
                },
              ]
            : []
        })
        const rate = { ...usual, seasons: layOutSeasons(usual, old) }
        const narrowest = old.findLast(({ first, last }) => first <= night && night <= last)
        const base = narrowest ? (narrowest.price ?? usual.seasonal) : null
        const lists = base === null ? usual : { base, weekend: narrowest?.weekendPrice ?? null }
        expect(priceNight(rate, night)).toBe(priceNight(lists, night))
        expect(minNightsFrom(rate, night)).toBe(narrowest?.minNights ?? 1)
      }),
    )
  })

  it('adds an amount or a percentage to what each villa costs, at weekends too', () => {
    expect(pricesOf([season({ kind: 'amount', change: 1000 })])).toEqual([7500, 7500, 8800])
    expect(pricesOf([season({ kind: 'percentage', change: 20_00 })])).toEqual([7800, 7800, 9360])
    expect(pricesOf([season({ kind: 'amount', change: -90_00 })])).toEqual([0, 0, 0])
    expect(pricesOf([season({ kind: 'percentage', change: -33_33 })])).toEqual([4334, 4334, 5200])
  })

  it('changes what the wider season has made of a night', () => {
    const christmas = season({ price: 12_000 })
    const own = season({ id: 2, reach: 'villa', kind: 'amount', change: -1000 })
    expect(pricesOf([own, christmas])).toEqual([11_000, 11_000, 13_400])
  })

  it('goes by what was made in the grid last, whatever is narrower or shorter', () => {
    const own = season({ id: 3, reach: 'villa', last: MONDAY, price: 5000 })
    const first = season({ id: 4, reach: 'category', price: 9000, weekendPrice: 9000, isOnTop: true })
    const later = season({ id: 5, kind: 'amount', change: 500, isOnTop: true })
    expect(pricesOf([later, own, first])).toEqual([9500, 9500, 9500])
    expect(pricesOf([own, later])).toEqual([5500, 7000, 8300])
  })

  it('holds on its weekdays alone, at the very price it names', () => {
    const weekends = season({ weekdays: [5, 6], price: 10_000 })
    expect(pricesOf([weekends])).toEqual([6500, 6500, 10_000])
    const runs = layOutSeasons(USUAL, [weekends])
    expect(runs).toEqual([
      {
        first: MONDAY,
        last: toDay('2027-12-27'),
        weekdays: [5, 6],
        base: 10_000,
        weekend: 10_000,
        minNights: 1,
      },
    ])
  })

  it('is joined where neighbours say the same', () => {
    const first = season({ price: 9000, last: toDay('2027-12-22') })
    const second = season({ id: 2, price: 9000, first: THURSDAY })
    expect(layOutSeasons(USUAL, [first, second])).toEqual([
      { first: MONDAY, last: toDay('2027-12-27'), base: 9000, weekend: null, minNights: 1 },
    ])
  })
})

describe('a price for the whole hotel', () => {
  it('makes the smallest villa cost what the largest does; a percentage keeps them apart', () => {
    const [studio, residence] = [
      { base: 5500, weekend: null, seasonal: null },
      { base: 25_000, weekend: null, seasonal: null },
    ] as const
    const trap = [season({ price: 12_000 })]
    expect(pricesOf(trap, studio)).toEqual(pricesOf(trap, residence))
    const fair = [season({ kind: 'percentage', change: 10_00 })]
    expect(pricesOf(fair, studio)).toEqual([6050, 6050, 7260])
    expect(pricesOf(fair, residence)).toEqual([27_500, 27_500, 33_000])
  })
})

describe('a condition', () => {
  const says = (own: Partial<StaffSeason>) =>
    layOutSeasons(USUAL, [season(own)])[0]?.rules?.map((rule) => rule.says)

  it.each([
    [{ minNights: 3 }, 'From 20 to 27 December stays begin at 3 nights.'],
    [{ maxNights: 1 }, 'From 20 to 27 December stays are for 1 night at most.'],
    [
      { minNights: 2, last: toDay('2028-01-05'), weekdays: [0, 5] },
      'On Fridays and Sundays from 20 December to 5 January stays begin at 2 nights.',
    ],
    [{ closedToArrival: true, last: MONDAY }, 'On 20 December no stay can begin.'],
    [{ closedToDeparture: true, reach: 'villa' }, 'From 20 to 27 December no stay in this villa can end.'],
    [{ minDaysAhead: 3 }, 'From 20 to 27 December stays are booked 3 days before arrival at the latest.'],
    [{ maxDaysAhead: 90 }, 'From 20 to 27 December stays are booked 90 days before arrival at the earliest.'],
    [
      { minNights: 2, first: toDay('2027-01-01'), last: toDay('2028-12-31') },
      'From 1 January 2027 to 31 December 2028 stays begin at 2 nights.',
    ],
  ] as const)('%j is said in words', (own, words) => {
    expect(says(own as Partial<StaffSeason>)).toEqual([words])
  })

  it('that asks for one night or says that a day is open is not worth a word', () => {
    expect(says({ minNights: 1, closedToArrival: false, minDaysAhead: 0 })).toBeUndefined()
  })

  it('of a narrower season opens what a wider one has closed', () => {
    const closed = season({ kind: 'conditions', closedToArrival: true, minNights: 5 })
    const open = season({ id: 2, reach: 'category', kind: 'conditions', closedToArrival: false })
    const rate = { ...USUAL, seasons: layOutSeasons(USUAL, [closed, open]) }
    const stay = { checkIn: MONDAY, checkOut: addDays(MONDAY, 2) }
    expect(brokenRules(rate, stay, MONDAY).map(({ kind }) => kind)).toEqual(['nights'])
  })
})

/** The seasons of a day, sorted here by counting how many others each goes after. */
function inOrder(seasons: readonly StaffSeason[], day: Day): StaffSeason[] {
  const rank = { property: 0, category: 1, villa: 2 }
  const length = ({ first, last }: StaffSeason) => Date.parse(last) - Date.parse(first)
  const isAfter = (one: StaffSeason, other: StaffSeason) => {
    if (one.isOnTop !== other.isOnTop) return one.isOnTop
    if (one.isOnTop) return one.id > other.id
    if (rank[one.reach] !== rank[other.reach]) return rank[one.reach] > rank[other.reach]
    if (length(one) !== length(other)) return length(one) < length(other)
    const [days, otherDays] = [one.weekdays?.length ?? 7, other.weekdays?.length ?? 7]
    return days === otherDays ? one.id > other.id : days < otherDays
  }
  const held = seasons.filter(
    ({ first, last, weekdays }) =>
      first <= day && day <= last && (weekdays === null || weekdays.includes(new Date(day).getUTCDay())),
  )
  const places = held.map((one) => [held.filter((other) => isAfter(one, other)).length, one] as const)
  return places.sort(([one], [other]) => one - other).map(([, one]) => one)
}

function priceByHand(usual: Usual, seasons: readonly StaffSeason[], night: Day): Cents {
  const isWeekend = isWeekendNight(night)
  const fifthMore = (cents: Cents) => Number((BigInt(cents) * 12n + 5n) / 10n)
  const usualPrice = isWeekend ? (usual.weekend ?? fifthMore(usual.base)) : usual.base
  return inOrder(seasons, night).reduce((cents, { kind, price, weekendPrice, weekdays, change }) => {
    if (kind === 'conditions') return cents
    if (kind === 'amount') return Math.max(0, cents + (change ?? 0))
    if (kind === 'percentage')
      return Number((BigInt(cents) * BigInt(10_000 + (change ?? 0)) + 5000n) / 10_000n)
    const base = price ?? usual.seasonal
    if (base === null) return usualPrice
    if (!isWeekend) return base
    return weekendPrice ?? (weekdays !== null && price !== null ? price : fifthMore(base))
  }, usualPrice)
}
