import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day, toDay } from './days'
import { countNights, nightsOf, nightsWithin, type Stay, staysOverlap } from './stay'

const anyDay = fc.integer({ min: 0, max: 120 }).map((offset) => addDays(toDay('2027-12-01'), offset))
const anyStay = fc
  .tuple(anyDay, fc.integer({ min: 1, max: 60 }))
  .map(([checkIn, nights]): Stay => ({ checkIn, checkOut: addDays(checkIn, nights) }))

describe('a stay', () => {
  it('counts the nights between its days', () => {
    expect(countNights(stay('2027-02-27', '2027-03-02'))).toBe(3)
    expect(countNights(stay('2028-02-27', '2028-03-02'))).toBe(4)
    expect(countNights(stay('2027-12-31', '2028-01-01'))).toBe(1)
  })

  it('has within some days those of its nights that begin on one of them', () => {
    fc.assert(
      fc.property(anyStay, anyDay, anyDay, (any, first, last) => {
        const within = nightsOf(any).filter((night) => first <= night && night <= last)
        expect(nightsWithin(any, { first, last })).toEqual(within)
      }),
    )
  })

  it('has one night a day, in order, without the day of departure', () => {
    fc.assert(
      fc.property(anyStay, (any) => {
        const nights = nightsOf(any)
        expect(nights).toHaveLength(countNights(any))
        expect(nights[0]).toBe(any.checkIn)
        expect(nights).not.toContain(any.checkOut)
        expect([...nights].sort()).toEqual(nights)
        expect(new Set(nights).size).toBe(nights.length)
      }),
    )
  })

  it('that ends before it begins has no nights', () => {
    expect(nightsOf(stay('2027-03-02', '2027-02-27'))).toEqual([])
    expect(nightsOf(stay('2027-03-02', '2027-03-02'))).toEqual([])
  })

  it('overlaps another exactly when they have a night in common', () => {
    fc.assert(
      fc.property(anyStay, anyStay, (one, other) => {
        const theirs = new Set<Day>(nightsOf(other))
        expect(staysOverlap(one, other)).toBe(nightsOf(one).some((night) => theirs.has(night)))
      }),
      { numRuns: 500 },
    )
  })

  it('may begin on the day another ends', () => {
    expect(staysOverlap(stay('2027-03-01', '2027-03-05'), stay('2027-03-05', '2027-03-09'))).toBe(false)
  })
})

function stay(checkIn: string, checkOut: string): Stay {
  return { checkIn: toDay(checkIn), checkOut: toDay(checkOut) }
}
