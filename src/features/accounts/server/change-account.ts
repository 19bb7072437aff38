import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import { explainRefusal } from '@/server/db/explain-refusal'
import type { Staff } from '@/server/http/access'
import { queueMail } from '@/server/mail/queue-mail'
import type { Account, AccountChange, NewAccount } from '../contract'
import { INVITATION_KIND } from '../rules/invitation'
import { assertMayHandle } from './assert-own-rights'
import { hashPassword } from './hash-password'
import { assertUncommonPassword } from './refuse-guessable-password'
import { removeSecondFactor } from './second-factor'
import { endPasswordLinks, endTokensOf, storePassword } from './set-password'
import { toAccount } from './store'
import { endSessionsOf } from './store-session'
import { users } from './table'

const resource = 'users'

/** Makes an account; without a password its owner is mailed an invitation to choose one. Throws already-there for an e-mail that has one, invalid-input for a common password. */
export async function createAccount(
  context: Context,
  staff: Staff,
  { password, ...fields }: NewAccount,
): Promise<Account> {
  if (password !== undefined) await assertUncommonPassword(password, 'password')
  const passwordHash = await hashPassword(password ?? randomBytes(24).toString('base64url'))
  return await write(context, async (transaction) => {
    await assertMayHandle(transaction, staff, fields.role)
    const [row] = await transaction
      .insert(users)
      .values({ ...fields, passwordHash })
      .returning()
    const after = toAccount(found(row))
    await recordChange(transaction, staff, { resource, rowId: after.id, action: 'create', after })
    if (password === undefined) await queueMail(transaction, INVITATION_KIND, [after.id])
    return after
  })
}

/**
 * Changes what is named. A new password, or being switched off, ends the account's sessions; it or another e-mail ends
 * the links that were mailed.
 * Nobody changes an account with rights of which they have
 * not all. Throws not-found, not-allowed, already-there, last-superadmin, changed-meanwhile, invalid-input.
 */
export async function changeAccount(
  context: Context,
  staff: Staff,
  id: number,
  { password, updatedAt, ...fields }: AccountChange,
): Promise<Account> {
  if (password !== undefined) await assertUncommonPassword(password, 'password')
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  return await write(context, async (transaction) => {
    await lockSuperadmins(transaction)
    const [current] = await transaction.select().from(users).where(eq(users.id, id)).for('update')
    const before = toAccount(found(current))
    for (const role of new Set([before.role, fields.role ?? before.role]))
      await assertMayHandle(transaction, staff, role)
    assertUnchanged(before.updatedAt, updatedAt)
    const [changed] = await transaction
      .update(users)
      .set({ ...withoutMissing(fields), updatedAt: new Date() })
      .where(eq(users.id, id))
      .returning()
    const after = toAccount(found(changed))
    if (after.email !== before.email) await endPasswordLinks(transaction, id)
    await assertSuperadmin(transaction)
    if (!after.isActive) {
      await endTokensOf(transaction, staff, id)
      await endSessionsOf(transaction, id)
    }
    if (passwordHash !== undefined) {
      await storePassword(transaction, staff, id, passwordHash)
      await recordChange(transaction, staff, { resource, rowId: id, action: 'password' })
    }
    await recordChange(transaction, staff, { resource, rowId: id, action: 'update', before, after })
    return after
  })
}

/** Deletes an account with its sessions; what it did stays in the trail. Throws not-found, not-allowed, last-superadmin. */
export async function deleteAccount(context: Context, staff: Staff, id: number): Promise<void> {
  await write(context, async (transaction) => {
    await lockSuperadmins(transaction)
    const [row] = await transaction.delete(users).where(eq(users.id, id)).returning()
    const before = toAccount(found(row))
    await assertMayHandle(transaction, staff, before.role)
    await assertSuperadmin(transaction)
    await recordChange(transaction, staff, { resource, rowId: id, action: 'delete', before })
  })
}

/** Takes the second factor off an account whose owner lost it, and ends its sessions. Throws not-found, not-allowed. */
export async function removeLostFactor(context: Context, staff: Staff, id: number): Promise<void> {
  await write(context, async (transaction) => {
    const [row] = await transaction.select().from(users).where(eq(users.id, id))
    await assertMayHandle(transaction, staff, found(row).role)
    if (!(await removeSecondFactor(transaction, id))) throw new AppError('not-found')
    await endSessionsOf(transaction, id)
    await recordChange(transaction, staff, {
      resource,
      rowId: id,
      action: 'second-factor',
      after: 'taken away',
    })
  })
}

const activeSuperadmins = and(eq(users.role, 'superadmin'), users.isActive)

/** Two who take each other's role away in the same instant come one after the other. */
async function lockSuperadmins(transaction: NodePgDatabase): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(activeSuperadmins)
    .orderBy(users.id)
    .for('update')
}

async function assertSuperadmin(transaction: NodePgDatabase): Promise<void> {
  if ((await transaction.$count(users, activeSuperadmins)) === 0) throw new AppError('last-superadmin')
}

async function write<Result>(
  { database }: Context,
  work: (transaction: NodePgDatabase) => Promise<Result>,
): Promise<Result> {
  return await database.orm.transaction(work).catch((error: unknown) => explainRefusal(error, resource))
}

function withoutMissing<Fields extends object>(fields: Fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([key, value]) => [key, value === '' ? null : value]))
}

function found<Found>(row: Found | undefined): Found {
  if (!row) throw new AppError('not-found')
  return row
}
