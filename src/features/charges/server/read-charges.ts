import { asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { folioCharges } from './table'

export type FolioCharge = typeof folioCharges.$inferSelect

/** What a booking was charged besides its nights, oldest first. */
export async function readCharges(orm: NodePgDatabase, bookingId: number): Promise<FolioCharge[]> {
  return await orm
    .select()
    .from(folioCharges)
    .where(eq(folioCharges.bookingId, bookingId))
    .orderBy(asc(folioCharges.id))
}
