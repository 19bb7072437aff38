import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sampleCategories } from '@/features/categories/server/sample-categories'
import { villaCategories } from '@/features/categories/server/table'
import { sampleChargeItems } from '@/features/charges/server/sample-items'
import { chargeItems } from '@/features/charges/server/table'
import { sampleEvents } from '@/features/events/server/sample-events'
import { events } from '@/features/events/server/table'
import { sampleImages } from '@/features/gallery/server/sample-images'
import { galleryImages } from '@/features/gallery/server/table'
import { sampleSlides } from '@/features/hero/server/sample-slides'
import { heroSlides } from '@/features/hero/server/table'
import { sampleHouseFacts } from '@/features/house-facts/server/sample-facts'
import { houseFacts } from '@/features/house-facts/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { sampleTours, sampleVideoSettings } from '@/features/videos/server/sample-videos'
import { videoSettings, videoTours } from '@/features/videos/server/table'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { sampleVillaImages } from '@/features/villas/server/sample-villa-images'
import { sampleVillas } from '@/features/villas/server/sample-villas'
import { villaImages, villaOpenings, villas } from '@/features/villas/server/table'
import { addDays, type Day, dayIn } from '@/kernel/days'

// Any number of our own, the same in every process on one server.
const SAMPLE_LOCK = 7_365_712_041
/** How long the sample villas have been open: longer than its sample bookings go back. */
const DAYS_OPEN = 730

/**
 * Furnishes an empty database with the sample property, all or nothing, and answers whether it did. A database
 * that ever had facts, categories or villas is left alone; of several processes starting at once one does it.
 * `today` is the property's: the sample events lie after it.
 */
export async function loadSampleProperty(
  orm: NodePgDatabase,
  today: Day = dayIn(sampleFacts.timeZone, new Date()),
): Promise<boolean> {
  return await orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SAMPLE_LOCK})`)
    if (!(await isEmpty(transaction))) return false
    await transaction.insert(propertyFacts).values({ facts: sampleFacts })
    await loadVillas(transaction, addDays(today, -DAYS_OPEN))
    await transaction.insert(heroSlides).values(sampleSlides)
    await transaction.insert(galleryImages).values(sampleImages)
    await transaction.insert(videoTours).values(sampleTours)
    await transaction.insert(videoSettings).values(sampleVideoSettings)
    await transaction.insert(events).values(sampleEvents(today))
    await transaction.insert(chargeItems).values(sampleChargeItems)
    await transaction.insert(houseFacts).values(sampleHouseFacts)
    return true
  })
}

async function isEmpty(orm: NodePgDatabase): Promise<boolean> {
  const { rows } = await orm.execute<{ used: boolean }>(sql`
    select exists (select from ${propertyFacts})
      or exists (select from ${villaCategories}) or exists (select from ${villas}) as used`)
  return rows[0]?.used === false
}

async function loadVillas(orm: NodePgDatabase, openedOn: Day): Promise<void> {
  const categories = await orm
    .insert(villaCategories)
    .values(sampleCategories)
    .returning({ id: villaCategories.id, name: villaCategories.name })
  const idOf = new Map<string, number>(categories.map(({ id, name }) => [name, id]))
  const units = await orm
    .insert(villas)
    .values(
      sampleVillas.map(({ category, ...villa }) => ({
        ...villa,
        slug: unitNameOf(villa).toLowerCase().replaceAll(' ', '-'),
        categoryId: idOf.get(category) ?? null,
      })),
    )
    .returning({ id: villas.id, name: villas.name, isAvailable: villas.isAvailable })
  const open = units.filter(({ isAvailable }) => isAvailable)
  await orm.insert(villaOpenings).values(open.map(({ id }) => ({ villaId: id, openedOn })))
  const images = units.flatMap(({ id, name }) =>
    sampleVillaImages(name).map((image) => ({ ...image, villaId: id })),
  )
  await orm.insert(villaImages).values(images)
}
