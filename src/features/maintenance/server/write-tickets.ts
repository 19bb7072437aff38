import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '@/features/accounts/server/table'
import { blocks } from '@/features/blocks/server/table'
import { endBlock, insertBlock } from '@/features/blocks/server/write-block'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { assertNightsFree } from '@/features/bookings/server/assert-nights-free'
import type { StoredFile } from '@/features/media/server/receive-upload'
import { addMediaFile } from '@/features/media/server/store'
import { villas } from '@/features/villas/server/table'
import { addDays, type Day, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { mayDo } from '@/kernel/roles'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import type { Staff } from '@/server/http/access'
import { noteOfBlock } from '../rules/block-note'
import { WORKER_FIELDS } from '../rules/ticket'
import type { MaintenanceTicket, TicketChange, TicketReport } from '../staff-contract'
import { readTicket } from './list-tickets'
import { maintenanceTickets } from './table'

type Row = typeof maintenanceTickets.$inferSelect
type Change = { [Field in keyof Row]?: Row[Field] | undefined }

/** Takes a report from a phone, once: sent again under its key it is answered as the first time. Throws invalid-input. */
export async function reportTicket(
  { database: { orm } }: Context,
  staff: Staff,
  { key, villaId, description, urgency }: TicketReport,
): Promise<MaintenanceTicket> {
  return await orm.transaction(async (transaction) => {
    if ((await transaction.$count(villas, eq(villas.id, villaId))) === 0)
      throw new AppError('invalid-input', {
        problems: [{ path: 'villaId', message: 'We have no such villa' }],
      })
    const [made] = await transaction
      .insert(maintenanceTickets)
      .values({ key, villaId, description, urgency, reportedById: staff.id, reportedByEmail: staff.email })
      .onConflictDoNothing({ target: maintenanceTickets.key })
      .returning()
    if (!made) return await readByKey(transaction, key)
    await recordChange(transaction, staff, {
      resource: 'maintenance',
      rowId: made.id,
      action: 'create',
      after: toTrail(made),
    })
    return await readTicket(transaction, made.id)
  })
}

/**
 * Changes a ticket: who mends it, how far it is, what was done. Whoever works in the villas says how far it is and
 * what was done; the rest is for the front desk. Throws not-found, not-allowed, changed-meanwhile, invalid-input.
 */
export async function changeTicket(
  context: Context,
  staff: Staff,
  id: number,
  { updatedAt, endsBlock, ...change }: TicketChange,
): Promise<MaintenanceTicket> {
  const asked = [...Object.keys(change), ...(endsBlock ? ['endsBlock'] : [])]
  if (!mayDo(staff.permissions, 'front-desk') && asked.some((field) => !WORKER_FIELDS.includes(field)))
    throw new AppError('not-allowed')
  const ticket = await context.database.orm.transaction(async (transaction) => {
    const before = await lockTicket(transaction, id)
    assertUnchanged(before.updatedAt.toISOString(), updatedAt)
    if (change.assignedTo) await assertStaff(transaction, change.assignedTo)
    const { state = before.state, resolution, ...same } = change
    await update(transaction, staff, before, {
      ...same,
      state,
      ...(resolution !== undefined && { resolution: resolution || null }),
      ...(state !== before.state && doneIn(state, context, staff)),
    })
    if (endsBlock && before.blockId !== null)
      await endBlock(transaction, staff, before.blockId, context.today())
    return await readTicket(transaction, id)
  })
  if (endsBlock) context.changed(BOOKINGS_PATH)
  return ticket
}

/** Puts a stored picture into the library and onto a ticket. Throws not-found. */
export async function addPhoto(
  { database: { orm } }: Context,
  staff: Staff,
  id: number,
  file: StoredFile,
): Promise<MaintenanceTicket> {
  return await orm.transaction(async (transaction) => {
    const before = await lockTicket(transaction, id)
    const { url } = await addMediaFile(transaction, staff, file)
    await update(transaction, staff, before, { photoUrl: url })
    return await readTicket(transaction, id)
  })
}

/** Blocks nights of a ticket's villa. Throws not-found, invalid-input, nights-taken. */
export async function blockForTicket(
  context: Context,
  staff: Staff,
  id: number,
  nights: { startDate: string; endDate: string },
): Promise<MaintenanceTicket> {
  const { orm } = context.database
  const { villaId } = await readTicket(orm, id)
  const [startDate, endDate] = [toDay(nights.startDate), toDay(nights.endDate)]
  const ticket = await orm
    .transaction(async (transaction) => {
      await assertOpen(transaction, id)
      const note = noteOfBlock(id)
      const block = { villaId, startDate, endDate, kind: 'maintenance', note } as const
      const made = await insertBlock(transaction, staff, block, context.today())
      await linkBlock(transaction, staff, id, made, context.today())
      return await readTicket(transaction, id)
    })
    .catch((error) =>
      assertNightsFree(orm, error, { villaId, checkIn: startDate, checkOut: addDays(endDate, 1) }),
    )
  context.changed(BOOKINGS_PATH)
  return ticket
}

/**
 * Remembers which nights are blocked for a ticket, in the transaction that blocks them. Throws not-found, and
 * invalid-input where the ticket is done, of another villa, or has nights ahead already, which would come back by nobody.
 */
export async function linkBlock(
  transaction: NodePgDatabase,
  staff: Staff,
  id: number,
  block: { id: number; villaId: number },
  today: Day,
): Promise<void> {
  const before = await assertOpen(transaction, id)
  if (before.villaId !== block.villaId)
    throw new AppError('invalid-input', { message: 'This ticket is of another villa.' })
  const [known] =
    before.blockId === null
      ? []
      : await transaction.select().from(blocks).where(eq(blocks.id, before.blockId))
  if (known && known.endDate >= today)
    throw new AppError('invalid-input', {
      message:
        'Nights are blocked for this ticket already. Please change them in the section of blocked dates.',
    })
  await update(transaction, staff, before, { blockId: block.id })
}

async function assertOpen(transaction: NodePgDatabase, id: number): Promise<Row> {
  const row = await lockTicket(transaction, id)
  if (row.state !== 'done') return row
  throw new AppError('invalid-input', { message: 'This is done already. Please open it again first.' })
}

/** Changes the row and writes what of it changed into the trail. */
async function update(transaction: NodePgDatabase, staff: Staff, before: Row, change: Change) {
  const [after] = await transaction
    .update(maintenanceTickets)
    .set(change)
    .where(eq(maintenanceTickets.id, before.id))
    .returning()
  if (!after) throw new AppError('not-found')
  await recordChange(transaction, staff, {
    resource: 'maintenance',
    rowId: before.id,
    action: before.state === after.state ? 'update' : 'status',
    before: toTrail(before),
    after: toTrail(after),
  })
}

function doneIn(state: Row['state'], { now }: Context, staff: Staff): Partial<Row> {
  return state === 'done' ? { doneAt: now(), doneByEmail: staff.email } : { doneAt: null, doneByEmail: null }
}

/** The row, nobody else's until the transaction ends. Throws not-found. */
async function lockTicket(transaction: NodePgDatabase, id: number): Promise<Row> {
  const [row] = await transaction
    .select()
    .from(maintenanceTickets)
    .where(eq(maintenanceTickets.id, id))
    .for('update')
  if (!row) throw new AppError('not-found')
  return row
}

async function readByKey(transaction: NodePgDatabase, key: string): Promise<MaintenanceTicket> {
  const [known] = await transaction
    .select({ id: maintenanceTickets.id })
    .from(maintenanceTickets)
    .where(eq(maintenanceTickets.key, key))
  if (!known) throw new AppError('not-found')
  return await readTicket(transaction, known.id)
}

async function assertStaff(transaction: NodePgDatabase, id: number): Promise<void> {
  if ((await transaction.$count(users, eq(users.id, id))) > 0) return
  throw new AppError('invalid-input', {
    problems: [{ path: 'assignedTo', message: 'Please choose somebody on the staff' }],
  })
}

function toTrail({ villaId, description, urgency, state, assignedTo, resolution, photoUrl, blockId }: Row) {
  return { villaId, description, urgency, state, assignedTo, resolution, photoUrl, blockId }
}
