import { asc, eq, gte, isNull, or, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { companies } from '@/features/companies/server/table'
import { planToWire } from '@/features/rates/rules/nightly-rates'
import { planOf } from '@/features/rates/rules/rate-plan'
import { villas } from '@/features/villas/server/table'
import { addDays, type Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import { stateOf } from '../rules/hold-state'
import type { GroupHold } from '../staff-contract'
import { groupHolds, heldVillas } from './table'

/** What is over stays in the list for so long. */
const DAYS_SHOWN = 92

/** Those that keep nights first, by the day on which they end; then what is over of the last months. */
export async function listHolds(orm: NodePgDatabase, today: Day): Promise<GroupHold[]> {
  const recent = or(isNull(groupHolds.releasedAt), gte(groupHolds.checkOutDate, addDays(today, -DAYS_SHOWN)))
  const all = await select(orm, recent)
  return all.sort((one, other) => rankOf(one) - rankOf(other))
}

/** One hold. Throws not-found. */
export async function getHoldOrThrow(orm: NodePgDatabase, id: number): Promise<GroupHold> {
  const [hold] = await select(orm, eq(groupHolds.id, id))
  if (!hold) throw new AppError('not-found')
  return hold
}

function rankOf({ state }: GroupHold): number {
  return state === 'held' ? 0 : 1
}

async function select(orm: NodePgDatabase, condition: SQL | undefined): Promise<GroupHold[]> {
  const holds = await orm
    .select({ hold: groupHolds, companyName: companies.name })
    .from(groupHolds)
    .leftJoin(companies, eq(companies.id, groupHolds.companyId))
    .where(condition)
    .orderBy(asc(groupHolds.keptUntil), asc(groupHolds.id))
  const rooms = await orm
    .select({ held: heldVillas, villaName: villas.name, roomNumber: villas.roomNumber })
    .from(heldVillas)
    .innerJoin(villas, eq(villas.id, heldVillas.villaId))
    .innerJoin(groupHolds, eq(groupHolds.id, heldVillas.holdId))
    .where(condition)
    .orderBy(asc(heldVillas.id))
  return holds.map(({ hold, companyName }) => {
    const own = rooms.filter(({ held }) => held.holdId === hold.id)
    const plan = planOf(own[0]?.held.nights ?? null)
    return {
      id: hold.id,
      name: hold.name,
      note: hold.note,
      checkInDate: hold.checkInDate,
      checkOutDate: hold.checkOutDate,
      keptUntil: hold.keptUntil,
      state: stateOf({ releasedAt: hold.releasedAt, villas: own.map(({ held }) => held) }),
      madeBy: hold.staffEmail,
      company:
        hold.companyId === null || companyName === null ? null : { id: hold.companyId, name: companyName },
      ratePlan: plan && planToWire(plan),
      releasedAt: hold.releasedAt?.toISOString() ?? null,
      villas: own.map(({ held, villaName, roomNumber }) => ({
        id: held.id,
        villaId: held.villaId,
        ...{ villaName, roomNumber },
        numberOfGuests: held.numberOfGuests,
        totalAmount: toAmount(held.totalCents),
        bookingId: held.bookingId,
      })),
    }
  })
}
