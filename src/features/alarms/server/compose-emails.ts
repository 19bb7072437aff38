import { eq } from 'drizzle-orm'
import { readPropertyFacts } from '@/features/property/server/store'
import type { Context } from '@/server/context'
import { type Part, toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { ALARMS } from '../rules/alarm-kinds'
import { ALARM_BEGAN_KIND, ALARM_ENDED_KIND } from '../rules/alarm-mail-kinds'
import { ALARM_EMAIL_WORDS as words } from '../rules/email-words'
import { alarms } from './table'

/** The mails to whoever looks after the site: ALARM_EMAIL, else the general address of the hotel. */
export function alarmEmails({
  database: { orm },
  settings,
}: Pick<Context, 'database' | 'settings'>): Record<
  typeof ALARM_BEGAN_KIND | typeof ALARM_ENDED_KIND,
  EmailComposer
> {
  const compose =
    (hasEnded: boolean): EmailComposer =>
    async (id) => {
      const [alarm] = await orm.select().from(alarms).where(eq(alarms.id, id))
      // What is over by the time of sending is told by the mail of its end.
      if (!alarm || (alarm.endedAt !== null) !== hasEnded) return null
      const { generalEmail, timeZone } = await readPropertyFacts(orm)
      const { title, advice } = ALARMS[alarm.kind]
      const tell = (at: Date) =>
        new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(at)
      const subject = hasEnded ? words.ended(title) : words.began(title)
      const rows: [string, string][] = [[words.since, tell(alarm.beganAt)]]
      if (alarm.endedAt) rows.push([words.until, tell(alarm.endedAt)])
      rows.push([hasEnded ? words.last : words.found, alarm.detail])
      const parts: Part[] = [{ kind: 'rows', rows }]
      if (!hasEnded) parts.push({ kind: 'paragraph', text: advice }, { kind: 'paragraph', text: words.once })
      if (settings.SITE_URL)
        parts.push({ kind: 'link', label: words.panel, url: `${settings.SITE_URL}/admin` })
      const to = settings.ALARM_EMAIL ?? generalEmail
      return { to, subject, text: toText(parts), html: toHtml(subject, parts) }
    }
  return { [ALARM_BEGAN_KIND]: compose(false), [ALARM_ENDED_KIND]: compose(true) }
}
