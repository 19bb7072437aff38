import { expect, test } from 'vitest'
import { bedList } from '../contract'
import { describeBeds } from './beds'

test('beds are told with their kind and how many there are', () => {
  expect(
    describeBeds([
      { kind: 'double', count: 2 },
      { kind: 'single', count: 1 },
    ]),
  ).toBe('2 double beds, 1 single bed')
  expect(describeBeds([])).toBe('')
})

test('a kind of bed is named once, with a whole number of at least one', () => {
  expect(bedList.safeParse([{ kind: 'king', count: 1 }]).success).toBe(true)
  const refused = [
    [
      { kind: 'king', count: 1 },
      { kind: 'king', count: 2 },
    ],
    [{ kind: 'king', count: 0 }],
    [{ kind: 'king', count: 1.5 }],
    [{ kind: 'water', count: 1 }],
  ]
  for (const beds of refused) expect(bedList.safeParse(beds).success).toBe(false)
})
