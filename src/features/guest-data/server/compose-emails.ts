import { eq } from 'drizzle-orm'
import { bookings } from '@/features/bookings/server/table'
import { readPropertyFacts } from '@/features/property/server/store'
import type { Context } from '@/server/context'
import { type Email, type Part, toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { DATA_CODE_KIND, ERASURE_KIND, DATA_EMAIL_WORDS as words } from '../rules/email-words'
import { makeDataCode } from './prove-guest'
import { erasures } from './table'

/** The mails about guests' data, by their kinds. The code is made when its mail is written, and stands nowhere else. */
export function guestDataEmails({
  database: { orm },
}: Pick<Context, 'database'>): Record<typeof DATA_CODE_KIND | typeof ERASURE_KIND, EmailComposer> {
  return {
    [DATA_CODE_KIND]: async (bookingId) => {
      const [booking] = await orm
        .select({ email: bookings.guestEmail })
        .from(bookings)
        .where(eq(bookings.id, bookingId))
      if (!booking?.email) return null
      const { name, generalEmail } = await readPropertyFacts(orm)
      const code = await makeDataCode(orm, bookingId, booking.email)
      return compose(booking.email, generalEmail, words.code.subject(name), [
        { kind: 'paragraph', text: words.code.intro },
        { kind: 'rows', rows: [[words.code.label, code]] },
        { kind: 'paragraph', text: words.code.until },
        { kind: 'paragraph', text: words.code.notYou },
      ])
    },
    [ERASURE_KIND]: async (id) => {
      const [erasure] = await orm.select().from(erasures).where(eq(erasures.id, id))
      if (!erasure) return null
      const { infoEmail, generalEmail } = await readPropertyFacts(orm)
      return compose(infoEmail, generalEmail, words.erased.subject, [
        { kind: 'paragraph', text: words.erased.intro },
        {
          kind: 'rows',
          rows: [
            [words.erased.bookings, erasure.references.join(', ') || words.erased.none],
            [words.erased.askedBy, erasure.askedByEmail],
          ],
        },
        { kind: 'paragraph', text: words.erased.restore },
      ])
    },
  }
}

function compose(to: string, replyTo: string, subject: string, parts: Part[]): Email {
  return { to, replyTo, subject, text: toText(parts), html: toHtml(subject, parts) }
}
