import { between } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Day } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import type { SnapshotOrigin, SoldNights } from '../rules/night-snapshot'
import { findOnOffer } from '../rules/supply'
import { readSupply } from './read-supply'
import { nightSnapshots } from './table'

/** What is on offer on a night: by its snapshot once its day is over, before that by what is known now. */
export type NightOffer = {
  villaIds: ReadonlySet<number>
  /** Null where there is no snapshot. */
  snapshot: {
    origin: SnapshotOrigin
    sold: SoldNights
    categories: ReadonlyMap<number, string | null>
  } | null
}

/**
 * Each night from `first` to `last` with the villas on offer, for whatever divides by them (docs/decisions/reports.md).
 * `held` are the live stays of that time.
 */
export async function readOffer(
  orm: NodePgDatabase,
  { first, last }: { first: Day; last: Day },
  held: readonly (Stay & { villaId: number })[],
): Promise<Map<Day, NightOffer>> {
  const rows = await orm
    .select()
    .from(nightSnapshots)
    .where(between(nightSnapshots.day, first, last))
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const now = findOnOffer({ first, last }, await readSupply(orm, first, last), held)
  return new Map(
    Array.from(now, ([night, villaIds]): [Day, NightOffer] => {
      const row = byDay.get(night)
      if (!row) return [night, { villaIds, snapshot: null }]
      const { origin, villas, nights, revenueCents } = row
      const categories = new Map(villas.map(({ id, category }) => [id, category]))
      const snapshot = { origin, sold: { nights, revenue: revenueCents }, categories }
      return [night, { villaIds: new Set(categories.keys()), snapshot }]
    }),
  )
}
