import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { HeroSlide } from '../contract'
import { heroSlides } from './table'

const { createdAt: _createdAt, updatedAt: _updatedAt, ...wireColumns } = getTableColumns(heroSlides)

/** The active slides, in the order staff gave them. */
export async function listHeroSlides(orm: NodePgDatabase): Promise<HeroSlide[]> {
  return await orm
    .select(wireColumns)
    .from(heroSlides)
    .where(eq(heroSlides.isActive, true))
    .orderBy(asc(heroSlides.orderIndex), asc(heroSlides.id))
}
