import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { PasswordChange } from '../contract'
import { checkPassword, explainAt } from './check-proof'
import { hashPassword } from './hash-password'
import { assertUncommonPassword } from './refuse-guessable-password'
import type { Caller } from './sign-in'
import { endSessionsOf, readProvedAt } from './store-session'
import { users } from './table'

const OF_TOKEN = { resource: 'api-tokens', action: 'delete' } as const

/**
 * Changes one's own password after a look at the old one, which is throttled like signing in, and ends every
 * session of the account. Answers when the caller proved last who they are, which a new password does not change.
 * Throws invalid-input when the old one is wrong or the new one common, SignInThrottled.
 */
export async function changeOwnPassword(
  context: Context,
  staff: Staff,
  { currentPassword, newPassword }: PasswordChange,
  caller: Caller,
): Promise<Date | undefined> {
  const provedAt = await readProvedAt(context.database.orm, staff.sid)
  await checkPassword(context, staff, currentPassword, caller).catch((error: unknown) =>
    explainAt('currentPassword', error),
  )
  await assertUncommonPassword(newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await context.database.orm.transaction(async (transaction) => {
    await storePassword(transaction, staff, staff.id, passwordHash)
    await recordChange(transaction, staff, { resource: 'users', rowId: staff.id, action: 'password' })
  })
  return provedAt
}

/**
 * Puts a new password's hash in place; whoever was signed in with the old one is out, and so are the account's tokens.
 * `by` is whom the trail names.
 */
export async function storePassword(
  transaction: NodePgDatabase,
  by: Pick<Staff, 'id' | 'email'>,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId))
  await endPasswordLinks(transaction, userId)
  await endTokensOf(transaction, by, userId)
  await endSessionsOf(transaction, userId)
}

/**
 * No program calls by a token of the account any more, and the trail says which those were; their table belongs to a
 * feature that stands on this one.
 */
export async function endTokensOf(
  transaction: NodePgDatabase,
  by: Pick<Staff, 'id' | 'email'>,
  userId: number,
): Promise<void> {
  const { rows } = await transaction.execute<{ id: number; name: string }>(
    sql`delete from api_tokens where user_id = ${userId} returning id, name`,
  )
  for (const { id, name } of rows)
    await recordChange(transaction, by, { ...OF_TOKEN, rowId: id, before: { name } })
}

/** Links that were mailed before lead nowhere from now on; their table belongs to a feature that stands on this one. */
export async function endPasswordLinks(transaction: NodePgDatabase, userId: number): Promise<void> {
  await transaction.execute(sql`delete from password_links where user_id = ${userId}`)
}
