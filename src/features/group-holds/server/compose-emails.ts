import { HOLD_EMAIL_KIND, HOLD_EMAIL_WORDS as words } from '@/features/groups/rules/hold-email-words'
import { readPropertyFacts } from '@/features/property/server/store'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { formatDay, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import { type Part, toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { getHoldOrThrow } from './read-holds'

/** The mail to the hotel about a hold that ends; none where it keeps no nights by then. */
export function holdEmails({
  database: { orm },
  settings,
}: Pick<Context, 'database' | 'settings'>): Record<typeof HOLD_EMAIL_KIND, EmailComposer> {
  return {
    [HOLD_EMAIL_KIND]: async (id) => {
      const hold = await getHoldOrThrow(orm, id).catch((error) => {
        if (error instanceof AppError) return null
        throw error
      })
      if (hold?.state !== 'held') return null
      const { infoEmail } = await readPropertyFacts(orm)
      const subject = words.subject(hold.name)
      const [from, to, last] = [hold.checkInDate, hold.checkOutDate, hold.keptUntil].map((day) =>
        formatDay(toDay(day)),
      )
      const open = hold.villas.filter(({ bookingId }) => bookingId === null)
      const parts: Part[] = [
        { kind: 'paragraph', text: words.intro },
        {
          kind: 'rows',
          rows: [
            [words.name, hold.name],
            [words.nights, words.nightsOf(from ?? '', to ?? '')],
            [
              words.villas,
              open.map(({ villaName, roomNumber }) => unitNameOf({ villaName, roomNumber })).join(', '),
            ],
            [words.keptUntil, last ?? ''],
          ],
        },
        {
          kind: 'link',
          label: words.link,
          url: `${settings.SITE_URL ?? `http://localhost:${settings.PORT}`}/admin/group-holds`,
        },
      ]
      return { to: infoEmail, subject, text: toText(parts), html: toHtml(subject, parts) }
    },
  }
}
