import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { propertyFacts } from '@/features/property/server/table'
import { businessDayIn, type DayEnd, USUAL_DAY_END } from '@/kernel/business-day'
import { type Day, dayIn } from '@/kernel/days'
import type { Context } from '@/server/context'
import { dayClosings } from './table'

type Clock = Pick<Context, 'now' | 'today'>

/** The business day, the calendar's, and what tells them apart. While nobody has given any facts the two are one. */
export async function readBusinessDay(
  orm: NodePgDatabase,
  { now, today }: Clock,
): Promise<DayEnd & { day: Day; calendarDay: Day }> {
  const [row] = await orm
    .select({
      timeZone: sql<string>`${propertyFacts.facts} ->> 'timeZone'`,
      dayEndsAt: sql<number>`coalesce((${propertyFacts.facts} ->> 'dayEndsAt')::int, ${USUAL_DAY_END}::int)`,
      closedThrough: sql<Day | null>`(select max(${dayClosings.day})::text from ${dayClosings})`,
    })
    .from(propertyFacts)
  if (!row) return { day: today(), calendarDay: today(), dayEndsAt: USUAL_DAY_END, closedThrough: null }
  const { timeZone, ...end } = row
  return { ...end, day: businessDayIn(timeZone, now(), end), calendarDay: dayIn(timeZone, now()) }
}

/** What staff do at the desk: its today is the business day of this moment, beside that of the calendar. */
export type DeskContext = Context & { calendarDay: () => Day }

/** The same context for what staff do at the desk. */
export async function atBusinessDay(context: Context): Promise<DeskContext> {
  const { day } = await readBusinessDay(context.database.orm, context)
  return { ...context, today: () => day, calendarDay: context.today }
}
