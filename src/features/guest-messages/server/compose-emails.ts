import { consentText } from '@/features/consents/rules/consent-text'
import { mayMail } from '@/features/consents/server/store'
import { makeUnsubscribeLink } from '@/features/consents/server/unsubscribe-links'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { fillTemplate } from '@/features/message-threads/rules/fill-template'
import { ownPhonePath } from '@/features/phone-messages/paths'
import { phoneConsentText } from '@/features/phone-messages/rules/consent-text'
import { asksForConsent } from '@/features/phone-messages/server/ask-consent'
import { inLanguage } from '@/kernel/language'
import type { Context } from '@/server/context'
import { speak } from '@/server/http/speak-language'
import { type Email, type Part, toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { GUEST_MESSAGE_KIND, GUEST_MESSAGE_WORDS as words } from '../rules/email-words'
import { readDueMessage } from './read-due-message'

/**
 * The message of a rule to a guest, written as it is sent: by the rule as it stands then, and not at all where the rule
 * is off or gone, the stay is no longer what it was meant for, its time is over, or the guest wants no such mail.
 */
export function guestMessageEmails({
  database,
  settings,
  today,
}: Pick<Context, 'database' | 'settings' | 'today'>): Record<typeof GUEST_MESSAGE_KIND, EmailComposer> {
  return {
    [GUEST_MESSAGE_KIND]: async (id) => {
      const due = await readDueMessage({ database, today }, id, ['subject', 'text'])
      return due && (await speak(due.language, () => compose({ database, settings }, due)))
    },
  }
}

type Due = NonNullable<Awaited<ReturnType<typeof readDueMessage>>>

async function compose(
  { database: { orm }, settings }: Pick<Context, 'database' | 'settings'>,
  { rule, booking, facts, values }: Due,
): Promise<Email | null> {
  const { guestEmail: to } = booking
  if (!to) return null
  if (rule.isOffer && !(await mayMail(orm, to, 'offers'))) return null
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`
  const link = await makeGuestLink(orm, booking.id, { isMailed: true })
  const unsubscribe = rule.isOffer ? await makeUnsubscribeLink(settings, booking.id, 'offers') : undefined
  const subject = fillTemplate(rule.subject, values)
  const parts: Part[] = [
    ...fillTemplate(rule.text, values)
      .split(/\n{2,}/)
      .map((text) => ({ kind: 'paragraph', text }) as const),
    { kind: 'link', label: words.page, url: siteUrl + inLanguage(link) },
    ...(rule.way !== 'mail' && (await asksForConsent(orm, settings, booking.guestPhone))
      ? [
          {
            kind: 'link',
            label: phoneConsentText.linkInMail,
            url: siteUrl + inLanguage(ownPhonePath(link)),
            isQuiet: true,
          } as const,
        ]
      : []),
    ...(unsubscribe
      ? [{ kind: 'link', label: consentText.linkInMail, url: unsubscribe, isQuiet: true } as const]
      : []),
  ]
  return {
    ...{ to, subject, replyTo: facts.infoEmail },
    ...(unsubscribe && { unsubscribe }),
    text: toText(parts),
    html: toHtml(subject, parts),
  }
}
