import { expect, it } from 'vitest'
import { checkParty, countAdults, resizeParty } from './party'

it('children count among the guests, and one of the guests is an adult', () => {
  expect(countAdults({ guests: 4, childAges: [4, 9] })).toBe(2)
  expect(checkParty({ guests: 3, childAges: [4, 9] })).toEqual([])
  expect(checkParty({ guests: 2, childAges: [4, 9] })).toMatchObject([{ path: 'childAges' }])
  expect(checkParty({ guests: 1, childAges: [] })).toEqual([])
})

it('a smaller party loses children before its last adult', () => {
  const family = { guests: 4, childAges: [4, 9], wantsCot: true }
  expect(resizeParty(family, 5)).toEqual({ ...family, guests: 5 })
  expect(resizeParty(family, 2)).toEqual({ guests: 2, childAges: [4], wantsCot: true })
  expect(resizeParty(family, 1)).toEqual({ guests: 1, childAges: [], wantsCot: true })
})
