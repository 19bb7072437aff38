import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { CODE_DIGITS, MOST_CODE_TRIES } from '@/features/bookings/rules/mailbox-proof'
import { mailboxCodes } from './table'

/** A new code for the mailbox of a booking, in place of the one before it. Only its hash is stored. */
export async function makeMailboxCode(orm: NodePgDatabase, bookingId: number): Promise<string> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const codeHash = hashOf(bookingId, code)
  await orm
    .insert(mailboxCodes)
    .values({ bookingId, codeHash })
    .onConflictDoUpdate({ target: mailboxCodes.bookingId, set: { codeHash, wrongTries: 0 } })
  return code
}

export type CodeAnswer = 'right' | 'wrong' | 'used-up'

/**
 * Whether this is the code mailed last about a booking. A wrong one is counted; after a few of them not even the right one
 * is. In a transaction that has locked the booking.
 */
export async function tryMailboxCode(
  transaction: NodePgDatabase,
  bookingId: number,
  code: string,
): Promise<CodeAnswer> {
  const [stored] = await transaction
    .select()
    .from(mailboxCodes)
    .where(eq(mailboxCodes.bookingId, bookingId))
    .for('update')
  if (!stored) return 'wrong'
  if (stored.wrongTries >= MOST_CODE_TRIES) return 'used-up'
  if (isSame(hashOf(bookingId, code), stored.codeHash)) return 'right'
  await transaction
    .update(mailboxCodes)
    .set({ wrongTries: sql`${mailboxCodes.wrongTries} + 1` })
    .where(eq(mailboxCodes.bookingId, bookingId))
  return stored.wrongTries + 1 < MOST_CODE_TRIES ? 'wrong' : 'used-up'
}

/** Takes the same time however much of it is right. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function hashOf(bookingId: number, code: string): string {
  return createHash('sha256').update(`${bookingId} ${code}`).digest('base64url')
}
