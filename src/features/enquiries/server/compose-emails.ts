import { eq } from 'drizzle-orm'
import { readPropertyFacts } from '@/features/property/server/store'
import { formatDay } from '@/kernel/days'
import { LIST_WORDS } from '@/kernel/lists'
import type { Context } from '@/server/context'
import { type Email, type Part, toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { ENQUIRY_DESK_WORDS, type EnquiryEmailKind, ENQUIRY_EMAIL_WORDS as words } from '../rules/email-words'
import { venueOf } from '../rules/venues'
import { enquiryText } from '../text'
import { eventEnquiries as table } from './table'

type Enquiry = typeof table.$inferSelect
type Row = readonly [label: string, value: string]

/** The mails about an enquiry, by the kinds under which they are queued; what a visitor typed goes to the hotel alone. */
export function enquiryEmails({
  database: { orm },
  settings,
}: Pick<Context, 'database' | 'settings'>): Record<EnquiryEmailKind, EmailComposer> {
  const find = async (id: number) => (await orm.select().from(table).where(eq(table.id, id)))[0]
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`
  return {
    'event-enquiry': async (id) => {
      const enquiry = await find(id)
      if (!enquiry) return null
      const { infoEmail } = await readPropertyFacts(orm)
      return tellHotel(enquiry, infoEmail, `${siteUrl}/admin/enquiries`)
    },
    'event-enquiry-received': async (id) => {
      const enquiry = await find(id)
      if (!enquiry) return null
      const { name, infoEmail, phones } = await readPropertyFacts(orm)
      const subject = words.guest.subject(name)
      const parts: Part[] = [
        { kind: 'paragraph', text: words.guest.intro },
        { kind: 'rows', rows: describeEnquiry(enquiry) },
        { kind: 'paragraph', text: words.guest.otherwise(LIST_WORDS.or(phones)) },
        { kind: 'paragraph', text: words.guest.notYou },
        { kind: 'paragraph', text: words.guest.closing(name) },
      ]
      const text = { text: toText(parts), html: toHtml(subject, parts) }
      return { to: enquiry.email, replyTo: infoEmail, subject, ...text }
    },
  }
}

function tellHotel(enquiry: Enquiry, to: string, url: string): Email {
  const { name, email, phone, message } = enquiry
  const subject = ENQUIRY_DESK_WORDS.subject(venueOf(enquiry.venue).name, formatDay(enquiry.eventDate))
  const sender: Row[] = [
    [words.rows.name, name],
    [words.rows.email, email],
    ...(phone ? [[words.rows.phone, phone] as const] : []),
  ]
  const parts: Part[] = [
    { kind: 'paragraph', text: ENQUIRY_DESK_WORDS.intro },
    { kind: 'rows', rows: [...describeEnquiry(enquiry), ...sender] },
    ...(message
      ? ([
          { kind: 'heading', text: ENQUIRY_DESK_WORDS.message },
          { kind: 'paragraph', text: message },
        ] as const)
      : []),
    { kind: 'link', label: ENQUIRY_DESK_WORDS.link, url },
  ]
  return { to, replyTo: email, subject, text: toText(parts), html: toHtml(subject, parts) }
}

/** What was chosen rather than typed. */
function describeEnquiry({ venue, eventDate, guests, layout, catering, villas }: Enquiry): Row[] {
  const row = words.rows
  return [
    [row.venue, venueOf(venue).name],
    [row.date, formatDay(eventDate)],
    [row.guests, String(guests)],
    [row.layout, enquiryText.layouts[layout]],
    [row.catering, enquiryText.caterings[catering]],
    [row.villas, String(villas)],
  ]
}
