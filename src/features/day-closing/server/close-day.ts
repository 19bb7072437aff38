import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { dayClosings } from '@/features/business-day/server/table'
import { takeSnapshot } from '@/features/night-snapshots/server/take-snapshots'
import { readPropertyFacts } from '@/features/property/server/store'
import { addDays, type Day, dayIn, formatDay, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { DayToClose } from '../staff-contract'
import { readOpenDay } from './read-closings'

/** As hold_business_day in migrations/ has it: who writes money shares it, and who closes a day waits for them. */
const DAY_LOCK = 'business day'

/**
 * Closes the day before the calendar's with what there is of it. Of several who close it one does. Throws not-ready,
 * step-not-allowed for another day, already-there for a day that is closed, and changed-meanwhile where there is more or
 * less of it than was shown.
 */
export async function closeDay(
  { database: { orm }, now }: Pick<Context, 'database' | 'now'>,
  staff: Staff,
  { day: wanted, figures: seen }: DayToClose,
): Promise<void> {
  const day = toDay(wanted)
  const { timeZone } = await readPropertyFacts(orm)
  assertOver(day, dayIn(timeZone, now()))
  await orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${DAY_LOCK}, 0))`)
    await assertNotClosed(transaction, day)
    const { figures } = await readOpenDay(transaction, day)
    if (!isDeepStrictEqual(figures, seen))
      throw new AppError('changed-meanwhile', {
        message: 'Something of this day has changed since you looked. Please look once more, then close it.',
      })
    const [closed] = await transaction
      .insert(dayClosings)
      .values({ day, figures, staffId: staff.id, staffEmail: staff.email })
      .returning({ id: dayClosings.id })
    if (!closed) throw new AppError('internal')
    await takeSnapshot(transaction, day)
    await recordChange(transaction, staff, {
      resource: 'day-closings',
      rowId: closed.id,
      action: 'create',
      after: { day, ...figures },
    })
  })
}

function assertOver(day: Day, calendarDay: Day) {
  if (day === addDays(calendarDay, -1)) return
  const message =
    day >= calendarDay
      ? `${formatDay(day)} can be closed from midnight on.`
      : `${formatDay(day)} ended by the clock, and another day has ended since. It cannot be closed any more.`
  throw new AppError('step-not-allowed', { message })
}

async function assertNotClosed(transaction: NodePgDatabase, day: Day): Promise<void> {
  const [closed] = await transaction.select().from(dayClosings).where(eq(dayClosings.day, day))
  if (closed)
    throw new AppError('already-there', {
      message: `${closed.staffEmail} has closed ${formatDay(day)} already.`,
    })
}
