import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AppError } from '@/kernel/errors'

/**
 * Whether what was found under an Idempotency-Key is what is wanted now; false where nothing was. Throws key-reused for
 * something else.
 */
export function isSame<Row extends object>(
  earlier: Row | undefined,
  wanted: Partial<Row>,
  noun: string,
): boolean {
  if (!earlier) return false
  if ((Object.keys(wanted) as (keyof Row)[]).some((name) => !isDeepStrictEqual(earlier[name], wanted[name])))
    throw new AppError('key-reused', {
      message: `This Idempotency-Key was already used for a different ${noun}. Please use a new one.`,
    })
  return true
}

/** The booking is locked by who writes its money, but two bookings may be written to under one key in the same instant. */
export async function lockKey(transaction: NodePgDatabase, key: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`payment ${key}`}))`)
}
