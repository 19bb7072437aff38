import { expect, test } from 'vitest'
import { sampleVillas } from '@/features/villas/server/sample-villas'
import { drawHouses, MARK_SIZE, namesOffPlan, PLAN_SIZE, placeOnPlan } from './grounds-plan'

const placed = sampleVillas.map(({ name, roomNumber, building = null, planX, planY }) => ({
  name,
  roomNumber,
  building,
  ...(planX != null && planY != null && { place: { x: planX, y: planY } }),
}))

test('a house lies under all of its villas that are on the plan', () => {
  const at = (x: number, y: number) => ({
    name: 'Rose Villa',
    roomNumber: 'R01',
    building: 'Rose Court',
    place: { x, y },
  })
  const elsewhere = { name: 'Sundowner', roomNumber: 'S01', building: 'Hill House' }
  expect(drawHouses([at(100, 100), at(160, 154), elsewhere])).toEqual([
    { name: 'Rose Court', x: 67, y: 67, width: 126, height: 120 },
  ])
})

test('a villa without a place is named as one that is not on the plan', () => {
  const heron = { name: 'Heron House', roomNumber: 'P01', building: null }
  expect(namesOffPlan([heron, ...placed], ({ name }) => name)).toEqual(['Heron House'])
})

test('a place is moved until its mark is whole on the plan', () => {
  expect(placeOnPlan({ x: -40, y: 99.6 })).toEqual({ x: MARK_SIZE / 2, y: 100 })
  expect(placeOnPlan({ x: 9999, y: 9999 })).toEqual({
    x: PLAN_SIZE.width - MARK_SIZE / 2,
    y: PLAN_SIZE.height - MARK_SIZE / 2,
  })
})

test('all 25 sample villas stand on the plan, whole and apart from each other', () => {
  const places = placed.flatMap(({ place }) => place ?? [])
  expect(places).toHaveLength(25)
  for (const [index, place] of places.entries()) {
    expect(placeOnPlan(place)).toEqual(place)
    for (const other of places.slice(index + 1)) {
      const distance = Math.max(Math.abs(place.x - other.x), Math.abs(place.y - other.y))
      expect(distance).toBeGreaterThanOrEqual(MARK_SIZE)
    }
  }
})
