import { expect, it } from 'vitest'
import { unitNameOf } from './unit-name'

const unit = { name: 'Rose Villa', roomNumber: 'R01' }

it('a unit has its room behind its name, in the form of the place it is read at', () => {
  expect(unitNameOf(unit)).toBe('Rose Villa R01')
  expect(unitNameOf(unit, 'listed')).toBe('Rose Villa, R01')
  expect(unitNameOf(unit, 'full')).toBe('Rose Villa, Room R01')
})

it('a unit without a room number is its name alone', () => {
  for (const roomNumber of [null, ''])
    for (const form of ['short', 'listed', 'full'] as const)
      expect(unitNameOf({ ...unit, roomNumber }, form)).toBe('Rose Villa')
})

it('a booking’s unit is named like the villa itself', () => {
  expect(unitNameOf({ villaName: 'Rose Villa', roomNumber: 'R01' })).toBe('Rose Villa R01')
})
