import { expect, test } from 'vitest'
import { addDays, toDay } from '@/kernel/days'
import { seededRandom } from '@/kernel/seeded-random'
import { staysOverlap } from '@/kernel/stay'
import { placeAll, type Taken, type Unplaced } from './place-all'

const FIRST = toDay('2027-03-10')
const stay = (from: number, to: number) => ({ checkIn: addDays(FIRST, from), checkOut: addDays(FIRST, to) })

test('a stay goes where it leaves no gap between two others', () => {
  const taken = [
    { villaId: 1, ...stay(0, 2) },
    { villaId: 1, ...stay(4, 6) },
  ]
  const placed = placeAll([{ id: 7, villaId: 2, fits: [1, 2], ...stay(2, 4) }], taken)
  expect(placed).toEqual(new Map([[7, 1]]))
})

test('nobody is moved for nothing', () => {
  expect(placeAll([{ id: 7, villaId: 2, fits: [1, 2, 3], ...stay(2, 4) }], [])).toEqual(new Map([[7, 2]]))
})

test('two stays may exchange their villas for a better fit of both', () => {
  const taken = [
    { villaId: 1, ...stay(0, 2) },
    { villaId: 2, ...stay(0, 3) },
  ]
  const stays: Unplaced[] = [
    { id: 7, villaId: 2, fits: [1, 2], ...stay(3, 9) },
    { id: 8, villaId: 1, fits: [1, 2], ...stay(2, 9) },
  ]
  expect(placeAll(stays, taken)).toEqual(
    new Map([
      [8, 1],
      [7, 2],
    ]),
  )
})

test('where somebody would be left without a villa, all stay where they are', () => {
  // One after the other the first would take villa 1, the only one that the second fits.
  const stays: Unplaced[] = [
    { id: 7, villaId: 2, fits: [1, 2], ...stay(2, 6) },
    { id: 8, villaId: 1, fits: [1], ...stay(3, 6) },
  ]
  const taken = [{ villaId: 1, ...stay(0, 2) }]
  expect(placeAll(stays, taken)).toEqual(
    new Map([
      [7, 2],
      [8, 1],
    ]),
  )
})

test('whatever is booked, everybody has a villa that fits and no night is anybody else’s', () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = seededRandom(seed)
    const all: (Taken & { isUnplaced: boolean })[] = []
    for (let count = 0; count < 30; count++) {
      const from = Math.floor(random() * 25)
      const villaId = 1 + Math.floor(random() * 4)
      const one = { villaId, ...stay(from, from + 1 + Math.floor(random() * 5)) }
      const isFree = !all.some((other) => other.villaId === villaId && staysOverlap(one, other))
      if (isFree) all.push({ ...one, isUnplaced: random() < 0.6 })
    }
    const taken = all.filter(({ isUnplaced }) => !isUnplaced)
    const stays = all
      .filter(({ isUnplaced }) => isUnplaced)
      .map((one, id) => ({
        ...one,
        id,
        fits: [1, 2, 3, 4].filter((villaId) => villaId === one.villaId || random() < 0.7),
      }))
    const placed = placeAll(stays, taken)
    const after = [...taken]
    for (const one of stays) {
      const villaId = placed.get(one.id) ?? 0
      expect(one.fits, `seed ${seed}`).toContain(villaId)
      const isTaken = after.some((other) => other.villaId === villaId && staysOverlap(one, other))
      expect(isTaken, `seed ${seed}`).toBe(false)
      after.push({ ...one, villaId, isUnplaced: true })
    }
  }
})
