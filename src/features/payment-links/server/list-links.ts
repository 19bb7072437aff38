import { and, desc, eq, sql } from 'drizzle-orm'
import { bookings } from '@/features/bookings/server/table'
import { providersFor } from '@/features/online-payments/server/open-for'
import { readAsked, readCameBy, readDue } from '@/features/online-payments/server/read-due'
import { type PaymentLinkRow, paymentLinks } from '@/features/online-payments/server/table'
import { toMobileNumber } from '@/features/payment-providers/rules/mobile-number'
import { readPropertyFacts } from '@/features/property/server/store'
import { AppError } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import type { Context } from '@/server/context'
import { mails } from '@/server/mail/table'
import { PAYMENT_LINK_EMAIL_KIND } from '../rules/email-words'
import { linkStateOf } from '../rules/link-state'
import type { BookingLinks, PaymentLink } from '../staff-contract'

const MOST = 20

/** The newest payment links of a booking, and what a new one can ask for. Throws not-found. */
export async function listBookingLinks(context: Context, bookingId: number): Promise<BookingLinks> {
  const { orm } = context.database
  const { due, deposit } = await readDue(orm, bookingId)
  const [guest] = await orm
    .select({
      email: bookings.guestEmail,
      phone: bookings.guestPhone,
      reference: bookings.reference,
      now: sql<string>`now()`,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  const rows = await orm
    .select()
    .from(paymentLinks)
    .where(eq(paymentLinks.bookingId, bookingId))
    .orderBy(desc(paymentLinks.id))
    .limit(MOST)
  if (!guest) throw new AppError('not-found')
  const now = new Date(guest.now)
  const links = await Promise.all(rows.map((row) => toPaymentLink(context, row, now)))
  const isOffered = providersFor(context.settings).length > 0
  return {
    links,
    offer: isOffered
      ? {
          balance: toAmount(Math.max(0, due)),
          deposit: toAmount(Math.max(0, deposit)),
          canMail: Boolean(guest.email),
        }
      : null,
    message: {
      hotel: (await readPropertyFacts(orm)).name,
      reference: guest.reference,
      phone: toMobileNumber(guest.phone ?? ''),
    },
  }
}

async function toPaymentLink(
  { database: { orm } }: Context,
  link: PaymentLinkRow,
  now: Date,
): Promise<PaymentLink> {
  const { id, bookingId, purpose, madeByEmail, createdAt, expiresAt } = link
  const asked = await readAsked(orm, { bookingId, purpose, link })
  const [mail] = await orm
    .select({ status: mails.status })
    .from(mails)
    .where(and(eq(mails.kind, PAYMENT_LINK_EMAIL_KIND), eq(mails.subjectId, id)))
    .orderBy(desc(mails.id))
    .limit(1)
  return {
    ...{ id, purpose, state: linkStateOf(link, asked, now), madeBy: madeByEmail },
    asks: toAmount(Math.max(0, asked)),
    received: toAmount(await readCameBy(orm, id)),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    mail: mail?.status ?? null,
  }
}
