import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EXTRA_UNITS, SERVED_ON } from '@/features/charges/rules/extra-terms'
import { toDay } from '@/kernel/days'
import { toCents } from '@/kernel/money'
import type { OfferedExtra } from '../contract'
import { chooseExtras, isLeft } from './choose-extras'
import { readChoice } from './extra-choice'
import { sumExtras } from './price-extra'

const booked = { stay: { checkIn: toDay('2027-03-15'), checkOut: toDay('2027-03-18') }, guests: 2 }
const picnic: OfferedExtra = {
  id: 7,
  name: 'Picnic',
  text: null,
  price: '18.00',
  unit: 'piece',
  servedOn: 'arrival',
  mostPieces: 4,
  left: null,
}

test('what is chosen is priced, and what is offered no more is left out', () => {
  const { chosen, cents } = chooseExtras([picnic], { 7: 2, 8: 1 }, booked)
  expect(chosen).toMatchObject([{ id: 7, pieces: 2, quantity: 2, cents: 3600, isLeft: true }])
  expect(cents).toBe(3600)
})

test('more than may be chosen, kept from before, becomes the most', () => {
  expect(chooseExtras([picnic], { 7: 9 }, booked).chosen).toMatchObject([{ pieces: 4, cents: 7200 }])
  expect(chooseExtras([{ ...picnic, unit: 'night' }], { 7: 9 }, booked).chosen).toMatchObject([
    { pieces: 1, quantity: 3 },
  ])
})

test('by the guest as many have to be left as come', () => {
  const lunch: OfferedExtra = { ...picnic, unit: 'guest', left: 1 }
  expect(isLeft(lunch, 1, booked)).toBe(false)
  expect(isLeft({ ...lunch, left: 2 }, 1, booked)).toBe(true)
  expect(isLeft({ ...picnic, left: 3 }, 4, booked)).toBe(false)
})

test('the sum a guest is shown is the sum the server charges', () => {
  const offered = fc.record({
    price: fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
    unit: fc.constantFrom(...EXTRA_UNITS),
    servedOn: fc.constantFrom(...SERVED_ON),
    mostPieces: fc.integer({ min: 1, max: 20 }),
  })
  fc.assert(
    fc.property(fc.array(fc.tuple(offered, fc.integer({ min: 1, max: 20 })), { maxLength: 6 }), (wishes) => {
      const list = wishes.map(([own], id) => ({ ...picnic, ...own, id: id + 1 }))
      const choice = Object.fromEntries(wishes.map(([, pieces], id) => [id + 1, pieces]))
      const { chosen, cents } = chooseExtras(list, choice, booked)
      expect(
        sumExtras(
          chosen.map((one) => ({ ...one, price: toCents(one.price) })),
          booked,
        ),
      ).toBe(cents)
    }),
  )
})

test('what a browser kept is read as far as it is sound', () => {
  expect(readChoice({ 7: 2, 8: 'many', x: 1, 9: -1, 10: null, 11: 1e9 })).toEqual({ 7: 2 })
  for (const kept of [null, 'picnic', 3, undefined]) expect(readChoice(kept)).toEqual({})
})
