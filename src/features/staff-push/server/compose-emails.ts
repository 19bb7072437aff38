import { eq } from 'drizzle-orm'
import { users } from '@/features/accounts/server/table'
import { PUSH_ENDED_KIND, ENDED_WORDS as words } from '@/features/own-account/rules/push-ended-words'
import { readPropertyFacts } from '@/features/property/server/store'
import type { Context } from '@/server/context'
import { type Part, toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { pushDevices } from './table'

/** The mail about a device that was given up; none where it works again or is gone. */
export function pushEmails({
  database: { orm },
  settings,
}: Pick<Context, 'database' | 'settings'>): Record<typeof PUSH_ENDED_KIND, EmailComposer> {
  return {
    [PUSH_ENDED_KIND]: async (deviceId) => {
      const [found] = await orm
        .select({ to: users.email, isActive: users.isActive, device: pushDevices })
        .from(pushDevices)
        .innerJoin(users, eq(users.id, pushDevices.userId))
        .where(eq(pushDevices.id, deviceId))
      if (!found?.isActive || !found.device.endedAt) return null
      const { generalEmail } = await readPropertyFacts(orm)
      const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`
      const parts: Part[] = [
        { kind: 'paragraph', text: words.intro(found.device.name) },
        ...(found.device.error
          ? [{ kind: 'paragraph', text: words.reason(found.device.error) } as const]
          : []),
        { kind: 'paragraph', text: words.advice },
        { kind: 'link', label: words.link, url: `${siteUrl}/admin/account` },
      ]
      const { subject } = words
      return {
        to: found.to,
        replyTo: generalEmail,
        subject,
        text: toText(parts),
        html: toHtml(subject, parts),
      }
    },
  }
}
