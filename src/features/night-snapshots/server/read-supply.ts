import { and, gte, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { blocks } from '@/features/blocks/server/table'
import { listOpenings } from '@/features/villas/server/record-opening'
import { villas } from '@/features/villas/server/table'
import { addDays, type Day } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import { type Supply, whileShown } from '../rules/supply'

/**
 * On which nights from `first` to `last` villas are for sale by what is known now, and on which of these they are blocked.
 * For sale is a villa that is open (`villa_openings`), no draft, and shown on that day.
 */
export async function readSupply(orm: NodePgDatabase, first: Day, last: Day): Promise<Supply> {
  const openings = await listOpenings(orm, first, last)
  const blocked = await orm
    .select({ villaId: blocks.villaId, first: blocks.startDate, last: blocks.endDate })
    .from(blocks)
    .where(and(lte(blocks.startDate, last), gte(blocks.endDate, first)))
  const shown = await listShown(orm)
  const open = openings.flatMap(({ villaId, openedOn, closedOn }) => {
    const nights = { villaId, first: openedOn, last: closedOn === null ? last : addDays(closedOn, -1) }
    const days = shown.get(villaId)
    // A villa that was deleted has no days any more, only its openings.
    return days ? [whileShown(nights, days)] : [nights]
  })
  return { open, blocked }
}

/** From when until when visitors are shown each villa; a draft until the day before it became one. */
async function listShown(orm: NodePgDatabase) {
  const draftedAt = sql`(select max(${auditEntries.createdAt}) from ${auditEntries}
    where ${auditEntries.resource} = 'villas' and ${auditEntries.rowId} = ${villas.id}
    and ${auditEntries.before} ->> 'isPublished' = 'true' and ${auditEntries.after} ->> 'isPublished' = 'false')`
  const draftedOn = sql`(coalesce(${draftedAt}, ${villas.createdAt})
    at time zone coalesce((select facts ->> 'timeZone' from property_facts), 'UTC'))::date`
  const rows = await orm
    .select({
      ...{ id: villas.id, showFrom: villas.showFrom },
      showUntil: sql<Day | null>`(case when ${villas.isPublished} then ${villas.showUntil}
        else least(${villas.showUntil}, ${draftedOn} - 1) end)::text`,
    })
    .from(villas)
  return new Map(rows.map(({ id, ...days }) => [id, days]))
}
