import { existsSync } from 'node:fs'
import { eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect } from 'vitest'
import { BADGE_COLORS, categories as categoriesContract } from '@/features/categories/contract'
import { listCategories } from '@/features/categories/server/store'
import { villaCategories } from '@/features/categories/server/table'
import { chargeItems } from '@/features/charges/server/table'
import { events } from '@/features/events/server/table'
import { GALLERY_CATEGORIES } from '@/features/gallery/rules/gallery-categories'
import { galleryImages } from '@/features/gallery/server/table'
import { shownSlide } from '@/features/hero/contract'
import { listHeroSlides } from '@/features/hero/server/store'
import { heroSlides } from '@/features/hero/server/table'
import { houseFacts } from '@/features/house-facts/server/table'
import { propertyFacts as factsContract } from '@/features/property/contract'
import { readPropertyFacts } from '@/features/property/server/store'
import { propertyFacts } from '@/features/property/server/table'
import { videoSettings, videoTours } from '@/features/videos/server/table'
import { villa as villaContract } from '@/features/villas/contract'
import { listVillas } from '@/features/villas/server/store'
import { villaImages, villas } from '@/features/villas/server/table'
import { addDays, toDay } from '@/kernel/days'
import { copyDatabase, openDatabase, test } from '../../test/database'
import { loadSampleProperty } from './sample-property'

const today = toDay('2027-03-10')
const furnished: PgTable[] = [
  propertyFacts,
  villaCategories,
  villas,
  villaImages,
  heroSlides,
  houseFacts,
  galleryImages,
  videoTours,
  videoSettings,
  events,
  chargeItems,
]

describe('the sample property', () => {
  test.beforeAll(async ({ database }) => {
    expect(await loadSampleProperty(database.orm, today)).toBe(true)
  })

  test('is loaded once: a second start changes nothing', async ({ database }) => {
    const count = async () => Promise.all(furnished.map((table) => database.orm.$count(table)))
    const before = await count()
    expect(Math.min(...before)).toBeGreaterThan(0)
    expect(await loadSampleProperty(database.orm, addDays(today, 1))).toBe(false)
    expect(await count()).toEqual(before)
  })

  test('reads as the contracts promise', async ({ database }) => {
    const facts = await readPropertyFacts(database.orm)
    expect(factsContract.strict().parse(facts)).toMatchObject({
      checkInTime: '2:00 PM',
      checkOutTime: '12:00 PM',
    })
    const categories = await listCategories(database.orm)
    expect(categories).toHaveLength(7)
    for (const category of categories) categoriesContract.item.strict().parse(category)
    const slides = await listHeroSlides(database.orm, today)
    expect(slides).toHaveLength(4)
    for (const slide of slides) shownSlide.strict().parse(slide)
    for (const villa of await listVillas(database.orm)) villaContract.strict().parse(villa)
  })

  test('is 25 villas under six names, told apart by building and room', async ({ database }) => {
    const all = await listVillas(database.orm)
    expect(all).toHaveLength(25)
    const units = new Map<string, number>()
    for (const { name } of all) units.set(name, (units.get(name) ?? 0) + 1)
    expect([...units.keys()]).toEqual([
      'Forest Breeze',
      'Rose Villa',
      'Village View',
      'Honey Bee',
      'La Familiar',
      'Sundowner',
    ])
    expect(Math.min(...units.values())).toBeGreaterThan(1)
    expect(new Set(all.map(({ building, roomNumber }) => `${building} ${roomNumber}`)).size).toBe(25)
    expect(new Set(all.map(({ description }) => description)).size).toBe(25)
    expect(all.filter(({ isAvailable }) => !isAvailable)).toHaveLength(2)
  })

  test('differs credibly in price, size, floor and category', async ({ database }) => {
    const all = await listVillas(database.orm)
    const kinds = (read: (villa: (typeof all)[number]) => unknown) => new Set(all.map(read)).size
    expect(kinds(({ categoryName }) => categoryName)).toBe(7)
    expect(kinds(({ price }) => price)).toBeGreaterThan(12)
    expect(kinds(({ floor }) => floor)).toBe(2)
    expect(kinds(({ maxGuests }) => maxGuests)).toBeGreaterThan(4)
    expect(all.filter(({ weekendPrice }) => weekendPrice !== null).length).toBeGreaterThan(4)
  })

  test('wears badges in the four colours, and full board costs more than half board', async ({
    database,
  }) => {
    const categories = await listCategories(database.orm)
    expect(new Set(categories.map(({ badgeColor }) => badgeColor))).toEqual(new Set(BADGE_COLORS))
    for (const { name, pricePerNight, halfBoardPrice, fullBoardPrice } of categories) {
      expect(Number(pricePerNight), name).toBeLessThan(Number(halfBoardPrice))
      expect(Number(halfBoardPrice), name).toBeLessThan(Number(fullBoardPrice))
    }
  })

  test('has pictures in all six gallery categories and films to play', async ({ database }) => {
    const images = await database.orm.select().from(galleryImages)
    expect(images.length).toBeGreaterThanOrEqual(30)
    expect(new Set(images.map(({ category }) => category))).toEqual(new Set(GALLERY_CATEGORIES))
    expect(await database.orm.$count(videoTours)).toBeGreaterThanOrEqual(4)
    const settings = await database.orm.select().from(videoSettings)
    expect(settings.map(({ settingKey }) => settingKey).sort()).toEqual([
      'autoplay',
      'description',
      'loop',
      'muted',
      'thumbnailUrl',
      'title',
      'videoUrl',
    ])
  })

  test('has a gallery for every villa, its rooms of the character of its name', async ({ database }) => {
    const images = await database.orm
      .select({
        name: villas.name,
        villaId: villaImages.villaId,
        url: villaImages.imageUrl,
        alt: villaImages.altText,
      })
      .from(villaImages)
      .innerJoin(villas, eq(villas.id, villaImages.villaId))
    expect(new Set(images.map(({ villaId }) => villaId)).size).toBe(25)
    for (const { url, alt } of images) expect(alt, url).toMatch(/^Illustration: /)
    const bedrooms = new Map(
      images.filter(({ url }) => url.includes('bedroom-')).map(({ name, url }) => [url, name]),
    )
    expect(new Set(bedrooms.values()).size).toBe(6)
  })

  test('has events ahead, whatever day of the year it is loaded on', async ({ database }) => {
    const all = await database.orm.select().from(events)
    expect(all.length).toBeGreaterThanOrEqual(5)
    for (const { title, startDate } of all) {
      expect(startDate >= today, title).toBe(true)
      expect(startDate <= addDays(today, 365), title).toBe(true)
    }
  })

  test('shows only pictures that are there', async ({ database }) => {
    const text = JSON.stringify(await readAll(database.orm))
    const drawn = [...text.matchAll(/\/api\/assets\/([\w.-]+)/g)].map(([, file]) => file)
    expect(drawn.length).toBeGreaterThan(20)
    for (const file of new Set(drawn)) expect(existsSync(`assets/pictures/${file}`), file).toBe(true)
  })

  test('is evidently a sample where it could be taken for somebody’s, and is written for this hotel', async ({
    database,
  }) => {
    const text = JSON.stringify(await readAll(database.orm))
    expect(text).not.toMatch(/lorem|ipsum/i)
    for (const [phone] of text.matchAll(/\+\d[\d ]{8,}/g)) expect(phone).toMatch(/^\+256 700 000 0\d\d$/)
    for (const [, host] of text.matchAll(/[\w.]+@([\w.]+)/g)) expect(host).toMatch(/(^|\.)example\.com$/)
    expect(text).toContain('Mbarara')
  })
})

test('two processes that start at once furnish the house once', async () => {
  const copy = await copyDatabase()
  // The embedded engine lets one process in, so there both starts share it.
  const one = await openDatabase(copy)
  const other = copy.url ? await openDatabase(copy) : one
  const loaded = await Promise.all([one, other].map(({ orm }) => loadSampleProperty(orm, today)))
  expect(loaded.sort()).toEqual([false, true])
  expect(await one.orm.$count(villas)).toBe(25)
  if (other !== one) await other.close()
  await one.close()
  await copy.remove()
})

test('a database with rows of its own is left alone', async () => {
  const copy = await copyDatabase()
  const database = await openDatabase(copy)
  await database.orm.insert(villas).values({ name: 'Our own', slug: 'our-own', description: 'Ours' })
  expect(await loadSampleProperty(database.orm, today)).toBe(false)
  expect(await database.orm.$count(villas)).toBe(1)
  await database.close()
  await copy.remove()
})

async function readAll(orm: Parameters<typeof loadSampleProperty>[0]) {
  const read = async (table: PgTable) => [
    getTableName(table),
    (await orm.execute(sql`select * from ${table}`)).rows,
  ]
  return Object.fromEntries(await Promise.all(furnished.map(read)))
}
