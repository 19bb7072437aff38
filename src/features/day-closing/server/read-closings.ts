import { gte, inArray, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readBusinessDay } from '@/features/business-day/server/read-business-day'
import { dayClosings } from '@/features/business-day/server/table'
import { moneyApprovals } from '@/features/money-approvals/server/table'
import { OPEN_STATES } from '@/features/online-payments/rules/payment-state'
import { onlinePayments } from '@/features/online-payments/server/table'
import { cashShifts } from '@/features/payments/server/table'
import { readDayMoney } from '@/features/reports/server/read-money-report'
import { readDeskStays } from '@/features/todays-desk/server/read-desk'
import { addDays, type Day } from '@/kernel/days'
import { toAmount } from '@/kernel/money'
import type { Context } from '@/server/context'
import type { DayClosings, OpenDay, PastDay } from '../staff-contract'

/** So many days before the calendar's are told of. */
const DAYS_TOLD = 14

/** Which day it is, what is open of the one before, and who closed which day. Throws not-ready. */
export async function readClosings(
  orm: NodePgDatabase,
  clock: Pick<Context, 'now' | 'today'>,
): Promise<DayClosings> {
  const { day, calendarDay, dayEndsAt } = await readBusinessDay(orm, clock)
  const past = await readPastDays(orm, calendarDay)
  const [last] = past
  const isOpen = last?.closedBy === null
  return {
    ...{ day, calendarDay, dayEndsAt },
    open: isOpen ? await readOpenDay(orm, addDays(calendarDay, -1)) : null,
    // The day that goes on is not past yet.
    past: past.filter((one) => one.day < day),
  }
}

/** What is still open of a day, and its money. */
export async function readOpenDay(orm: NodePgDatabase, day: Day): Promise<OpenDay> {
  const { arrivals: all, departures: leaving } = await readDeskStays(orm, day)
  const arrivals = all.filter(({ status }) => status === 'pending' || status === 'confirmed')
  const departures = leaving.filter(({ status }) => status === 'checked-in')
  const { sales, taken } = await readDayMoney(orm, day)
  const [shift] = await orm
    .select({ openedBy: cashShifts.openedByEmail, openedAt: cashShifts.createdAt })
    .from(cashShifts)
    .where(isNull(cashShifts.closedAt))
  return {
    ...{ day, arrivals, departures },
    figures: {
      arrivals: arrivals.length,
      departures: departures.length,
      approvals: await orm.$count(moneyApprovals, isNull(moneyApprovals.decision)),
      payments: await orm.$count(onlinePayments, inArray(onlinePayments.state, [...OPEN_STATES])),
      sales: toAmount(sales),
      taken: toAmount(taken),
    },
    openShift: shift ? { ...shift, openedAt: shift.openedAt.toISOString() } : null,
  }
}

async function readPastDays(orm: NodePgDatabase, calendarDay: Day): Promise<PastDay[]> {
  const rows = await orm
    .select()
    .from(dayClosings)
    .where(gte(dayClosings.day, addDays(calendarDay, -DAYS_TOLD)))
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: DAYS_TOLD }, (_, index) => {
    const day = addDays(calendarDay, -1 - index)
    const row = byDay.get(day)
    return {
      day,
      closedBy: row?.staffEmail ?? null,
      closedAt: row?.createdAt.toISOString() ?? null,
      figures: row?.figures ?? null,
    }
  })
}
