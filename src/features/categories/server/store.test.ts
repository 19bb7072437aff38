import { expect } from 'vitest'
import { test } from '../../../../test/database'
import { categories as contract } from '../contract'
import { listCategories } from './store'
import { villaCategories } from './table'

test('visitors see the active categories, in the order staff gave them', async ({ database }) => {
  await database.orm.insert(villaCategories).values([
    { name: 'Third', sortOrder: 2 },
    { name: 'First', sortOrder: 1, pricePerNightCents: 5_505, amenities: ['Kettle', 'Desk, with a lamp'] },
    { name: 'Hidden', sortOrder: 0, isActive: false },
    { name: 'Second', sortOrder: 1 },
  ])
  const listed = await listCategories(database.orm)
  expect(listed.map(({ name }) => name)).toEqual(['First', 'Second', 'Third'])
  expect(contract.item.strict().parse(listed[0])).toMatchObject({
    pricePerNight: '55.05',
    halfBoardPrice: null,
    maxGuests: 2,
    bedrooms: 1,
    bathrooms: 1,
    balconies: 0,
    badgeColor: 'blue',
    amenities: ['Kettle', 'Desk, with a lamp'],
  })
})
