import { expect, it } from 'vitest'
import type { OfferedExtra } from '@/features/extras/contract'
import { toDay } from '@/kernel/days'
import { chooseForVillas, type ExtrasWish } from './group-extras'

const pickup: OfferedExtra = {
  id: 1,
  name: 'Pickup',
  text: null,
  price: '90.00',
  unit: 'stay',
  servedOn: 'arrival',
  mostPieces: 1,
  left: 2,
}
const lunch: OfferedExtra = { ...pickup, id: 2, name: 'Lunch', price: '12.00', unit: 'guest', left: null }

function villa(choice: Record<number, number>, checkIn = '2027-03-15', guests = 2): ExtrasWish {
  const stay = { checkIn: toDay(checkIn), checkOut: toDay('2027-03-20') }
  return { booked: { stay, guests }, offered: [pickup, lunch], choice }
}

it('each villa is priced by its own party, and pays for what is chosen for it alone', () => {
  const [one, two] = chooseForVillas([villa({ 1: 1, 2: 1 }), villa({ 2: 1 }, '2027-03-15', 4)])
  expect([one?.cents, two?.cents]).toEqual([11_400, 4800])
  expect(one?.chosen.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Pickup', 1],
    ['Lunch', 2],
  ])
})

it('what is left for a villa is what the others of the group leave on its day', () => {
  const [one, two, three] = chooseForVillas([villa({ 1: 1 }), villa({ 1: 1 }), villa({})])
  expect([one, two, three].map((extras) => extras?.offered[0]?.left)).toEqual([1, 1, 0])
  expect(one?.chosen[0]?.isLeft).toBe(true)
})

it('another day is another driver', () => {
  const [, two] = chooseForVillas([villa({ 1: 1 }), villa({}, '2027-03-16')])
  expect(two?.offered[0]?.left).toBe(2)
  expect(chooseForVillas([villa({ 2: 1 })])[0]?.offered[1]?.left).toBeNull()
})
