import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { CODE_DIGITS, MOST_CODE_TRIES } from '@/features/bookings/rules/mailbox-proof'
import { bookings } from '@/features/bookings/server/table'
import { hashOfToken, isToken, newToken } from '@/features/guest-links/server/guest-links'
import { findGuestBookingId } from '@/features/my-booking/server/serve-guest'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import { queueMail } from '@/server/mail/queue-mail'
import { mails } from '@/server/mail/table'
import { CODE_MINUTES, DATA_CODE_KIND } from '../rules/email-words'
import { guestDataText as words } from '../rules/guest-data-text'
import { dataCodes } from './table'

/** So that nobody fills a guest's mailbox who has the link alone. */
const MOST_A_DAY = 5

const soon = sql`now() + make_interval(mins => ${CODE_MINUTES}::int)`

/**
 * Queues a mail with a code to the mailbox of the booking behind a private link, unless one waits already. Throws
 * not-found, step-not-allowed where it has no mailbox, too-many-code-emails.
 */
export async function sendDataCode(context: Context, token: string): Promise<void> {
  const { id } = await findOwnBooking(context, token)
  const refusal = await context.database.orm.transaction(async (transaction) => {
    // Of two requests at once the second waits, and finds what the first queued.
    await transaction.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update')
    const sent = await transaction
      .select({ status: mails.status })
      .from(mails)
      .where(
        and(
          eq(mails.kind, DATA_CODE_KIND),
          eq(mails.subjectId, id),
          gt(mails.createdAt, sql`now() - interval '24 hours'`),
        ),
      )
    if (sent.some(({ status }) => status === 'queued' || status === 'sending')) return null
    if (sent.length >= MOST_A_DAY) return 'too-many-code-emails' as const
    await queueMail(transaction, DATA_CODE_KIND, [id])
    return null
  })
  if (refusal) throw new AppError(refusal)
}

/** A new code for a booking's guest, in place of the one before it and of its key. Only its hash is kept. */
export async function makeDataCode(orm: NodePgDatabase, bookingId: number, mailbox: string): Promise<string> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const values = {
    mailboxHash: hashOfMailbox(mailbox),
    codeHash: hashOf(bookingId, code),
    wrongTries: 0,
    expiresAt: soon,
    keyHash: null,
  }
  await orm
    .insert(dataCodes)
    .values({ bookingId, ...values })
    .onConflictDoUpdate({ target: dataCodes.bookingId, set: values })
  return code
}

/** Exchanges the code of the latest mail for a key. Throws not-found, invalid-input for a wrong code, code-used-up. */
export async function takeDataCode(context: Context, token: string, code: string): Promise<string> {
  const { id, email } = await findOwnBooking(context, token)
  const key = newToken()
  const outcome = await context.database.orm.transaction(async (transaction) => {
    const [stored] = await transaction.select().from(dataCodes).where(isOpenFor(id, email)).for('update')
    if (!stored) return 'wrong'
    if (stored.wrongTries >= MOST_CODE_TRIES || stored.keyHash !== null) return 'used-up'
    const isRight = isSame(hashOf(id, code), stored.codeHash)
    await transaction
      .update(dataCodes)
      .set(
        isRight
          ? { keyHash: hashOfToken(key), expiresAt: soon }
          : { wrongTries: sql`${dataCodes.wrongTries} + 1` },
      )
      .where(eq(dataCodes.bookingId, id))
    return isRight ? 'right' : 'wrong'
  })
  if (outcome === 'used-up') throw new AppError('code-used-up')
  if (outcome === 'wrong')
    throw new AppError('invalid-input', { problems: [{ path: 'code', message: words.wrongCode }] })
  return key
}

/** The mailbox that a key proves, which opens the booking of its own private link alone. Throws not-found, proof-wanted. */
export async function findProvedMailbox(context: Context, token: string, key: string): Promise<string> {
  const { id, email } = await findOwnBooking(context, token)
  const [proved] = isToken(key)
    ? await context.database.orm
        .select({ id: dataCodes.bookingId })
        .from(dataCodes)
        .where(and(isOpenFor(id, email), eq(dataCodes.keyHash, hashOfToken(key))))
    : []
  if (!proved) throw new AppError('proof-wanted', { message: words.keyOver })
  return email
}

async function findOwnBooking(context: Context, token: string): Promise<{ id: number; email: string }> {
  const id = await findGuestBookingId(context, token)
  const [booking] = await context.database.orm
    .select({ email: bookings.guestEmail })
    .from(bookings)
    .where(eq(bookings.id, id))
  if (!booking?.email) throw new AppError('step-not-allowed', { message: words.noMailbox })
  return { id, email: booking.email }
}

function isOpenFor(bookingId: number, mailbox: string) {
  return and(
    eq(dataCodes.bookingId, bookingId),
    eq(dataCodes.mailboxHash, hashOfMailbox(mailbox)),
    gt(dataCodes.expiresAt, sql`now()`),
  )
}

/** Takes the same time however much of it is right. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function hashOf(bookingId: number, code: string): string {
  return createHash('sha256').update(`data ${bookingId} ${code}`).digest('base64url')
}

function hashOfMailbox(mailbox: string): string {
  return createHash('sha256').update(mailbox.trim().toLowerCase()).digest('base64url')
}
