import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BY_GUEST, BY_ITSELF } from '@/server/audit/record-change'
import type { NewsKind } from '../rules/news-kinds'
import type { StaffNews } from '../staff-contract'

type Row = { kind: NewsKind; id: number; name: string; subject: number; at: string | Date }

/** Of each kind. */
const MOST = 12

/** What happened in the last two days and what waits, by one statement: it is read at every change. */
export async function readNews(orm: NodePgDatabase): Promise<StaffNews> {
  const { rows } = await orm.execute<Row>(sql`
    select * from (
      (select 'request' as kind, id, guest_name as name, id as subject, created_at as at
       from bookings where user_id is null order by id desc limit ${MOST})
      union all
      (select 'payment', payment.id, booking.guest_name, booking.id, payment.created_at
       from booking_payments payment join bookings booking on booking.id = payment.booking_id
       where payment.staff_id in (${BY_ITSELF.id}, ${BY_GUEST.id}) and payment.amount_cents > 0
       order by payment.id desc limit ${MOST})
      union all
      (select 'message', id, name, id, created_at from contact_messages
       where not is_archived order by id desc limit ${MOST})
      union all
      (select 'enquiry', id, name, id, created_at from event_enquiries order by id desc limit ${MOST})
      union all
      (select case when received.enquiry_id is null then 'reply' else 'enquiry-reply' end, received.id,
         coalesce(message.name, enquiry.name), coalesce(message.id, enquiry.id), received.created_at
       from received_mails received left join contact_messages message on message.id = received.message_id
         left join event_enquiries enquiry on enquiry.id = received.enquiry_id
       where received.text is not null and not received.is_automatic order by received.id desc limit ${MOST})
      union all
      (select 'mail', id, coalesce(recipient, ''), subject_id, updated_at from mails
       where status = 'undelivered' order by id desc limit ${MOST})
      union all
      (select 'feed', id, name, id, updated_at from calendar_feeds
       where is_active and error is not null order by id desc limit ${MOST})
    ) news
    where at > now() - interval '2 days'
    order by at desc, kind, id desc`)
  const { rows: waiting } = await orm.execute<{ count: number }>(sql`
    select (
      (select count(*) from bookings where status = 'pending') +
      (select count(*) from contact_messages where status = 'unread' and not is_archived) +
      (select count(*) from mails where status = 'undelivered') +
      (select count(*) from calendar_feeds where is_active and error is not null)
    )::int as count`)
  return {
    items: rows.map(({ kind, id, name, subject, at }) => ({
      key: `${kind}-${id}`,
      ...{ kind, name, subjectId: subject, at: new Date(at).toISOString() },
    })),
    waiting: waiting[0]?.count ?? 0,
  }
}
