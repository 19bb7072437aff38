import { randomBytes } from 'node:crypto'
import { asc, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { villas } from '@/features/villas/server/table'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import type { VillaCalendar } from '../contract'
import { villaCalendarPath } from '../paths'
import { villaCalendars } from './table'

const TOKEN_BYTES = 16

/** Every villa's own calendar, in the order of the villas. A villa has its address from the first look on. */
export async function listVillaCalendars(orm: NodePgDatabase): Promise<VillaCalendar[]> {
  const without = await orm
    .select({ villaId: villas.id })
    .from(villas)
    .leftJoin(villaCalendars, eq(villaCalendars.villaId, villas.id))
    .where(isNull(villaCalendars.villaId))
  if (without.length > 0)
    await orm
      .insert(villaCalendars)
      .values(without.map(({ villaId }) => ({ villaId, token: makeToken() })))
      .onConflictDoNothing()
  const rows = await selectCalendars(orm).orderBy(asc(villas.sortOrder), asc(villas.id))
  return rows.map(toItem)
}

/** Gives a villa's calendar a new address; the one before leads nowhere any more. Throws not-found. */
export async function renewAddress(
  orm: NodePgDatabase,
  staff: Staff,
  villaId: number,
): Promise<VillaCalendar> {
  return await orm.transaction(async (transaction) => {
    const [villa] = await transaction.select({ id: villas.id }).from(villas).where(eq(villas.id, villaId))
    if (!villa) throw new AppError('not-found')
    const token = makeToken()
    await transaction
      .insert(villaCalendars)
      .values({ villaId, token })
      .onConflictDoUpdate({ target: villaCalendars.villaId, set: { token } })
    const [renewed] = await selectCalendars(transaction).where(eq(villas.id, villaId))
    if (!renewed) throw new AppError('not-found')
    await recordChange(transaction, staff, {
      resource: 'villa-calendars',
      rowId: villaId,
      action: 'update',
      after: { name: unitNameOf(renewed), reason: 'a new address' },
    })
    return toItem(renewed)
  })
}

function selectCalendars(orm: NodePgDatabase) {
  return orm
    .select({
      villaId: villas.id,
      name: villas.name,
      roomNumber: villas.roomNumber,
      token: villaCalendars.token,
      madeAt: villaCalendars.updatedAt,
    })
    .from(villaCalendars)
    .innerJoin(villas, eq(villas.id, villaCalendars.villaId))
    .$dynamic()
}

type Row = { villaId: number; name: string; roomNumber: string | null; token: string; madeAt: Date }

function toItem({ villaId, token, madeAt, ...villa }: Row): VillaCalendar {
  return {
    villaId,
    villaName: unitNameOf(villa),
    path: villaCalendarPath(token),
    madeAt: madeAt.toISOString(),
  }
}

function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}
