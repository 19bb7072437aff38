import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { cashShifts } from '@/features/payments/server/table'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import type { CashAmounts, NewMovement, ShiftClosing, ShiftReport } from '../contract'
import { isSameCash, subtractCash, toCash } from '../rules/cash'
import { DENOMINATIONS, totalOf } from '../rules/denominations'
import { tellCash } from '../rules/tell-cash'
import { readOpenShift, readShift } from './read-shifts'
import { cashMovements } from './table'

const RESOURCE = 'cash-shifts'

/** Opens a shift with what lies in the drawer. Throws already-there while another is open. */
export async function openShift(orm: NodePgDatabase, staff: Staff, float: CashAmounts): Promise<ShiftReport> {
  return await orm.transaction(async (transaction) => {
    const { cents, shillings } = toCash(float)
    const [opened] = await transaction
      .insert(cashShifts)
      .values({
        openedById: staff.id,
        openedByEmail: staff.email,
        floatCents: cents,
        floatShillings: shillings,
      })
      // The index lets one be open: of two who press at once the second hears of the first.
      .onConflictDoNothing()
      .returning({ id: cashShifts.id })
    if (!opened) {
      const open = await readOpenShift(transaction)
      throw new AppError('already-there', {
        message: `${open?.openedBy ?? 'Somebody'} has opened a shift already. Please close that one first.`,
      })
    }
    await record(transaction, staff, opened.id, 'create', {
      what: 'Shift opened',
      float: tellCash(toCash(float)),
    })
    return await readShift(transaction, opened.id)
  })
}

/**
 * Writes down cash that was put into the drawer or taken out of it. The same form sent again under its key counts once.
 * Throws not-found, key-reused for another movement under the key, already-there for a shift that is closed, and
 * invalid-input for taking out more than there is.
 */
export async function moveCash(
  orm: NodePgDatabase,
  staff: Staff,
  id: number,
  { kind, cash, reason }: NewMovement,
  key: string | undefined,
): Promise<ShiftReport> {
  return await orm.transaction(async (transaction) => {
    await lockShift(transaction, id)
    const { cents: amountCents, shillings } = toCash(cash)
    const wanted = { shiftId: id, kind, amountCents, shillings, reason }
    if (key !== undefined) {
      const [earlier] = await transaction
        .select()
        .from(cashMovements)
        .where(eq(cashMovements.idempotencyKey, key))
      if (
        earlier &&
        (Object.keys(wanted) as (keyof typeof wanted)[]).some(
          (name) => !isDeepStrictEqual(earlier[name], wanted[name]),
        )
      )
        throw new AppError('key-reused', {
          message: 'This Idempotency-Key was already used for something else. Please use a new one.',
        })
      if (earlier) return await readShift(transaction, id)
    }
    const shift = await readShift(transaction, id)
    assertOpen(shift)
    const left = subtractCash(toCash(shift.expected), { cents: amountCents, shillings })
    if (kind === 'pay-out' && (left.cents < 0 || left.shillings.shillings < 0))
      throw new AppError('invalid-input', {
        problems: [
          {
            path: 'cash',
            message: `There is no more than ${tellCash(toCash(shift.expected))} in the drawer`,
          },
        ],
      })
    await transaction
      .insert(cashMovements)
      .values({ ...wanted, staffId: staff.id, staffEmail: staff.email, idempotencyKey: key ?? null })
    const what = kind === 'pay-in' ? 'Put into the drawer' : 'Taken out of the drawer'
    await record(transaction, staff, id, 'update', { what, cash: tellCash(toCash(cash)), reason })
    return await readShift(transaction, id)
  })
}

/**
 * Closes a shift with what was counted. Throws not-found, already-there when it is closed, changed-meanwhile when something was
 * taken since `expected` was shown, and invalid-input for a difference that is not explained.
 */
export async function closeShift(
  orm: NodePgDatabase,
  staff: Staff,
  id: number,
  { count, expected: seen, explanation }: ShiftClosing,
): Promise<ShiftReport> {
  return await orm.transaction(async (transaction) => {
    await lockShift(transaction, id)
    const shift = await readShift(transaction, id)
    assertOpen(shift)
    const expected = toCash(shift.expected)
    if (!isSameCash(expected, toCash(seen)))
      throw new AppError('changed-meanwhile', {
        message: `Money came or went while you counted: ${tellCash(expected)} is expected now. Please look once more.`,
      })
    const pieces = piecesOf(count)
    const counted = totalOf(pieces)
    const difference = subtractCash(counted, expected)
    const isExplained = explanation !== undefined && explanation !== null && explanation !== ''
    if (!isSameCash(counted, expected) && !isExplained)
      throw new AppError('invalid-input', {
        problems: [
          { path: 'explanation', message: `Please explain the difference: ${tellCash(difference)}` },
        ],
      })
    await transaction
      .update(cashShifts)
      .set({
        closedAt: sql`now()`,
        closedById: staff.id,
        closedByEmail: staff.email,
        count: pieces,
        countedCents: counted.cents,
        countedShillings: counted.shillings,
        expectedCents: expected.cents,
        expectedShillings: expected.shillings,
        explanation: explanation || null,
      })
      .where(eq(cashShifts.id, id))
    await record(transaction, staff, id, 'status', {
      what: 'Shift closed',
      expected: tellCash(expected),
      counted: tellCash(counted),
      difference: tellCash(difference),
      explanation: explanation || null,
    })
    return await readShift(transaction, id)
  })
}

/** Payments hold the shift while they are written (find-open-shift.ts): whoever closes it waits for them. */
async function lockShift(transaction: NodePgDatabase, id: number): Promise<void> {
  await transaction.select({ id: cashShifts.id }).from(cashShifts).where(eq(cashShifts.id, id)).for('update')
}

/** What there is at least one of. */
function piecesOf(count: ShiftClosing['count']): Record<string, number> {
  return Object.fromEntries(
    DENOMINATIONS.map(({ key }) => [key, count[key] ?? 0] as const).filter(([, pieces]) => pieces > 0),
  )
}

function assertOpen({ closedAt, closedBy }: ShiftReport) {
  if (closedAt !== null)
    throw new AppError('already-there', { message: `${closedBy} has closed this shift already.` })
}

async function record(
  transaction: NodePgDatabase,
  staff: Staff,
  rowId: number,
  action: 'create' | 'update' | 'status',
  after: object,
): Promise<void> {
  await recordChange(transaction, staff, { resource: RESOURCE, rowId, action, after })
}
