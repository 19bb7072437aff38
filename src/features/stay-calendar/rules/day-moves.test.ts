import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toDay, weekdayOf } from '@/kernel/days'
import { moveDay } from './day-moves'

const day = toDay('2027-03-31')
const wide = { first: toDay('2020-01-01'), last: toDay('2040-01-01') }

it.each([
  ['ArrowLeft', false, '2027-03-30'],
  ['ArrowRight', false, '2027-04-01'],
  ['ArrowUp', false, '2027-03-24'],
  ['ArrowDown', false, '2027-04-07'],
  ['Home', false, '2027-03-28'],
  ['End', false, '2027-04-03'],
  ['PageUp', false, '2027-02-28'],
  ['PageDown', false, '2027-04-30'],
  ['PageUp', true, '2026-03-31'],
  ['PageDown', true, '2028-03-31'],
])('%s (with Shift: %s) moves from 31 March 2027 to %s', (key, isShifted, target) => {
  expect(moveDay(day, key, isShifted, wide)).toBe(target)
})

it('other keys move nothing', () => {
  for (const key of ['Enter', ' ', 'a', 'Tab', 'Escape']) expect(moveDay(day, key, false, wide)).toBeNull()
})

it('no key leaves the bounds; Home and End stay in the week', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
  const bounds = { first: toDay('2027-03-10'), last: toDay('2028-05-31') }
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean())), (presses) => {
      let at = bounds.first
      for (const [key, isShifted] of presses) {
        const next = moveDay(at, key, isShifted, bounds) ?? at
        expect(next >= bounds.first && next <= bounds.last).toBe(true)
        if (key === 'Home') expect(next === bounds.first || weekdayOf(next) === 0).toBe(true)
        if (key === 'End') expect(next === bounds.last || weekdayOf(next) === 6).toBe(true)
        at = next
      }
    }),
  )
})
