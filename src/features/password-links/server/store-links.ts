import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { INVITATION_KIND } from '@/features/accounts/rules/invitation'
import { assertMayHandle } from '@/features/accounts/server/assert-own-rights'
import { hashPassword } from '@/features/accounts/server/hash-password'
import { assertUncommonPassword } from '@/features/accounts/server/refuse-guessable-password'
import { storePassword } from '@/features/accounts/server/set-password'
import { users } from '@/features/accounts/server/table'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import { queueMailOnce } from '@/server/mail/queue-mail'
import { mails } from '@/server/mail/table'
import { LINK_HOURS, PASSWORD_LINK_KIND, type PasswordLinkKind } from '../rules/link-kinds'
import { LINK_OVER } from '../rules/words'
import { passwordLinks } from './table'

/** So that nobody fills a mailbox from the sign-in. */
const MOST_MAILS_AN_HOUR = 3

/** Queues a mail with a link for the account of this address, if there is one that may sign in. */
export async function requestPasswordLink(orm: NodePgDatabase, email: string): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), users.isActive))
      .for('update')
    if (!user) return
    const recent = and(
      eq(mails.kind, PASSWORD_LINK_KIND),
      eq(mails.subjectId, user.id),
      gt(mails.createdAt, sql`now() - interval '1 hour'`),
    )
    if ((await transaction.$count(mails, recent)) >= MOST_MAILS_AN_HOUR) return
    await queueMailOnce(transaction, PASSWORD_LINK_KIND, user.id)
  })
}

/**
 * Queues an invitation for an account. Throws not-found for one that is not there or switched off, not-allowed for one with
 * rights of which `staff` have not all.
 */
export async function inviteToAccount(orm: NodePgDatabase, staff: Staff, userId: number): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ email: users.email, role: users.role })
      .from(users)
      .where(and(eq(users.id, userId), users.isActive))
    if (!user) throw new AppError('not-found')
    await assertMayHandle(transaction, staff, user.role)
    await queueMailOnce(transaction, INVITATION_KIND, userId)
    const change = {
      resource: 'users',
      rowId: userId,
      action: 'invite',
      after: { email: user.email },
    } as const
    await recordChange(transaction, staff, change)
  })
}

/** The secret of a new link for an account, which the mail of this kind takes along. */
export async function makePasswordLink(
  orm: NodePgDatabase,
  userId: number,
  kind: PasswordLinkKind,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = sql`now() + make_interval(hours => ${LINK_HOURS[kind]})`
  await orm.insert(passwordLinks).values({ tokenHash: hashOf(token), userId, expiresAt })
  await orm.delete(passwordLinks).where(lt(passwordLinks.expiresAt, sql`now()`))
  return token
}

/** The account of a link that works. Throws not-found. */
export async function readPasswordLink(
  orm: NodePgDatabase,
  token: string,
): Promise<{ id: number; email: string }> {
  const [user] = await orm
    .select({ id: users.id, email: users.email })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(
      and(
        eq(passwordLinks.tokenHash, hashOf(token)),
        gt(passwordLinks.expiresAt, sql`now()`),
        users.isActive,
      ),
    )
  if (!user) throw new AppError('not-found', { message: LINK_OVER })
  return user
}

/**
 * Gives the account of a link this password; every session of it and every other link end. Of two who use one link at
 * once, one succeeds. Throws not-found, invalid-input for a common password, after which the link still works.
 */
export async function spendPasswordLink(
  orm: NodePgDatabase,
  token: string,
  newPassword: string,
): Promise<{ email: string }> {
  const user = await readPasswordLink(orm, token)
  await assertUncommonPassword(newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await orm.transaction(async (transaction) => {
    const used = await transaction
      .delete(passwordLinks)
      .where(eq(passwordLinks.tokenHash, hashOf(token)))
      .returning({ userId: passwordLinks.userId })
    if (used.length === 0) throw new AppError('not-found', { message: LINK_OVER })
    await transaction.delete(passwordLinks).where(eq(passwordLinks.userId, user.id))
    await storePassword(transaction, user, user.id, passwordHash)
    await recordChange(transaction, user, { resource: 'users', rowId: user.id, action: 'password' })
  })
  return { email: user.email }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
