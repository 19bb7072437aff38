import { randomBytes } from 'node:crypto'
import { asc, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { villas } from '@/features/villas/server/table'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { loadKeys } from '@/server/secrets/secret-key'
import type { VillaCalendar } from '../contract'
import { villaCalendarPath } from '../paths'
import { keepToken, openToken } from './seal-tokens'
import { villaCalendars } from './table'

const TOKEN_BYTES = 16

type Keeper = Pick<Context, 'database' | 'settings'>

/** Every villa's own calendar, in the order of the villas. A villa has its address from the first look on. */
export async function listVillaCalendars({ database: { orm }, settings }: Keeper): Promise<VillaCalendar[]> {
  const keys = await loadKeys(settings)
  const without = await orm
    .select({ villaId: villas.id })
    .from(villas)
    .leftJoin(villaCalendars, eq(villaCalendars.villaId, villas.id))
    .where(isNull(villaCalendars.villaId))
  if (without.length > 0)
    await orm
      .insert(villaCalendars)
      .values(without.map(({ villaId }) => ({ villaId, ...keepToken(keys, villaId, makeToken()) })))
      .onConflictDoNothing()
  const rows = await selectCalendars(orm).orderBy(asc(villas.sortOrder), asc(villas.id))
  return rows.map((row) => toItem(keys, row))
}

/** Gives a villa's calendar a new address; the one before leads nowhere any more. Throws not-found. */
export async function renewAddress(
  { database: { orm }, settings }: Keeper,
  staff: Staff,
  villaId: number,
): Promise<VillaCalendar> {
  const keys = await loadKeys(settings)
  return await orm.transaction(async (transaction) => {
    const [villa] = await transaction.select({ id: villas.id }).from(villas).where(eq(villas.id, villaId))
    if (!villa) throw new AppError('not-found')
    const kept = keepToken(keys, villaId, makeToken())
    await transaction
      .insert(villaCalendars)
      .values({ villaId, ...kept })
      .onConflictDoUpdate({ target: villaCalendars.villaId, set: kept })
    const [renewed] = await selectCalendars(transaction).where(eq(villas.id, villaId))
    if (!renewed) throw new AppError('not-found')
    await recordChange(transaction, staff, {
      resource: 'villa-calendars',
      rowId: villaId,
      action: 'update',
      after: { name: unitNameOf(renewed), reason: 'a new address' },
    })
    return toItem(keys, renewed)
  })
}

function selectCalendars(orm: NodePgDatabase) {
  return orm
    .select({
      villaId: villas.id,
      name: villas.name,
      roomNumber: villas.roomNumber,
      token: villaCalendars.token,
      sealedToken: villaCalendars.sealedToken,
      madeAt: villaCalendars.updatedAt,
    })
    .from(villaCalendars)
    .innerJoin(villas, eq(villas.id, villaCalendars.villaId))
    .$dynamic()
}

type Row = Parameters<typeof openToken>[1] & { name: string; roomNumber: string | null; madeAt: Date }

function toItem(keys: readonly Buffer[], { madeAt, token, sealedToken, ...villa }: Row): VillaCalendar {
  const { villaId } = villa
  const opened = openToken(keys, { villaId, token, sealedToken })
  return {
    villaId,
    villaName: unitNameOf(villa),
    path: opened === null ? null : villaCalendarPath(opened),
    madeAt: madeAt.toISOString(),
  }
}

function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}
