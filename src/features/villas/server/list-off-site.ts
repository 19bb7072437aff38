import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { villaCategories } from '@/features/categories/server/table'
import { findSiteGaps, type SiteGap } from '../rules/site-gaps'
import { villas } from './table'

export type VillaOffSite = { id: number; name: string; roomNumber: string | null; gaps: SiteGap[] }

/** Villas that can be booked and that visitors do not find everywhere, with what each lacks, in the order of the site. */
export async function listVillasOffSite(orm: NodePgDatabase): Promise<VillaOffSite[]> {
  const lacking = or(
    and(isNull(villas.basePriceCents), isNull(villaCategories.pricePerNightCents)),
    isNull(villaCategories.id),
    eq(villaCategories.isActive, false),
  )
  const rows = await orm
    .select({ villa: villas, category: villaCategories })
    .from(villas)
    .leftJoin(villaCategories, eq(villaCategories.id, villas.categoryId))
    .where(and(eq(villas.isPublished, true), eq(villas.isAvailable, true), lacking))
    .orderBy(asc(villas.sortOrder), asc(villas.id))
  return rows.map(({ villa: { id, name, roomNumber, basePriceCents }, category }) => {
    const hasPrice = (basePriceCents ?? category?.pricePerNightCents ?? null) !== null
    return { id, name, roomNumber, gaps: findSiteGaps({ hasPrice, category }) }
  })
}
