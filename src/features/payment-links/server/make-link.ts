import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { hashOfToken, newToken } from '@/features/guest-links/server/guest-links'
import { providersFor } from '@/features/online-payments/server/open-for'
import { readAsked } from '@/features/online-payments/server/read-due'
import { type PaymentLinkRow, paymentLinks, paymentLinkTokens } from '@/features/online-payments/server/table'
import { isSame, lockKey } from '@/features/payments/server/match-key'
import { AppError } from '@/kernel/errors'
import { type Cents, formatPrice, toAmount, toCents } from '@/kernel/money'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { queueMailOnce } from '@/server/mail/queue-mail'
import { payPagePath } from '../paths'
import { PAYMENT_LINK_EMAIL_KIND } from '../rules/email-words'
import { linkStateOf } from '../rules/link-state'
import type { NewLink } from '../staff-contract'
import { LINK_WORDS } from '../text'

type Address = { id: number; path: string }

/**
 * Makes a payment link for a booking and its first address; asked for again under its key, a further address of the same
 * link. Throws not-found, step-not-allowed where nothing is due or no provider is switched on, invalid-input for more than
 * is due, key-reused.
 */
export async function makePaymentLink(
  { database: { orm }, settings }: Pick<Context, 'database' | 'settings'>,
  staff: Staff,
  bookingId: number,
  { purpose, amount, days }: NewLink,
  key: string | undefined,
): Promise<Address> {
  if (providersFor(settings).length === 0)
    throw new AppError('step-not-allowed', { message: LINK_WORDS.notOffered })
  const amountCents: Cents | null = purpose === 'amount' ? toCents(amount ?? '0.00') : null
  return await orm.transaction(async (transaction) => {
    const earlier = key === undefined ? undefined : await findUnderKey(transaction, key)
    if (earlier && isSame(earlier, { bookingId, purpose, amountCents }, 'payment link'))
      return await addAddress(transaction, earlier.id)
    const due = await readAsked(transaction, {
      bookingId,
      purpose: purpose === 'deposit' ? purpose : 'balance',
      link: null,
    })
    if (due <= 0) throw new AppError('step-not-allowed', { message: LINK_WORDS.nothingAsked })
    if (amountCents !== null && amountCents > due)
      throw new AppError('invalid-input', {
        problems: [{ path: 'amount', message: LINK_WORDS.amountTooHigh(formatPrice(due)) }],
      })
    const [link] = await transaction
      .insert(paymentLinks)
      .values({
        ...{ bookingId, purpose, amountCents, madeByEmail: staff.email, idempotencyKey: key ?? null },
        expiresAt: sql`now() + make_interval(days => ${days}::int)`,
      })
      .returning()
    if (!link) throw new Error('The payment link was not written')
    await recordLink(transaction, staff, link, 'a payment link was made')
    return await addAddress(transaction, link.id)
  })
}

/** A further address of a link, beside those handed out before. Throws not-found, step-not-allowed. */
export async function showPaymentLink(orm: NodePgDatabase, staff: Staff, id: number): Promise<Address> {
  return await orm.transaction(async (transaction) => {
    const link = await getOpenLinkOrThrow(transaction, id)
    await recordLink(transaction, staff, link, 'a payment link was shown again')
    return await addAddress(transaction, id)
  })
}

/** Queues a mail with the link to the guest, and answers its address. Throws not-found, step-not-allowed, invalid-input. */
export async function mailPaymentLink(
  orm: NodePgDatabase,
  staff: Staff,
  id: number,
): Promise<{ to: string }> {
  return await orm.transaction(async (transaction) => {
    const link = await getOpenLinkOrThrow(transaction, id)
    const [guest] = await transaction
      .select({ email: bookings.guestEmail })
      .from(bookings)
      .where(eq(bookings.id, link.bookingId))
    if (!guest?.email)
      throw new AppError('invalid-input', { problems: [{ path: 'to', message: LINK_WORDS.noMailbox }] })
    await queueMailOnce(transaction, PAYMENT_LINK_EMAIL_KIND, id)
    await recordLink(transaction, staff, link, 'a payment link was mailed')
    return { to: guest.email }
  })
}

/** Ends a link; what was begun by it is asked for all the same. Doing so again changes nothing. Throws not-found. */
export async function revokePaymentLink(orm: NodePgDatabase, staff: Staff, id: number): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [link] = await transaction
      .update(paymentLinks)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(paymentLinks.id, id), isNull(paymentLinks.revokedAt)))
      .returning()
    if (link) await recordLink(transaction, staff, link, 'a payment link was revoked')
    else if ((await transaction.$count(paymentLinks, eq(paymentLinks.id, id))) === 0)
      throw new AppError('not-found')
  })
}

/** A new secret of the link. Only its hash is kept, so that each mail has one of its own as well. */
export async function addAddress(orm: NodePgDatabase, id: number): Promise<Address> {
  const token = newToken()
  await orm.insert(paymentLinkTokens).values({ linkId: id, tokenHash: hashOfToken(token) })
  return { id, path: payPagePath(token) }
}

/** Who presses twice on a slow line waits here for the first. */
async function findUnderKey(transaction: NodePgDatabase, key: string): Promise<PaymentLinkRow | undefined> {
  await lockKey(transaction, key)
  const [link] = await transaction.select().from(paymentLinks).where(eq(paymentLinks.idempotencyKey, key))
  return link
}

async function getOpenLinkOrThrow(orm: NodePgDatabase, id: number): Promise<PaymentLinkRow> {
  const [found] = await orm
    .select({ link: paymentLinks, now: sql<string>`now()` })
    .from(paymentLinks)
    .where(eq(paymentLinks.id, id))
  if (!found) throw new AppError('not-found')
  const { link, now } = found
  const asked = await readAsked(orm, { bookingId: link.bookingId, purpose: link.purpose, link })
  if (linkStateOf(link, asked, new Date(now)) !== 'open')
    throw new AppError('step-not-allowed', { message: LINK_WORDS.notOpen })
  return link
}

async function recordLink(
  transaction: NodePgDatabase,
  staff: Staff,
  { bookingId, purpose, amountCents }: PaymentLinkRow,
  reason: string,
): Promise<void> {
  const amount = amountCents === null ? null : toAmount(amountCents)
  const after = { reason, purpose, ...(amount && { amount }) }
  await recordChange(transaction, staff, { resource: 'bookings', rowId: bookingId, action: 'update', after })
}
