import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EXTRA_UNITS } from '@/features/charges/rules/extra-terms'
import { toDay } from '@/kernel/days'
import { toAmount } from '@/kernel/money'
import type { BookedExtra } from '../contract'
import { countGuests, sumBookedExtras, sumChangedExtras } from './change-extras'
import { priceExtra } from './price-extra'

const stay = { checkIn: toDay('2027-03-15'), checkOut: toDay('2027-03-18') }
const party = fc.integer({ min: 1, max: 12 })
const extras = fc.array(
  fc.record({
    unit: fc.constantFrom(...EXTRA_UNITS),
    price: fc.integer({ min: 1, max: 99_999 }),
    pieces: party,
  }),
  { maxLength: 6 },
)

function book(list: { unit: BookedExtra['unit']; price: number; pieces: number }[], guests: number) {
  return list.map(({ unit, price, pieces }): BookedExtra => {
    const terms = { unit, price, servedOn: 'arrival' } as const
    const { quantity, cents } = priceExtra(terms, pieces, { stay, guests })
    return { ...terms, name: 'Extra', pieces, quantity, price: toAmount(price), amount: toAmount(cents) }
  })
}

test('held, what is counted by the guest gets no cheaper with fewer guests, and dearer with more than agreed', () => {
  const lunch = { unit: 'guest', quantity: 4 } as const
  const held = (guests: number, guestsBefore: number) =>
    countGuests(lunch, { guests, guestsBefore, isHeld: true })
  expect([held(2, 4), held(3, 2), held(5, 4)]).toEqual([4, 4, 5])
  expect(countGuests(lunch, { guests: 2, guestsBefore: 4 })).toBe(2)
})

test('while the party stays the same, what was agreed stays, whoever changes the rest', () => {
  const agreed = { unit: 'guest', quantity: 4 } as const
  expect(countGuests(agreed, { guests: 2, guestsBefore: 2 })).toBe(4)
})

test('a change that is held never makes extras cheaper, whatever they are and whoever comes', () => {
  fc.assert(
    fc.property(extras, party, party, (list, before, after) => {
      const booked = book(list, before)
      const sum = sumChangedExtras(booked, stay, { guests: after, guestsBefore: before, isHeld: true })
      expect(sum).toBeGreaterThanOrEqual(sumBookedExtras(booked))
    }),
  )
})

test('a change that is not held costs what the same extras cost a party of that size', () => {
  fc.assert(
    fc.property(extras, party, party, (list, before, after) => {
      const sum = sumChangedExtras(book(list, before), stay, { guests: after, guestsBefore: before })
      expect(sum).toBe(sumBookedExtras(book(list, after)))
    }),
  )
})
