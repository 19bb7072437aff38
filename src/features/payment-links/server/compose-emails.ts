import { eq } from 'drizzle-orm'
import { greetByName } from '@/features/booking-emails/rules/greeting'
import { bookings } from '@/features/bookings/server/table'
import { readAsked } from '@/features/online-payments/server/read-due'
import { paymentLinks } from '@/features/online-payments/server/table'
import { readPropertyFacts } from '@/features/property/server/store'
import { formatInstant } from '@/kernel/instants'
import { inLanguage } from '@/kernel/language'
import { formatPrice } from '@/kernel/money'
import type { Context } from '@/server/context'
import { type Part, toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { PAYMENT_LINK_EMAIL_KIND, PAYMENT_LINK_EMAIL_WORDS as words } from '../rules/email-words'
import { linkStateOf } from '../rules/link-state'
import { addAddress } from './make-link'

/** The mail with a payment link, by the kind under which it is queued; none where it asks for nothing by then. */
export function paymentLinkEmails({
  database: { orm },
  settings,
}: Pick<Context, 'database' | 'settings'>): Record<typeof PAYMENT_LINK_EMAIL_KIND, EmailComposer> {
  return {
    [PAYMENT_LINK_EMAIL_KIND]: async (id) => {
      const [found] = await orm
        .select({ link: paymentLinks, guest: bookings })
        .from(paymentLinks)
        .innerJoin(bookings, eq(bookings.id, paymentLinks.bookingId))
        .where(eq(paymentLinks.id, id))
      const to = found?.guest.guestEmail
      if (!found || !to) return null
      const { link, guest } = found
      const { bookingId, purpose, expiresAt } = link
      const asked = await readAsked(orm, { bookingId, purpose, link })
      if (linkStateOf(link, asked, new Date()) !== 'open') return null
      const { name, infoEmail, timeZone } = await readPropertyFacts(orm)
      const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`
      const subject = words.subject(guest.reference, name)
      const amount = formatPrice(asked)
      const { path } = await addAddress(orm, id)
      const parts: Part[] = [
        { kind: 'paragraph', text: words.dear(greetByName(guest.guestName)) },
        { kind: 'paragraph', text: words.asks[purpose] },
        {
          kind: 'rows',
          rows: [
            [words.booking, guest.reference],
            [words.amount, amount],
            [words.until, formatInstant(expiresAt, timeZone)],
          ],
        },
        { kind: 'link', label: words.link(amount), url: siteUrl + inLanguage(path) },
        { kind: 'paragraph', text: words.note },
        { kind: 'paragraph', text: words.closing(name) },
      ]
      return {
        ...{ to, replyTo: infoEmail, subject },
        ...{ text: toText(parts), html: toHtml(subject, parts) },
      }
    },
  }
}
