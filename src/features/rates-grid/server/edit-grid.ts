import { createHash } from 'node:crypto'
import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { villaCategories } from '@/features/categories/server/table'
import { seasons } from '@/features/seasons/contract'
import { previewSeason } from '@/features/seasons/rules/preview-season'
import { seasonRows } from '@/features/seasons/server/admin-routes'
import { listOverlaps, pairVillas } from '@/features/seasons/server/preview-season'
import { toSeasonRow } from '@/features/seasons/server/store'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { VILLA_REVISION } from '@/features/villas/server/store'
import { seasons as table, villas } from '@/features/villas/server/table'
import { type SeasonRow, toStaffSeason } from '@/features/villas/server/villa-seasons'
import { type Day, formatShortDay, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { deleteWithin } from '@/server/crud/write-rows'
import type { Database } from '@/server/db/connect'
import { explainRefusal } from '@/server/db/explain-refusal'
import type { Staff } from '@/server/http/access'
import { checkEdit, seasonsOf } from '../rules/check-edit'
import type { GridEdit } from '../staff-contract'

/** Above every id there is: of several in the grid the later made counts. */
const FIRST_NEW_ID = 2_000_000_000

/** What each night becomes by an edit, and the revision of all that comes from. Throws invalid-input. */
export async function previewEdit({ orm }: Database, edit: GridEdit, today: Day) {
  // Read before the prices: a change in between makes it out of date.
  const revision = await readRevision(orm, edit)
  const made = rowsOf(edit, today).map((row, index): SeasonRow => ({ ...row, id: FIRST_NEW_ID + index }))
  const stored = await orm.select().from(table)
  const pairs = await pairVillas(orm, today, stored, made)
  const [first] = made
  if (!first) throw new AppError('invalid-input')
  const isWide = new Set(pairs.map(({ after }) => after.categoryId)).size > 1
  const season = { ...toStaffSeason(first), ...(isWide && { reach: 'property' as const }) }
  const ofCategory = new Set(edit.categoryIds)
  const shown = previewSeason(pairs, season, today, (villa) =>
    villa.categoryName !== null && ofCategory.has(villa.categoryId ?? 0)
      ? villa.categoryName
      : unitNameOf(villa),
  )
  return { ...shown, overlaps: listOverlaps(stored, first, pairs), revision }
}

/**
 * Saves an edit as seasons on top of all there are, all or none, each in the audit trail. `revision` is that of the preview
 * that was shown. Throws invalid-input, changed-meanwhile.
 */
export async function saveEdit(
  context: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  { revision, ...edit }: GridEdit & { revision: string },
): Promise<number[]> {
  const rows = rowsOf(edit, context.today())
  const ids = await context.database.orm
    .transaction(async (transaction) => {
      await lockSeasons(transaction)
      if ((await readRevision(transaction, edit)) !== revision) throw new AppError('changed-meanwhile')
      const made = await transaction.insert(table).values(rows).returning()
      for (const row of made)
        await recordChange(transaction, staff, {
          resource: seasons.name,
          rowId: row.id,
          action: 'create',
          after: seasonRows.told(seasonRows.toItem(row)),
        })
      return made.map(({ id }) => id)
    })
    .catch((error: unknown) => explainRefusal(error, 'seasons'))
  context.changed(...seasons.shownAt)
  return ids
}

/** Takes an edit back: none of its seasons may have been changed or deleted since. Throws changed-meanwhile. */
export async function undoEdit(context: Context, staff: Staff, ids: readonly number[]): Promise<void> {
  await context.database.orm.transaction(async (transaction) => {
    await lockSeasons(transaction)
    const rows = await transaction
      .select()
      .from(table)
      .where(inArray(table.id, [...ids]))
    const asMade = rows.filter(
      ({ isOnTop, createdAt, updatedAt }) => isOnTop && createdAt.getTime() === updatedAt.getTime(),
    )
    if (asMade.length !== new Set(ids).size)
      throw new AppError('changed-meanwhile', {
        message:
          'Somebody has changed or deleted one of these seasons since. Please look at them in Seasons.',
      })
    for (const { id } of asMade) await deleteWithin(transaction, staff, seasonRows, id)
  })
  context.changed(...seasons.shownAt)
}

/**
 * Other writers of seasons wait until the transaction is over, and readers do not. It begins once nobody holds a season to
 * change it: of two who each wait for the other one would be turned away.
 */
async function lockSeasons(transaction: NodePgDatabase): Promise<void> {
  await transaction.execute(sql`lock table ${table} in exclusive mode`)
}

function rowsOf(edit: GridEdit, today: Day) {
  const problems = checkEdit(edit, today)
  if (problems.length > 0) throw new AppError('invalid-input', { problems })
  const days = [...new Set([edit.startDate, edit.endDate])].map((day) => formatShortDay(toDay(day)))
  const name = `Rates grid, ${days.join(' to ')}`
  return seasonsOf(edit, name).map((season) => ({ ...toSeasonRow(season), isOnTop: true }))
}

/** Changes whenever one of the rows does that the prices of the edited villas come from. */
async function readRevision(
  orm: NodePgDatabase,
  { categoryIds, villaIds }: Pick<GridEdit, 'categoryIds' | 'villaIds'>,
): Promise<string> {
  const rows = await orm
    .select({ id: villas.id, revision: sql<string>`${sql.raw(VILLA_REVISION)}` })
    .from(villas)
    .leftJoin(villaCategories, eq(villaCategories.id, villas.categoryId))
    .where(or(inArray(villas.categoryId, categoryIds), inArray(villas.id, villaIds)))
    .orderBy(asc(villas.id))
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
}
