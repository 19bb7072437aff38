import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Day } from '@/kernel/days'
import { translateRows } from '@/server/crud/content-translations'
import { isShownOn } from '@/server/db/shown-days'
import { heroSlides as contract, type HeroSlide } from '../contract'
import { heroSlides } from './table'

const {
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  showFrom: _showFrom,
  showUntil: _showUntil,
  ...wireColumns
} = getTableColumns(heroSlides)

/** The active slides of `today` (the property's day), in the order staff gave them. */
export async function listHeroSlides(orm: NodePgDatabase, today: Day): Promise<HeroSlide[]> {
  const rows = await orm
    .select(wireColumns)
    .from(heroSlides)
    .where(and(eq(heroSlides.isActive, true), isShownOn(heroSlides, today)))
    .orderBy(asc(heroSlides.orderIndex), asc(heroSlides.id))
  return await translateRows(orm, { table: heroSlides, fields: contract.translated }, rows)
}
