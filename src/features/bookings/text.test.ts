import { expect, test } from 'vitest'
import { describeParty } from './text'

test('a party is told with its children and their ages, and with its cot', () => {
  expect(describeParty({ guests: 2, childAges: [], wantsCot: false })).toBe('2')
  expect(describeParty({ guests: 2, childAges: [], wantsCot: true }, '2 Guests')).toBe('2 Guests, a cot')
  expect(describeParty({ guests: 4, childAges: [4, 9], wantsCot: true })).toBe(
    '4: 2 adults, 2 children (ages 4, 9), a cot',
  )
  expect(describeParty({ guests: 2, childAges: [0], wantsCot: false })).toBe('2: 1 adult, 1 child (age 0)')
})
