import { isIPv6 } from 'node:net'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyReply } from 'fastify'
import { AppError } from '@/kernel/errors'
import { SIGN_IN_LIMIT } from '@/server/http/rate-limits'
import { signInThrottles } from './table'

const { max, timeWindow, firstDelay, longestDelay, chargedToAddress } = SIGN_IN_LIMIT
const DOUBLINGS = Math.ceil(Math.log2(longestDelay / firstDelay))

/** Too many tries; `seconds` until the next one is looked at. */
export class SignInThrottled extends AppError {
  readonly seconds: number

  constructor(seconds: number) {
    super('too-many-requests', {
      message: 'Too many attempts to sign in. Please wait a little and try again.',
    })
    this.seconds = seconds
  }
}

/** Runs a check and lets the caller know when to try again. Throws what the check throws. */
export async function orDelay<Result>(reply: FastifyReply, check: () => Promise<Result>): Promise<Result> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof SignInThrottled) reply.header('retry-after', error.seconds)
    throw error
  }
}

export type ThrottleKeys = { account: string; address: string }

/** What tries are counted by. One network of IPv6 counts as one address, since everybody has billions of those; one of IPv4 in the writing of IPv6 is what it is. */
export function throttleKeys(email: string, address: string): ThrottleKeys {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return { account: `account:${email}`, address: `address:${isIPv6(plain) ? networkOf(plain) : plain}` }
}

/**
 * Counts a try before its password is looked at, so that many at once are no way around it, and answers the keys it was
 * counted under. A try that is refused does not count, neither for the account nor for the address: the wait never
 * grows by waiting. Of the tries at one account the address is charged for the first few alone, so that somebody who
 * forgot a password does not lock out everybody at the same reception. Throws SignInThrottled.
 */
export async function countAttempt(orm: NodePgDatabase, keys: ThrottleKeys): Promise<string[]> {
  return await orm.transaction(async (transaction) => {
    const attempts = await charge(transaction, keys.account)
    if (attempts > chargedToAddress) {
      await assertFree(transaction, keys.address)
      return [keys.account]
    }
    await charge(transaction, keys.address)
    return [keys.account, keys.address]
  })
}

/** A good password: the account's count is forgotten, and the address is not charged for this try. */
export async function forgiveAttempt(orm: NodePgDatabase, charged: readonly string[]): Promise<void> {
  for (const key of charged)
    if (key.startsWith('account:')) await orm.delete(signInThrottles).where(eq(signInThrottles.key, key))
    else
      await orm
        .update(signInThrottles)
        .set({ attempts: sql`greatest(${signInThrottles.attempts} - 1, 0)`, freeAt: sql`now()` })
        .where(eq(signInThrottles.key, key))
  await orm
    .delete(signInThrottles)
    .where(lt(signInThrottles.updatedAt, sql`now() - ${milliseconds(timeWindow)}`))
}

/** Answers how many tries that makes. Throws SignInThrottled, which undoes what the transaction counted before. */
async function charge(transaction: NodePgDatabase, key: string): Promise<number> {
  // By the clock, not by now(): a try that waited for another began before that one was over.
  const { rows } = await transaction.execute<{ attempts: number }>(sql`
    insert into ${signInThrottles} as kept (key, attempts, free_at) values (${key}, 1, clock_timestamp())
    on conflict (key) do update set
      attempts = case when ${isForgotten} then 1 else kept.attempts + 1 end,
      free_at = case when ${isForgotten} or kept.attempts + 1 < ${max} then clock_timestamp() else clock_timestamp() + ${delay} end,
      updated_at = now()
    where kept.free_at <= clock_timestamp()
    returning attempts`)
  const [row] = rows
  if (!row) throw new SignInThrottled(await secondsLeft(transaction, key))
  return row.attempts
}

/** Throws SignInThrottled. */
async function assertFree(transaction: NodePgDatabase, key: string): Promise<void> {
  const isLocked = and(eq(signInThrottles.key, key), gt(signInThrottles.freeAt, sql`clock_timestamp()`))
  if ((await transaction.$count(signInThrottles, isLocked)) > 0)
    throw new SignInThrottled(await secondsLeft(transaction, key))
}

const isForgotten = sql`kept.updated_at < now() - ${milliseconds(timeWindow)}`
const delay = sql`${milliseconds(longestDelay)} * least(1,
  ${firstDelay / longestDelay}::float * power(2, least(kept.attempts + 1 - ${max}, ${DOUBLINGS})))`

function milliseconds(count: number) {
  return sql.raw(`interval '${count} milliseconds'`)
}

async function secondsLeft(orm: NodePgDatabase, key: string): Promise<number> {
  const [row] = await orm
    .select({ seconds: sql<number>`ceil(extract(epoch from ${signInThrottles.freeAt} - now()))::int` })
    .from(signInThrottles)
    .where(eq(signInThrottles.key, key))
  return Math.max(1, row?.seconds ?? 1)
}

function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
