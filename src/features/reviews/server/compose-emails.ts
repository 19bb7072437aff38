import { eq } from 'drizzle-orm'
import { greetByName } from '@/features/booking-emails/rules/greeting'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { consentText } from '@/features/consents/rules/consent-text'
import { mayMail } from '@/features/consents/server/store'
import { makeUnsubscribeLink } from '@/features/consents/server/unsubscribe-links'
import { readPropertyFacts } from '@/features/property/server/store'
import { inLanguage } from '@/kernel/language'
import type { Context } from '@/server/context'
import { type Part, toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { REVIEW_EMAIL_KIND, REVIEW_EMAIL_WORDS as words } from '../rules/email-words'
import { makeReviewLink } from './review-links'
import { reviews } from './table'

/** The e-mail that asks a guest for a review, by the kind under which it is queued; its subject is the review's row. */
export function reviewEmails({
  database: { orm },
  settings,
}: Pick<Context, 'database' | 'settings'>): Record<typeof REVIEW_EMAIL_KIND, EmailComposer> {
  return {
    [REVIEW_EMAIL_KIND]: async (id) => {
      const [review] = await orm.select().from(reviews).where(eq(reviews.id, id))
      if (!review || review.submittedAt) return null
      const booking = await findBooking(orm, review.bookingId)
      if (!booking?.guestEmail || booking.status !== 'checked-out') return null
      if (!(await mayMail(orm, booking.guestEmail, 'reviews'))) return null
      const { name } = await readPropertyFacts(orm)
      const unsubscribe = await makeUnsubscribeLink(settings, review.bookingId, 'reviews')
      const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`
      const subject = words.subject(name)
      const parts: Part[] = [
        { kind: 'paragraph', text: words.dear(greetByName(booking.guestName)) },
        { kind: 'paragraph', text: words.thanks },
        { kind: 'link', label: words.link, url: siteUrl + inLanguage(await makeReviewLink(orm, id)) },
        { kind: 'paragraph', text: words.linkNote },
        { kind: 'paragraph', text: words.closing(name) },
        { kind: 'link', label: consentText.linkInMail, url: unsubscribe, isQuiet: true },
      ]
      return {
        to: booking.guestEmail,
        unsubscribe,
        subject,
        text: toText(parts),
        html: toHtml(subject, parts),
      }
    },
  }
}
