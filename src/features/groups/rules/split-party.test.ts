import { expect, it } from 'vitest'
import { partyForNext, splitParty } from './split-party'

const party = (guests: number, childAges: number[] = [], wantsCot = false) => ({
  guests,
  childAges,
  wantsCot,
})

it('a party is spread evenly, as far as the villas hold it', () => {
  expect(splitParty(party(8), [4, 4]).map(({ guests }) => guests)).toEqual([4, 4])
  expect(splitParty(party(8), [6, 2]).map(({ guests }) => guests)).toEqual([6, 2])
  expect(splitParty(party(9), [4, 4]).map(({ guests }) => guests)).toEqual([4, 4])
})

it('children stay together, never without an adult, and the cot is with the youngest', () => {
  const split = splitParty(party(8, [9, 7, 4, 1], true), [4, 4])
  expect(split).toEqual([
    { guests: 4, childAges: [9, 7, 4], wantsCot: false },
    { guests: 4, childAges: [1], wantsCot: true },
  ])
})

it('while nobody has said who comes, a villa is for two', () => {
  expect(splitParty(party(1), [4, 2, 1]).map(({ guests }) => guests)).toEqual([2, 2, 1])
})

it('a villa that joins takes whoever is left', () => {
  expect(partyForNext(party(8), 4, 6).guests).toBe(4)
  expect(partyForNext(party(8), 2, 4).guests).toBe(4)
  expect(partyForNext(party(8), 8, 4).guests).toBe(2)
})
