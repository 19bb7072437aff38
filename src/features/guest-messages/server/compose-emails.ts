import { eq } from 'drizzle-orm'
import { greetByName } from '@/features/booking-emails/rules/greeting'
import { findBooking } from '@/features/bookings/server/list-bookings'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { consentText } from '@/features/consents/rules/consent-text'
import { mayMail } from '@/features/consents/server/store'
import { makeUnsubscribeLink } from '@/features/consents/server/unsubscribe-links'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { fillTemplate } from '@/features/message-threads/rules/fill-template'
import type { PropertyFacts } from '@/features/property/contract'
import { readPropertyFacts } from '@/features/property/server/store'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { daysBetween, formatDay, toDay } from '@/kernel/days'
import type { Context } from '@/server/context'
import { type Part, toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { isTimely } from '../rules/due-days'
import { GUEST_MESSAGE_KIND, GUEST_MESSAGE_WORDS as words } from '../rules/email-words'
import type { MessageValues } from '../rules/message-fields'
import { ANCHORS } from '../rules/moments'
import { guestMessageRules, guestMessages } from './table'

/**
 * The message of a rule to a guest, written as it is sent: by the rule as it stands then, and not at all where the rule
 * is off or gone, the stay is no longer what it was meant for, its time is over, or the guest wants no such mail.
 */
export function guestMessageEmails({
  database: { orm },
  settings,
  today,
}: Pick<Context, 'database' | 'settings' | 'today'>): Record<typeof GUEST_MESSAGE_KIND, EmailComposer> {
  return {
    [GUEST_MESSAGE_KIND]: async (id) => {
      const [found] = await orm
        .select({ rule: guestMessageRules, bookingId: guestMessages.bookingId })
        .from(guestMessages)
        .innerJoin(guestMessageRules, eq(guestMessageRules.id, guestMessages.ruleId))
        .where(eq(guestMessages.id, id))
      if (!found?.rule.isActive) return null
      const { rule, bookingId } = found
      const booking = await findBooking(orm, bookingId)
      const { day, status } = ANCHORS[rule.moment]
      if (!booking?.guestEmail || booking.status !== status) return null
      if (!isTimely(rule, toDay(booking[day]), today())) return null
      if (rule.isOffer && !(await mayMail(orm, booking.guestEmail, 'offers'))) return null
      const facts = await readPropertyFacts(orm)
      const values = valuesOf(booking, facts)
      const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`
      const link = await makeGuestLink(orm, bookingId, { isMailed: true })
      const unsubscribe = rule.isOffer ? await makeUnsubscribeLink(settings, bookingId, 'offers') : undefined
      const subject = fillTemplate(rule.subject, values)
      const parts: Part[] = [
        ...fillTemplate(rule.text, values)
          .split(/\n{2,}/)
          .map((text) => ({ kind: 'paragraph', text }) as const),
        { kind: 'link', label: words.page, url: siteUrl + link },
        ...(unsubscribe
          ? [{ kind: 'link', label: consentText.linkInMail, url: unsubscribe, isQuiet: true } as const]
          : []),
      ]
      return {
        to: booking.guestEmail,
        replyTo: facts.infoEmail,
        ...(unsubscribe && { unsubscribe }),
        subject,
        text: toText(parts),
        html: toHtml(subject, parts),
      }
    },
  }
}

/** What the fields of a message say of a stay. */
function valuesOf(booking: StaffBooking, facts: PropertyFacts): MessageValues {
  const arrival = toDay(booking.checkInDate)
  const departure = toDay(booking.checkOutDate)
  return {
    guest: greetByName(booking.guestName) ?? words.guest,
    arrival: formatDay(arrival),
    departure: formatDay(departure),
    nights: String(daysBetween(arrival, departure)),
    villa: unitNameOf(booking, 'listed'),
    reference: booking.reference,
    checkin: facts.checkInTime,
    checkout: facts.checkOutTime,
    phone: facts.phones[0] ?? '',
    hotel: facts.name,
  }
}
