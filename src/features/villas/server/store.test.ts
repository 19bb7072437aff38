import { expect } from 'vitest'
import { villaCategories } from '@/features/categories/server/table'
import type { Database } from '@/server/db/connect'
import { test } from '../../../../test/database'
import { makeVilla } from '../../../../test/factories'
import { villa as contract } from '../contract'
import { findVilla as findBookable, listVillas } from './store'
import { villaImages, villas, villaVideos } from './table'

const silent = { basePriceCents: null, maxGuests: null }

test.beforeEach(async ({ database }) => {
  await database.orm.delete(villas)
  await database.orm.delete(villaCategories)
})

const findVilla = async (orm: Database['orm'], id: number) => (await findBookable(orm, id))?.villa ?? null

async function makeCategory({ orm }: Database, own: Partial<typeof villaCategories.$inferInsert> = {}) {
  const [category] = await orm
    .insert(villaCategories)
    .values({
      name: 'Family Villa',
      pricePerNightCents: 136_500,
      halfBoardPriceCents: 140_000,
      maxGuests: 5,
      bedrooms: 2,
      bathrooms: 1.5,
      roomSize: 62.5,
      beds: [{ kind: 'king', count: 1 }],
      view: 'The garden',
      kitchen: ['Two-ring hob'],
      amenities: ['Kitchenette'],
      imageUrl: '/category.jpg',
      ...own,
    })
    .returning()
  if (!category) throw new Error('the category was not made')
  return category.id
}

test('a villa says what its category says where it is silent itself', async ({ database }) => {
  const categoryId = await makeCategory(database)
  const id = await makeVilla(database.orm, { ...silent, categoryId, weekendPriceCents: 150_050 })
  const found = await findVilla(database.orm, id)
  expect(contract.strict().parse(found)).toMatchObject({
    id,
    categoryName: 'Family Villa',
    price: '$1,365.00',
    weekendPrice: '1500.50',
    halfBoardPrice: '1400.00',
    fullBoardPrice: null,
    maxGuests: 5,
    bedrooms: 2,
    bathrooms: 1.5,
    roomSize: 62.5,
    beds: [{ kind: 'king', count: 1 }],
    view: 'The garden',
    kitchen: ['Two-ring hob'],
    amenities: ['Kitchenette'],
    mainImageUrl: '/category.jpg',
  })
})

test('an inactive category still lends its values: only its card is gone', async ({ database }) => {
  const categoryId = await makeCategory(database, { isActive: false })
  const id = await makeVilla(database.orm, { ...silent, categoryId })
  expect(await findVilla(database.orm, id)).toMatchObject({ price: '$1,365.00' })
})

test('a villa without any price is not for sale: neither listed nor found', async ({ database }) => {
  const id = await makeVilla(database.orm, silent)
  const categoryId = await makeCategory(database, { pricePerNightCents: null })
  await makeVilla(database.orm, { ...silent, categoryId })
  expect(await findVilla(database.orm, id)).toBeNull()
  expect(await listVillas(database.orm)).toEqual([])
})

test('a villa that is not there is not found', async ({ database }) => {
  expect(await findVilla(database.orm, 2_000_000_000)).toBeNull()
})

test('villas come in the order staff gave them, then in the order they were made; unavailable ones too', async ({
  database,
}) => {
  const last = await makeVilla(database.orm, { sortOrder: 2 })
  const first = await makeVilla(database.orm, { sortOrder: 1, isAvailable: false })
  const second = await makeVilla(database.orm, { sortOrder: 1 })
  expect((await listVillas(database.orm)).map(({ id }) => id)).toEqual([first, second, last])
})

test('a villa shows the picture of its form, else the main one of its gallery, else its category’s', async ({
  database,
}) => {
  const categoryId = await makeCategory(database)
  const id = await makeVilla(database.orm, { categoryId })
  const pictureOf = async () => (await findVilla(database.orm, id))?.mainImageUrl
  await database.orm.insert(villaImages).values({ villaId: id, imageUrl: '/plain.jpg' })
  expect(await pictureOf()).toBe('/category.jpg')
  await database.orm.insert(villaImages).values({ villaId: id, imageUrl: '/main.jpg', isMain: true })
  expect(await pictureOf()).toBe('/main.jpg')
  await database.orm.update(villas).set({ mainImageUrl: '/own.jpg' })
  expect(await pictureOf()).toBe('/own.jpg')
})

test('visitors see a villa’s own pictures and videos, main ones first; a villa without any has no gallery', async ({
  database,
}) => {
  const id = await makeVilla(database.orm)
  const bare = await makeVilla(database.orm)
  await database.orm.insert(villaImages).values([
    { villaId: id, imageUrl: '/second.jpg', sortOrder: 1, caption: 'The pond' },
    { villaId: id, imageUrl: '/first.jpg', sortOrder: 0 },
    { villaId: id, imageUrl: '/main.jpg', sortOrder: 5, isMain: true, altText: 'The porch' },
  ])
  await database.orm.insert(villaVideos).values({ villaId: id, title: 'A walk', videoUrl: '/walk.mp4' })
  const villas = await listVillas(database.orm)
  const { images = [], videos = [] } = villas.find((villa) => villa.id === id)?.gallery ?? {}
  expect(images.map(({ imageUrl }) => imageUrl)).toEqual(['/main.jpg', '/first.jpg', '/second.jpg'])
  expect(images[0]).toMatchObject({ altText: 'The porch', caption: null })
  expect(videos).toMatchObject([{ title: 'A walk', videoUrl: '/walk.mp4', thumbnailUrl: null }])
  expect(villas.find((villa) => villa.id === bare)).not.toHaveProperty('gallery')
})
