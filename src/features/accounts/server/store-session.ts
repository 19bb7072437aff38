import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyRequest } from 'fastify'
import type { WrittenFacts } from '@/features/property/contract'
import { propertyFacts } from '@/features/property/server/table'
import { staffRoles } from '@/features/roles/server/table'
import { permissionsOf } from '@/kernel/roles'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import { describeDevice } from '../rules/describe-device'
import { needsSecondFactor } from '../rules/needs-second-factor'
import { passkeys, type SessionOrigin, secondFactors, sessions, users } from './table'

/** A session ends after so long without a call, and in any case so long after its beginning. */
const IDLE = sql`interval '8 hours'`
const LONGEST = sql`interval '7 days'`
/** Not every call writes: only one after this much of the idle time has passed. */
const WRITE_AFTER = sql`interval '5 minutes'`

/** How long a password that was given counts as a fresh proof. */
const FRESH = sql`interval '10 minutes'`

/** Enough for the name of every browser; a header of any length is not kept. */
const LONGEST_AGENT = 300

/** Whether an account has something beside its password. */
export const hasSecondFactor = sql<boolean>`(exists (select from ${secondFactors}
  where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)
  or exists (select from ${passkeys} where ${passkeys.userId} = ${users.id}))`

const isAlive = gt(sessions.expire, sql`now()`)

/** Begins a session of an account, proved now unless `provedAt` says when. The secret goes into the cookie and is nowhere else; the sid may be known. */
export async function startSession(
  orm: NodePgDatabase,
  userId: number,
  origin: SessionOrigin = {},
  provedAt?: Date,
): Promise<{ sid: string; secret: string }> {
  const secret = randomBytes(32).toString('base64url')
  const sid = randomBytes(18).toString('base64url')
  const expire = sql`now() + ${IDLE}`
  await orm
    .insert(sessions)
    .values({ sid, secretHash: hashOf(secret), userId, sess: origin, expire, ...(provedAt && { provedAt }) })
  await orm.delete(sessions).where(lt(sessions.expire, sql`now()`))
  return { sid, secret }
}

/** Begins a session for somebody who has just proved who they are, and writes it into the audit trail; `passkey` is the name of the one that was the proof. */
export async function recordSignIn(
  orm: NodePgDatabase,
  { id, email }: Pick<Staff, 'id' | 'email'>,
  origin: SessionOrigin,
  passkey?: string,
): Promise<{ sid: string; secret: string }> {
  return await orm.transaction(async (transaction) => {
    const session = await startSession(transaction, id, origin)
    const device = describeDevice(origin)
    const after = passkey === undefined ? device : `${device}, with the passkey ${passkey}`
    const change = { resource: 'users', rowId: id, action: 'sign-in', after } as const
    await recordChange(transaction, { id, email }, change)
    return session
  })
}

/** From where a call comes, as a session keeps it. */
export function originOf({ headers, ip }: FastifyRequest): SessionOrigin {
  const agent = headers['user-agent']?.slice(0, LONGEST_AGENT)
  return { address: ip, ...(agent && { agent }) }
}

/** Whose session a secret opens, with their role of this moment; a call keeps the session alive. */
export async function findStaff(orm: NodePgDatabase, secret: string): Promise<Staff | null> {
  const [found] = await orm
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      stored: staffRoles.permissions,
      sid: sessions.sid,
      isWorn: sql<boolean>`${sessions.expire} < now() + ${IDLE} - ${WRITE_AFTER}`,
      isFresh: sql<boolean>`${sessions.provedAt} > now() - ${FRESH}`,
      hasFactor: hasSecondFactor,
      factorFrom: sql<WrittenFacts['secondFactorFrom'] | null>`(
        select ${propertyFacts.facts} ->> 'secondFactorFrom' from ${propertyFacts})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(staffRoles, eq(staffRoles.slug, users.role))
    .where(and(eq(sessions.secretHash, hashOf(secret)), isAlive, users.isActive))
  if (!found) return null
  const { isWorn, isFresh, hasFactor, factorFrom, stored, ...who } = found
  const known = { ...who, permissions: permissionsOf(who.role, stored ?? []) }
  const staff: Staff = isFresh ? { ...known, hasFreshProof: true } : known
  if (isWorn)
    await orm
      .update(sessions)
      .set({ expire: sql`least(now() + ${IDLE}, ${sessions.createdAt} + ${LONGEST})` })
      .where(eq(sessions.sid, staff.sid))
  return hasFactor || !needsSecondFactor(staff.permissions, factorFrom)
    ? staff
    : { ...staff, lacksSecondFactor: true }
}

/** Notes that whoever uses a session has just given the password again. */
export async function recordProof(orm: NodePgDatabase, sid: string): Promise<void> {
  await orm.update(sessions).set({ provedAt: sql`now()` }).where(eq(sessions.sid, sid))
}

/** When whoever uses a session proved last who they are. */
export async function readProvedAt(orm: NodePgDatabase, sid: string): Promise<Date | undefined> {
  const [found] = await orm
    .select({ provedAt: sessions.provedAt })
    .from(sessions)
    .where(eq(sessions.sid, sid))
  return found?.provedAt
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
