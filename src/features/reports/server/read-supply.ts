import { and, gte, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { blocks } from '@/features/blocks/server/table'
import { listOpenings } from '@/features/villas/server/record-opening'
import { addDays, type Day } from '@/kernel/days'
import type { Supply } from '../rules/supply'

/** On which nights from `first` to `last` villas are open, and on which of these they are blocked. */
export async function readSupply(orm: NodePgDatabase, first: Day, last: Day): Promise<Supply> {
  const openings = await listOpenings(orm, first, last)
  const blocked = await orm
    .select({ villaId: blocks.villaId, first: blocks.startDate, last: blocks.endDate })
    .from(blocks)
    .where(and(lte(blocks.startDate, last), gte(blocks.endDate, first)))
  const open = openings.map(({ villaId, openedOn, closedOn }) => ({
    villaId,
    first: openedOn,
    last: closedOn === null ? last : addDays(closedOn, -1),
  }))
  return { open, blocked }
}
