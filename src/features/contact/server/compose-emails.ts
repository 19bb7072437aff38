import { eq } from 'drizzle-orm'
import { readPropertyFacts } from '@/features/property/server/store'
import { LIST_WORDS } from '@/kernel/lists'
import type { Context } from '@/server/context'
import { type Part, toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { CONTACT_EMAIL_KIND, CONTACT_RECEIPT_KIND } from '../rules/email-kinds'
import { CONTACT_RECEIPT_WORDS as receipt, CONTACT_EMAIL_WORDS as words } from '../rules/email-words'
import { describeStay } from '../rules/message-form'
import { contactMessages } from './table'

/**
 * The emails about a visitor's message, by the kinds under which they are queued: to the hotel, answered to the visitor,
 * and to the visitor that it has come.
 */
export function contactEmails({
  database: { orm },
  settings,
}: Pick<Context, 'database' | 'settings'>): Record<
  typeof CONTACT_EMAIL_KIND | typeof CONTACT_RECEIPT_KIND,
  EmailComposer
> {
  return {
    [CONTACT_EMAIL_KIND]: async (id) => {
      const [message] = await orm.select().from(contactMessages).where(eq(contactMessages.id, id))
      if (!message) return null
      const { infoEmail } = await readPropertyFacts(orm)
      const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`
      const subject = words.subject(message.name, message.subject)
      const stay = describeStay(message)
      const parts: Part[] = [
        { kind: 'paragraph', text: words.intro },
        {
          kind: 'rows',
          rows: [
            [words.name, message.name],
            [words.email, message.email],
            ...(message.phone ? [[words.phone, message.phone] as const] : []),
            ...(stay ? [[words.stay, stay] as const] : []),
          ],
        },
        { kind: 'heading', text: message.subject },
        { kind: 'paragraph', text: message.message },
        { kind: 'link', label: words.link, url: `${siteUrl}/admin/messages` },
      ]
      return {
        to: infoEmail,
        replyTo: message.email,
        subject,
        text: toText(parts),
        html: toHtml(subject, parts),
      }
    },
    [CONTACT_RECEIPT_KIND]: async (id) => {
      const [message] = await orm.select().from(contactMessages).where(eq(contactMessages.id, id))
      if (!message) return null
      const { name, infoEmail, phones } = await readPropertyFacts(orm)
      const subject = receipt.subject(name)
      const stay = describeStay(message)
      const parts: Part[] = [
        { kind: 'paragraph', text: receipt.intro },
        ...(stay
          ? ([
              { kind: 'rows', rows: [[receipt.stay, stay]] },
              { kind: 'paragraph', text: receipt.stayNote },
            ] as const)
          : []),
        { kind: 'paragraph', text: receipt.otherwise(LIST_WORDS.or(phones)) },
        { kind: 'paragraph', text: receipt.notYou },
        { kind: 'paragraph', text: receipt.closing(name) },
      ]
      return {
        to: message.email,
        replyTo: infoEmail,
        subject,
        text: toText(parts),
        html: toHtml(subject, parts),
      }
    },
  }
}
