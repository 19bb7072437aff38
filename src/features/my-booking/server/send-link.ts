import { sql } from 'drizzle-orm'
import type { BookingEmailKind, GroupEmailKind } from '@/features/bookings/rules/email-kinds'
import { readReference } from '@/features/bookings/rules/reference'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { readPropertyFacts } from '@/features/property/server/store'
import { addDays } from '@/kernel/days'
import type { Context } from '@/server/context'
import { mails } from '@/server/mail/table'

/** So that nobody fills a guest's mailbox who knows a reference and its address. */
const MOST_A_DAY = 3

const KIND: BookingEmailKind = 'booking-link'
const GROUP_KIND: GroupEmailKind = 'group-link'

/**
 * Mails a further private link to the guest of the booking, or of the group, with this reference, when the address is its own. One
 * statement about the booking, whether there is such a booking or not: neither the answer nor its time tells (docs/decisions/private-links.md).
 */
export async function sendGuestLink(
  { database, today }: Pick<Context, 'database' | 'today'>,
  { reference, email }: { reference: string; email: string },
): Promise<void> {
  const { linkDays } = await readPropertyFacts(database.orm)
  await database.orm.execute(sql`
    insert into ${mails} (kind, subject_id)
    select ${KIND}, ${bookings.id} from ${bookings}
    where ${bookings.reference} = ${readReference(reference)} and lower(${bookings.guestEmail}) = lower(${email})
      and ${bookings.checkOutDate} >= ${addDays(today(), -linkDays)}::date
      and (select count(*) from mails as sent where sent.kind = ${KIND} and sent.subject_id = ${bookings.id}
        and sent.created_at > now() - interval '24 hours') < ${MOST_A_DAY}
    union all
    select ${GROUP_KIND}, ${reservationGroups.id} from ${reservationGroups}
    where ${reservationGroups.reference} = ${readReference(reference)}
      and lower(${reservationGroups.guestEmail}) = lower(${email})
      and exists (select from ${bookings} where ${bookings.groupId} = ${reservationGroups.id}
        and ${bookings.checkOutDate} >= ${addDays(today(), -linkDays)}::date)
      and (select count(*) from mails as sent where sent.kind = ${GROUP_KIND}
        and sent.subject_id = ${reservationGroups.id}
        and sent.created_at > now() - interval '24 hours') < ${MOST_A_DAY}`)
}
