import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { hashOfToken, isToken } from '@/features/guest-links/server/guest-links'
import type { GuestPayment, PayingDesk, PayWish } from '@/features/online-payments/contract'
import { readAsked } from '@/features/online-payments/server/read-due'
import { startPayment } from '@/features/online-payments/server/start-payment'
import { readLinkDesk, toGuestPayment } from '@/features/online-payments/server/store'
import {
  onlinePayments,
  type PaymentLinkRow,
  paymentLinks,
  paymentLinkTokens,
} from '@/features/online-payments/server/table'
import { AppError } from '@/kernel/errors'
import type { Cents } from '@/kernel/money'
import { BY_GUEST } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { PayPage } from '../contract'
import { type LinkState, linkStateOf } from '../rules/link-state'
import { LINK_WORDS } from '../text'

type OpenedLink = { link: PaymentLinkRow; booking: Booked; asked: Cents; state: LinkState }
type Booked = Pick<typeof bookings.$inferSelect, 'reference' | 'status' | 'holdExpiresAt' | 'mailboxProof'>

/** What the page of a payment link says of it. Throws not-found, for one that was revoked too. */
export async function readPayPage({ database: { orm } }: Context, token: string): Promise<PayPage> {
  const { link, booking, state } = await openLink(orm, token)
  const isUsed = (await orm.$count(onlinePayments, eq(onlinePayments.linkId, link.id))) > 0
  const { reference, status, holdExpiresAt, mailboxProof } = booking
  // Staff send their links to whoever pays; this one only who made the request has.
  const isOfRequest = link.madeByEmail === BY_GUEST.email
  return {
    reference,
    purpose: link.purpose,
    state,
    expiresAt: link.expiresAt.toISOString(),
    isUsed,
    ...(isOfRequest && {
      request: { status, holdExpiresAt: holdExpiresAt?.toISOString() ?? null, mailboxProof },
    }),
  }
}

/** What may be paid by a payment link; one that has expired still tells what became of what was begun by it. Throws not-found. */
export async function readDeskOfLink(context: Context, token: string): Promise<PayingDesk> {
  const { orm } = context.database
  const { link } = await openLink(orm, token)
  return await readLinkDesk(context, link.id, async () => {
    const { asked, state } = await openLink(orm, token)
    return state === 'open' ? asked : 0
  })
}

/** Begins a payment of what the link asks for. Throws not-found, step-not-allowed, invalid-input. */
export async function payByLink(
  context: Context,
  { token, wish, site }: { token: string; wish: PayWish; site: string },
): Promise<GuestPayment> {
  const { link, state } = await openLink(context.database.orm, token)
  if (state === 'expired') throw new AppError('step-not-allowed', { message: LINK_WORDS.over })
  const { bookingId, purpose } = link
  const started = await startPayment(context, { bookingId, by: BY_GUEST, wish, purpose, link, site })
  return toGuestPayment(started, null, new Date())
}

async function openLink(orm: NodePgDatabase, token: string): Promise<OpenedLink> {
  if (!isToken(token)) throw new AppError('not-found')
  const [found] = await orm
    .select({
      link: paymentLinks,
      booking: {
        reference: sql<string>`coalesce(${reservationGroups.reference}, ${bookings.reference})`,
        status: bookings.status,
        holdExpiresAt: bookings.holdExpiresAt,
        mailboxProof: bookings.mailboxProof,
      },
      now: sql<string>`now()`,
    })
    .from(paymentLinkTokens)
    .innerJoin(paymentLinks, eq(paymentLinks.id, paymentLinkTokens.linkId))
    .innerJoin(bookings, eq(bookings.id, paymentLinks.bookingId))
    .leftJoin(reservationGroups, eq(reservationGroups.id, paymentLinks.groupId))
    .where(eq(paymentLinkTokens.tokenHash, hashOfToken(token)))
  if (!found || found.link.revokedAt !== null) throw new AppError('not-found', { message: LINK_WORDS.over })
  const { link, booking, now } = found
  const { bookingId, purpose } = link
  const asked = await readAsked(orm, { bookingId, purpose, link })
  return { link, booking, asked, state: linkStateOf(link, asked, new Date(now)) }
}
