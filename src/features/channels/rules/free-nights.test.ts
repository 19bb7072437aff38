import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, toDay } from '@/kernel/days'
import { nightsOf, type Stay } from '@/kernel/stay'
import { freeNights, freeNightsOfAll } from './free-nights'

const stay = (from: number, to: number): Stay => ({
  checkIn: addDays(toDay('2027-03-01'), from),
  checkOut: addDays(toDay('2027-03-01'), to),
})

test('what others have is cut out: at an end, in the middle, or all of it', () => {
  expect(freeNights(stay(5, 10), [])).toEqual([stay(5, 10)])
  expect(freeNights(stay(5, 10), [stay(1, 5), stay(10, 12)])).toEqual([stay(5, 10)])
  expect(freeNights(stay(5, 10), [stay(3, 6)])).toEqual([stay(6, 10)])
  expect(freeNights(stay(5, 10), [stay(7, 8)])).toEqual([stay(5, 7), stay(8, 10)])
  expect(freeNights(stay(5, 10), [stay(4, 7), stay(7, 11)])).toEqual([])
})

test('the nights of several stays are those wanted and not taken, each in one run', () => {
  const stays = fc.array(
    fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 8 })).map(([from, nights]) => stay(from, from + nights)),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(stays, stays, (wanted, taken) => {
      const gone = new Set(taken.flatMap(nightsOf))
      const expected = new Set(wanted.flatMap(nightsOf).filter((night) => !gone.has(night)))
      const nights = freeNightsOfAll(wanted, taken).flatMap(nightsOf)
      expect(nights).toHaveLength(expected.size)
      expect(new Set(nights)).toEqual(expected)
    }),
  )
})
