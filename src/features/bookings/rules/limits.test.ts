import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Board } from '@/features/rates/rules/board'
import type { StayRule } from '@/features/rates/rules/pricing'
import { addDays, daysBetween, toDay } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { checkStay, guestsOffered, lastCheckIn, lastCheckOut } from './limits'

const today = toDay('2027-11-20')

describe('a stay that may be booked', () => {
  it.each([
    ['tonight', 0, 1, 1],
    ['exactly 365 days ahead', 365, 1, 1],
    ['exactly 60 nights long', 1, 60, 1],
    ['365 days ahead and 60 nights long', 365, 60, 1],
    ['with as many guests as the villa sleeps', 1, 1, 4],
  ])('begins %s', (_, ahead, nights, guests) => {
    expect(problemsOf(ahead, nights, guests)).toEqual([])
  })
})

describe('a stay that may not be booked', () => {
  it.each([
    ['began yesterday', -1, 2, 1, 'checkInDate', /past.*Sat, 20 Nov 2027 or later/],
    ['begins 366 days ahead', 366, 1, 1, 'checkInDate', /365 days ahead.*by Sun, 19 Nov 2028/],
    ['ends the day it begins', 3, 0, 1, 'checkOutDate', /after check-in/],
    ['ends before it begins', 3, -2, 1, 'checkOutDate', /after check-in/],
    ['has 61 nights', 0, 61, 1, 'checkOutDate', /up to 60 nights.*by Wed, 19 Jan 2028/],
    ['has no guests', 3, 1, 0, 'numberOfGuests', /At least one guest/],
    ['has half a guest', 3, 1, 1.5, 'numberOfGuests', /At least one guest/],
    ['has more guests than beds', 3, 1, 5, 'numberOfGuests', /up to 4 guests/],
  ])('because it %s', (_, ahead, nights, guests, path, message) => {
    const problems = problemsOf(ahead, nights, guests)
    expect(problems.map((problem) => problem.path)).toEqual([path])
    expect(problems[0]?.message).toMatch(message)
  })

  it('is told everything that is wrong at once', () => {
    expect(problemsOf(-3, 0, 9).map((problem) => problem.path)).toEqual([
      'checkInDate',
      'checkOutDate',
      'numberOfGuests',
    ])
  })
})

it('the last days are those that the check itself lets through, whatever day it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
      const now = addDays(toDay('2024-01-01'), offset)
      const hotel = { today: now, maxGuests: 4 }
      const furthest = { checkIn: lastCheckIn(now), checkOut: lastCheckOut(now), guests: 1 }
      expect(checkStay(furthest, hotel)).toEqual([])
      expect(checkStay({ ...furthest, checkOut: addDays(furthest.checkOut, 1) }, hotel)).toHaveLength(1)
      expect(checkStay({ ...furthest, checkIn: addDays(furthest.checkIn, 1) }, hotel)).toHaveLength(1)
    }),
  )
})

it('a villa offers room for 8 guests where it does not say for how many', () => {
  expect(guestsOffered({})).toBe(8)
  expect(guestsOffered({ maxGuests: 3 })).toBe(3)
})

function problemsOf(ahead: number, nights: number, guests: number) {
  const checkIn = addDays(today, ahead)
  return checkStay({ checkIn, checkOut: addDays(checkIn, nights), guests }, { today, maxGuests: 4 })
}

describe('the rate of a villa', () => {
  const season = {
    first: toDay('2027-12-23'),
    last: toDay('2027-12-27'),
    base: null,
    weekend: null,
    minNights: 3,
    rules: [
      { kind: 'nights' as const, min: 3, says: 'Stays begin at 3 nights.' },
      { kind: 'nights' as const, max: 7, says: 'Stays are for 7 nights at most.' },
    ],
  }
  const rate = { base: 6500, weekend: null, halfBoard: 8300, seasons: [season] }
  const problemsFor = (checkIn: string, nights: number, board?: Board) =>
    checkStay(
      {
        checkIn: toDay(checkIn),
        checkOut: addDays(toDay(checkIn), nights),
        guests: 2,
        ...(board && { board }),
      },
      { today, maxGuests: 4, rate },
    )

  it('asks for enough nights of a stay that begins in a season, and says how many', () => {
    expect(problemsFor('2027-12-23', 3)).toEqual([])
    expect(problemsFor('2027-12-22', 1)).toEqual([])
    expect(problemsFor('2027-12-27', 2)).toEqual([
      {
        path: 'checkOutDate',
        message: 'Stays begin at 3 nights. Please choose Thu, 30 Dec 2027 or later.',
      },
    ])
    expect(problemsFor('2027-12-23', 8)).toEqual([
      {
        path: 'checkOutDate',
        message: 'Stays are for 7 nights at most. Please choose Thu, 30 Dec 2027 or earlier.',
      },
    ])
  })

  it('lets nobody come, leave or book on days on which its seasons do not, and says what to choose', () => {
    const day = toDay('2027-12-20')
    const told = (rule: Omit<StayRule, 'says'>, stay: Stay) => {
      const closed = { ...season, first: day, last: day, rules: [{ ...rule, says: 'It is so.' }] }
      return checkStay({ ...stay, guests: 2 }, { today, maxGuests: 4, rate: { ...rate, seasons: [closed] } })
    }
    const from = { checkIn: day, checkOut: addDays(day, 2) }
    const until = { checkIn: addDays(day, -2), checkOut: day }
    const ahead = daysBetween(today, day)
    const problem = (path: string, advice: string) => [{ path, message: `It is so. ${advice}` }]
    expect(told({ kind: 'no-arrival' }, until)).toEqual([])
    expect(told({ kind: 'no-arrival' }, from)).toEqual(
      problem('checkInDate', 'Please choose another check-in.'),
    )
    expect(told({ kind: 'no-departure' }, from)).toEqual([])
    expect(told({ kind: 'no-departure' }, until)).toEqual(
      problem('checkOutDate', 'Please choose another check-out.'),
    )
    expect(told({ kind: 'ahead', min: ahead, max: ahead }, from)).toEqual([])
    const late = problem('checkInDate', 'Please choose another check-in, or call us.')
    expect(told({ kind: 'ahead', min: ahead + 1 }, from)).toEqual(late)
    expect(told({ kind: 'ahead', max: ahead - 1 }, from)).toEqual(late)
  })

  it('says which boards there are', () => {
    expect(problemsFor('2027-12-01', 1, 'half-board')).toEqual([])
    expect(problemsFor('2027-12-01', 1, 'full-board').map(({ path }) => path)).toEqual(['board'])
  })
})
