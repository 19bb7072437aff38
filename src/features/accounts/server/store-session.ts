import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Staff } from '@/server/http/access'
import { sessions, users } from './table'

/** A session ends after so long without a call, and in any case so long after its beginning. */
const IDLE = sql`interval '8 hours'`
const LONGEST = sql`interval '7 days'`
/** Not every call writes: only one after this much of the idle time has passed. */
const WRITE_AFTER = sql`interval '5 minutes'`

const isAlive = gt(sessions.expire, sql`now()`)

/** Begins a session of an account. The secret goes into the cookie and is nowhere else; the sid may be known. */
export async function startSession(
  orm: NodePgDatabase,
  userId: number,
): Promise<{ sid: string; secret: string }> {
  const secret = randomBytes(32).toString('base64url')
  const sid = randomBytes(18).toString('base64url')
  await orm.insert(sessions).values({ sid, secretHash: hashOf(secret), userId, expire: sql`now() + ${IDLE}` })
  await orm.delete(sessions).where(lt(sessions.expire, sql`now()`))
  return { sid, secret }
}

/** Whose session a secret opens, with their role of this moment; a call keeps the session alive. */
export async function findStaff(orm: NodePgDatabase, secret: string): Promise<Staff | null> {
  const [found] = await orm
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      sid: sessions.sid,
      isWorn: sql<boolean>`${sessions.expire} < now() + ${IDLE} - ${WRITE_AFTER}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.secretHash, hashOf(secret)), isAlive, users.isActive))
  if (!found) return null
  const { isWorn, ...staff } = found
  if (isWorn)
    await orm
      .update(sessions)
      .set({ expire: sql`least(now() + ${IDLE}, ${sessions.createdAt} + ${LONGEST})` })
      .where(eq(sessions.sid, staff.sid))
  return staff
}

/** The account whose living session has this public name; it does not keep the session alive. */
export async function findAccountBySid(orm: NodePgDatabase, sid: string): Promise<number | null> {
  const [found] = await orm
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sid), isAlive, users.isActive))
  return found?.id ?? null
}

/** Ends the session a secret opens; nothing happens when it is over already. */
export async function endSession(orm: NodePgDatabase, secret: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.secretHash, hashOf(secret)))
}

/** Ends every session of an account, in every browser. */
export async function endSessionsOf(orm: NodePgDatabase, userId: number): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.userId, userId))
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
