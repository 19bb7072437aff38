import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day, toDay } from '@/kernel/days'
import { toAmount } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'
import { BOARDS, type Board } from './board'
import { ONE_GUEST } from './guest-prices'
import {
  boardsOffered,
  groupNights,
  isWeekendNight,
  minNightsFrom,
  priceNight,
  quoteStay,
  type Rate,
  rateOf,
  type Season,
} from './pricing'

const anyStay = fc
  .tuple(fc.integer({ min: 0, max: 366 * 80 }), fc.integer({ min: 1, max: 60 }))
  .map(([offset, nights]): Stay => {
    const checkIn = addDays(toDay('2024-01-01'), offset)
    return { checkIn, checkOut: addDays(checkIn, nights) }
  })

const anyRate = fc.record({
  base: fc.integer({ min: 1, max: 99_999_999 }),
  weekend: fc.option(fc.integer({ min: 1, max: 99_999_999 })),
})

const anySeason = fc
  .record({
    from: fc.integer({ min: 0, max: 366 * 80 }),
    days: fc.integer({ min: 0, max: 400 }),
    base: fc.option(fc.integer({ min: 0, max: 99_999_999 })),
    weekend: fc.option(fc.integer({ min: 0, max: 99_999_999 })),
    minNights: fc.integer({ min: 1, max: 14 }),
  })
  .map(({ from, days, ...prices }): Season => {
    const first = addDays(toDay('2024-01-01'), from)
    return { first, last: addDays(first, days), ...prices }
  })

const anyFullRate = fc
  .tuple(
    anyRate,
    fc.array(anySeason, { maxLength: 8 }),
    fc.nat({ max: 9_999_999 }),
    fc.nat({ max: 9_999_999 }),
  )
  .map(([rate, seasons, lunch, dinner]) => ({
    ...rate,
    seasons,
    halfBoard: rate.base + lunch,
    fullBoard: rate.base + lunch + dinner,
  }))

describe('the price of a stay', () => {
  it('is what counting by hand in fractions gives, for any stay at any rate', () => {
    fc.assert(
      fc.property(anyRate, anyStay, (rate, stay) => {
        const quote = quoteStay(rate, stay, ONE_GUEST)
        const expected = countByHand(rate, stay)
        expect(quote.nights.map((night) => [night.night, BigInt(night.cents)])).toEqual(expected)
        expect(BigInt(quote.total)).toBe(expected.reduce((sum, [, cents]) => sum + cents, 0n))
      }),
      { numRuns: 1000 },
    )
  })

  it('is always a whole number of cents', () => {
    fc.assert(
      fc.property(anyRate, anyStay, (rate, stay) => {
        expect(Number.isSafeInteger(quoteStay(rate, stay, ONE_GUEST).total)).toBe(true)
      }),
    )
  })

  it('adds up when a stay is cut in two', () => {
    fc.assert(
      fc.property(anyRate, anyStay, fc.nat(), (rate, stay, cut) => {
        const middle = addDays(stay.checkIn, cut % (countNights(stay) + 1))
        const first = quoteStay(rate, { checkIn: stay.checkIn, checkOut: middle }, ONE_GUEST)
        const second = quoteStay(rate, { checkIn: middle, checkOut: stay.checkOut }, ONE_GUEST)
        expect(first.total + second.total).toBe(quoteStay(rate, stay, ONE_GUEST).total)
      }),
    )
  })

  it.each([
    ['Monday to Wednesday', '2027-03-15', '2027-03-17', '130.00'],
    ['Thursday to Monday, three of four nights at the weekend', '2027-03-18', '2027-03-22', '299.00'],
    ['over the end of a year', '2027-12-30', '2028-01-03', '299.00'],
    ['over 29 February', '2028-02-28', '2028-03-01', '130.00'],
    ['over 28 February of a common year', '2027-02-26', '2027-03-02', '299.00'],
  ])('of %s at $65.00 a night', (_, checkIn, checkOut, total) => {
    const stay = { checkIn: toDay(checkIn), checkOut: toDay(checkOut) }
    expect(toAmount(quoteStay({ base: 6500, weekend: null }, stay, ONE_GUEST).total)).toBe(total)
  })
})

describe('a board', () => {
  const rate = { base: 6500, weekend: null, halfBoard: 8300, fullBoard: 10_100 }
  const [friday, monday] = [toDay('2027-03-19'), toDay('2027-03-22')]

  it('costs on a week night what is shown with the villa', () => {
    expect(BOARDS.map((board) => priceNight(rate, monday, board))).toEqual([6500, 8300, 10_100])
  })

  it('costs no more at a weekend or in a season: meals are what they are', () => {
    const season = { first: friday, last: friday, base: 10_000, weekend: null, minNights: 1 }
    expect(BOARDS.map((board) => priceNight(rate, friday, board))).toEqual([7800, 9600, 11_400])
    expect(BOARDS.map((board) => priceNight({ ...rate, seasons: [season] }, friday, board))).toEqual([
      12_000, 13_800, 15_600,
    ])
  })

  it('adds the same to every night of any stay at any rate', () => {
    fc.assert(
      fc.property(
        anyFullRate,
        anyStay,
        fc.constantFrom<Board>('half-board', 'full-board'),
        (any, stay, board) => {
          const price = board === 'half-board' ? any.halfBoard : any.fullBoard
          const meals = (price - any.base) * countNights(stay)
          expect(quoteStay(any, stay, ONE_GUEST, board).total).toBe(
            quoteStay(any, stay, ONE_GUEST).total + meals,
          )
        },
      ),
    )
  })

  it('can be had only where it has a price', () => {
    const plain = { base: 6500, weekend: null, halfBoard: 8300, fullBoard: null }
    expect(boardsOffered(plain)).toEqual(['bed-and-breakfast', 'half-board'])
    expect(boardsOffered({ base: 6500, weekend: null })).toEqual(['bed-and-breakfast'])
    expect(() => priceNight(plain, monday, 'full-board')).toThrow(RangeError)
  })

  it('below the plain price never makes a night cost less than nothing', () => {
    const odd = { base: 6500, weekend: 100, halfBoard: 6000 }
    expect([priceNight(odd, monday, 'half-board'), priceNight(odd, friday, 'half-board')]).toEqual([6000, 0])
  })
})

describe('a season', () => {
  const [eve, first, friday, last, after] = ['12-22', '12-23', '12-24', '12-27', '12-28'].map((day) =>
    toDay(`2027-${day}`),
  ) as [Day, Day, Day, Day, Day]
  const season = { first, last, base: 9000, weekend: null, minNights: 3 }
  const rate = { base: 6500, weekend: 7000, seasons: [season] }

  it('prices its nights, the first and the last included, weekends by its own price', () => {
    expect([eve, first, friday, last, after].map((night) => priceNight(rate, night))).toEqual([
      6500, 9000, 10_800, 9000, 6500,
    ])
    const own = { ...rate, seasons: [{ ...season, weekend: 9500 }] }
    expect(priceNight(own, friday)).toBe(9500)
  })

  it('without a price leaves the villa’s own', () => {
    const quiet = { ...rate, seasons: [{ ...season, base: null }] }
    expect([first, friday].map((night) => priceNight(quiet, night))).toEqual([6500, 7000])
  })

  it('that comes first in the list goes before another over the same night', () => {
    const both = { ...rate, seasons: [{ ...season, first: friday, last: friday, base: 20_000 }, season] }
    expect([first, friday, last].map((night) => priceNight(both, night))).toEqual([9000, 24_000, 9000])
  })

  it('asks for its fewest nights of whoever arrives in it', () => {
    expect([eve, first, last, after].map((day) => minNightsFrom(rate, day))).toEqual([1, 3, 3, 1])
  })

  it('prices any stay as the sum of its nights, each alone', () => {
    fc.assert(
      fc.property(anyFullRate, anyStay, (any, stay) => {
        const quote = quoteStay(any, stay, ONE_GUEST)
        for (const { night, cents } of quote.nights) {
          const holding = any.seasons.find((one) => one.first <= night && night <= one.last)
          const plain = holding?.base == null ? any : holding
          const [by] = countByHand({ base: plain.base ?? 0, weekend: plain.weekend }, oneNight(night))
          expect(BigInt(cents)).toBe(by?.[1])
        }
      }),
    )
  })
})

function oneNight(night: Day): Stay {
  return { checkIn: night, checkOut: addDays(night, 1) }
}

describe('a weekend night', () => {
  const saturday = toDay('2027-03-20')

  it('is a Friday, Saturday or Sunday', () => {
    const week = Array.from({ length: 7 }, (_, index) => addDays(toDay('2027-03-15'), index))
    expect(week.map(isWeekendNight)).toEqual([false, false, false, false, true, true, true])
  })

  it('costs a fifth more, rounded half up to a cent', () => {
    const costs = [1, 2, 3, 4, 5, 6501, 6502, 6503, 6504].map((base) =>
      priceNight({ base, weekend: null }, saturday),
    )
    expect(costs).toEqual([1, 2, 4, 5, 6, 7801, 7802, 7804, 7805])
  })

  it("costs the villa's own weekend price where there is one, even a lower one", () => {
    expect(priceNight({ base: 6500, weekend: 5000 }, saturday)).toBe(5000)
    expect(priceNight({ base: 6500, weekend: 5000 }, toDay('2027-03-18'))).toBe(6500)
  })
})

describe('a breakdown', () => {
  it('has every night once and the same total', () => {
    fc.assert(
      fc.property(anyRate, anyStay, (rate, stay) => {
        const quote = quoteStay(rate, stay, ONE_GUEST)
        const groups = groupNights(quote)
        expect(groups.flatMap((group) => group.nights).sort()).toEqual(quote.nights.map(({ night }) => night))
        expect(groups.reduce((sum, group) => sum + group.subtotal, 0)).toBe(quote.total)
        expect(groups.length).toBeLessThanOrEqual(2)
        for (const group of groups) expect(group.subtotal).toBe(group.cents * group.nights.length)
      }),
    )
  })
})

describe("a villa's rate", () => {
  it('is read from the texts of the wire', () => {
    const nothingElse = { halfBoard: null, fullBoard: null, seasons: [] }
    expect(rateOf({ price: '$65.00', weekendPrice: null })).toEqual({
      base: 6500,
      weekend: null,
      ...nothingElse,
    })
    const season = {
      startDate: '2027-12-20',
      endDate: '2028-01-05',
      price: '80.00',
      weekendPrice: null,
      minNights: 2,
    }
    const villa = {
      price: '$1,065.50',
      weekendPrice: '78.00',
      halfBoardPrice: '1100.00',
      fullBoardPrice: null,
    }
    expect(rateOf({ ...villa, seasons: [season] })).toEqual({
      base: 106_550,
      weekend: 7800,
      halfBoard: 110_000,
      fullBoard: null,
      seasons: [
        { first: toDay('2027-12-20'), last: toDay('2028-01-05'), base: 8000, weekend: null, minNights: 2 },
      ],
    })
  })

  it('is never guessed from a text without an amount', () => {
    expect(() => rateOf({ price: 'on request', weekendPrice: null })).toThrow(RangeError)
    expect(() => rateOf({ price: '$65.00', weekendPrice: 'more' })).toThrow(RangeError)
  })
})

/** Walks the calendar by its own rules (Zeller's weekday, lengths of months) and multiplies by the fraction 6/5. */
function countByHand(rate: Rate, stay: Stay): [string, bigint][] {
  const nights: [string, bigint][] = []
  let [year = 0, month = 0, day = 0] = stay.checkIn.split('-').map(Number)
  for (;;) {
    const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    if (text === stay.checkOut) return nights
    nights.push([text, costByHand(rate, isZellerWeekend(year, month, day))])
    day += 1
    if (day > daysIn(year, month)) [month, day] = [month + 1, 1]
    if (month > 12) [year, month] = [year + 1, 1]
  }
}

function costByHand(rate: Rate, isWeekend: boolean): bigint {
  const base = BigInt(rate.base)
  if (!isWeekend) return base
  if (rate.weekend !== null) return BigInt(rate.weekend)
  const [whole, rest] = [(base * 6n) / 5n, (base * 6n) % 5n]
  return rest * 2n >= 5n ? whole + 1n : whole
}

/** Zeller's congruence: 0 Saturday, 1 Sunday … 6 Friday. */
function isZellerWeekend(year: number, month: number, day: number): boolean {
  const [y, m] = month < 3 ? [year - 1, month + 12] : [year, month]
  const [century, rest] = [Math.floor(y / 100), y % 100]
  const weekday =
    (day +
      Math.floor((13 * (m + 1)) / 5) +
      rest +
      Math.floor(rest / 4) +
      Math.floor(century / 4) +
      5 * century) %
    7
  return weekday === 0 || weekday === 1 || weekday === 6
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
