import { and, eq } from 'drizzle-orm'
import { INVITATION_KIND } from '@/features/accounts/rules/invitation'
import { users } from '@/features/accounts/server/table'
import { readPropertyFacts } from '@/features/property/server/store'
import type { Context } from '@/server/context'
import { type Part, toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { NEW_PASSWORD_PAGE } from '../paths'
import { PASSWORD_LINK_KIND, type PasswordLinkKind } from '../rules/link-kinds'
import { EMAIL_WORDS } from '../rules/words'
import { makePasswordLink } from './store-links'

/** The mails with a link to choose a password; the link is made when the mail is written, and stands nowhere else. */
export function passwordLinkEmails({
  database: { orm },
  settings,
}: Pick<Context, 'database' | 'settings'>): Record<PasswordLinkKind, EmailComposer> {
  const compose =
    (kind: PasswordLinkKind): EmailComposer =>
    async (userId) => {
      const [user] = await orm
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.id, userId), users.isActive))
      if (!user) return null
      const { name, generalEmail } = await readPropertyFacts(orm)
      const words = EMAIL_WORDS[kind]
      const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`
      const token = await makePasswordLink(orm, userId, kind)
      const subject = words.subject(name)
      const parts: Part[] = [
        { kind: 'paragraph', text: words.intro },
        { kind: 'link', label: words.link, url: `${siteUrl}${NEW_PASSWORD_PAGE}#${token}` },
        { kind: 'paragraph', text: words.until },
        { kind: 'paragraph', text: words.notYou },
      ]
      return {
        to: user.email,
        replyTo: generalEmail,
        subject,
        text: toText(parts),
        html: toHtml(subject, parts),
      }
    }
  return {
    [PASSWORD_LINK_KIND]: compose(PASSWORD_LINK_KIND),
    [INVITATION_KIND]: compose(INVITATION_KIND),
  }
}
