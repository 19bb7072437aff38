import { expect, test } from 'vitest'
import type { Villa } from '@/features/villas/contract'
import { combineVillas } from './combine-villas'

/** What a group asks of a villa; its rooms are its name. */
function villa(name: string, building: string, maxGuests: number, price: number, bedrooms = 1): Villa {
  return {
    name,
    building,
    maxGuests,
    bedrooms,
    price: `$${price}.00`,
    weekendPrice: null,
  } as unknown as Villa
}

const HOUSE = [villa('A', 'North', 6, 165, 3), villa('B', 'North', 5, 120, 2), villa('C', 'North', 4, 115, 2)]
const STUDIOS = [villa('D', 'South', 2, 52), villa('E', 'South', 2, 55)]

test('the fewest villas of one building are taken, the last the cheapest that is enough', () => {
  const group = combineVillas([...STUDIOS, ...HOUSE], { guests: 12 })
  expect(group.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
  expect(combineVillas([...STUDIOS, ...HOUSE], { guests: 3 }).map(({ name }) => name)).toEqual(['C'])
})

test('where no building holds them all, others help out', () => {
  const group = combineVillas([...STUDIOS, ...HOUSE], { guests: 17 })
  expect(group.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D'])
})

test('bedrooms count as guests do', () => {
  expect(combineVillas(HOUSE, { guests: 4, bedrooms: 3 }).map(({ name }) => name)).toEqual(['A'])
})

test('where nobody shares a bed, beds count and not places', () => {
  const beds = [
    { kind: 'king' as const, count: 1 },
    { kind: 'bunk' as const, count: 1 },
  ]
  const [a, b] = HOUSE.map((one) => ({ ...one, beds }))
  expect(combineVillas(a && b ? [a, b] : [], { guests: 5, ownBeds: true })).toHaveLength(2)
  expect(combineVillas(a && b ? [a, b] : [], { guests: 5 })).toHaveLength(1)
})

test('a party for which no handful is enough gets none', () => {
  expect(combineVillas([...STUDIOS, ...HOUSE], { guests: 200 })).toEqual([])
})
