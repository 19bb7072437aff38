import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { METHOD_NAMES } from '@/features/payments/text'
import { readPropertyFacts } from '@/features/property/server/store'
import { formatDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import type { Context } from '@/server/context'
import { type Email, type Part, toHtml, toText } from '@/server/mail/email'
import { queueMail } from '@/server/mail/queue-mail'
import type { EmailComposer } from '@/server/mail/send-mails'
import { tellWays } from '../rules/tell-ways'
import { UNSETTLED_EMAIL_KIND } from '../rules/unsettled-email-kind'
import { UNSETTLED_ADVICE, UNSETTLED_SENTENCES } from '../rules/unsettled-text'
import { UNSETTLED_EMAIL_WORDS as words } from '../rules/unsettled-words'
import { listUnsettled, type Unsettled } from './list-unsettled'
import { type OnlinePaymentRow, onlinePayments } from './table'

/** Tells staff of money that has just come and that they have to look at, in the transaction that writes it down. */
export async function mailUnsettled(
  transaction: NodePgDatabase,
  { id, bookingId }: Pick<OnlinePaymentRow, 'id' | 'bookingId'>,
): Promise<void> {
  const [unsettled] = await listUnsettled(transaction, bookingId)
  if (unsettled) await queueMail(transaction, UNSETTLED_EMAIL_KIND, [id])
}

/** The mail about an online payment, by its kind; none where the money has been settled since. */
export function unsettledEmails({
  database: { orm },
  settings,
}: Pick<Context, 'database' | 'settings'>): Record<typeof UNSETTLED_EMAIL_KIND, EmailComposer> {
  return {
    [UNSETTLED_EMAIL_KIND]: async (id) => {
      const [payment] = await orm
        .select({ bookingId: onlinePayments.bookingId })
        .from(onlinePayments)
        .where(eq(onlinePayments.id, id))
      if (!payment) return null
      const [unsettled] = await listUnsettled(orm, payment.bookingId)
      if (!unsettled) return null
      const { infoEmail } = await readPropertyFacts(orm)
      return compose(unsettled, infoEmail, settings.SITE_URL ?? `http://localhost:${settings.PORT}`)
    },
  }
}

function compose(unsettled: Unsettled, to: string, siteUrl: string): Email {
  const { bookingId, reference, guestName, checkInDate, reason, amount, ways } = unsettled
  const subject = words.subject(reference)
  const parts: Part[] = [
    { kind: 'paragraph', text: UNSETTLED_SENTENCES[reason](formatPrice(toCents(amount))) },
    {
      kind: 'rows',
      rows: [
        [words.guest, guestName],
        [words.booking, reference],
        [words.arrival, formatDay(toDay(checkInDate))],
        [words.came, tellWays(ways, METHOD_NAMES)],
      ],
    },
    { kind: 'paragraph', text: UNSETTLED_ADVICE[reason] },
    { kind: 'link', label: words.link, url: `${siteUrl}/admin/bookings/${bookingId}` },
  ]
  return { to, subject, text: toText(parts), html: toHtml(subject, parts) }
}
