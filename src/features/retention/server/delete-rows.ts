import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { FREEING_STATUSES } from '@/features/bookings/rules/status'
import type { Day } from '@/kernel/days'
import type { Context } from '@/server/context'

/** Deletes what is of a day before `limit`, and answers how many rows or persons that were. */
export type Enforce = (context: Context, limit: Day, closing?: AbortSignal) => Promise<number>

/** Messages whose last word, of either side, is older. What was answered goes with them. */
export const deleteMessages: Enforce = ({ database }, limit) =>
  run(
    database,
    sql`delete from contact_messages as message where message.created_at < ${limit}::date
      and coalesce(message.answered_at, message.created_at) < ${limit}::date
      and not exists (select from message_replies reply
        where reply.message_id = message.id and reply.created_at >= ${limit}::date)
      and not exists (select from received_mails mail
        where mail.message_id = message.id and mail.created_at >= ${limit}::date)`,
  )

/** ID documents of whose every stay that came or may still come ended before; of one who never stayed, once they were written down before. Registration cards lose the document too. */
export const deleteIdDocuments: Enforce = ({ database }, limit) =>
  run(
    database,
    sql`with cleared as (
        update registration_cards as card set document_kind = null, sealed_number = null
        from bookings booking where booking.id = card.booking_id and booking.check_out_date < ${limit}::date
          and (card.document_kind is not null or card.sealed_number is not null))
      delete from id_documents as document where document.updated_at < ${limit}::date
      and not exists (select from guest_stays stay join bookings booking on booking.id = stay.booking_id
        where stay.guest_id = document.guest_id and booking.check_out_date >= ${limit}::date
          and booking.status not in ${[...FREEING_STATUSES]})`,
  )

/** Enquiries about an event of before, unless one was written afterwards. */
export const deleteEnquiries: Enforce = ({ database }, limit) =>
  run(
    database,
    sql`delete from event_enquiries where event_date < ${limit}::date and created_at < ${limit}::date`,
  )

/** What the concierge was asked in vain. */
export const deleteQuestions: Enforce = ({ database }, limit) =>
  run(database, sql`delete from unanswered_questions where last_asked_on < ${limit}::date`)

/** Whom mails and messages to phones went to; of mails in the outbox the file goes too. */
export const forgetRecipients: Enforce = async ({ database, settings }, limit) => {
  const { rows } = await database.orm.execute<{ id: number; kind: string }>(sql`
    update mails set recipient = null, error = null where created_at < ${limit}::date
      and status not in ('queued', 'sending') and (recipient is not null or error is not null)
    returning id, kind`)
  for (const { id, kind } of rows)
    await rm(path.join(settings.DATA_DIR, 'outbox', `${kind}-${id}.eml`), { force: true })
  const phones = sql`update phone_messages set recipient = null, provider_id = null, provider_number = null, error = null
    where created_at < ${limit}::date and status not in ('queued', 'sending')
      and (recipient is not null or provider_id is not null or error is not null)`
  return rows.length + (await run(database, phones))
}

/** Private links to stays and to their reviews, and those to pay, once they have led nowhere for so long. */
export const deleteLinks: Enforce = async ({ database }, limit) =>
  (await run(
    database,
    sql`delete from guest_links using bookings where bookings.id = booking_id
      and check_out_date < ${limit}::date`,
  )) +
  (await run(
    database,
    sql`delete from review_links using reviews where reviews.id = review_id
      and departed_on < ${limit}::date`,
  )) +
  (await run(
    database,
    sql`delete from payment_link_tokens using payment_links where payment_links.id = link_id
      and expires_at < ${limit}::date`,
  ))

/** Answers for a mailbox, or for a number, that no booking and no profile has any more. */
export const deleteConsents: Enforce = async ({ database }, limit) =>
  (await run(
    database,
    sql`delete from message_consents as consent where consent.created_at < ${limit}::date
      and not exists (select from bookings where lower(btrim(guest_email)) = consent.email)
      and not exists (select from guest_contacts where kind = 'email' and value = consent.email)`,
  )) +
  (await run(
    database,
    // A booking has its number as it was typed: its last digits are the same in every form.
    sql`delete from phone_consents as consent where consent.created_at < ${limit}::date
      and not exists (select from bookings
        where right(regexp_replace(guest_phone, '[^0-9]', '', 'g'), 9) = right(consent.phone, 9))
      and not exists (select from guest_contacts where kind = 'phone' and value = consent.phone)`,
  ))

/** Codes from mails; a request that is still held keeps the code it waits for. */
export const deleteCodes: Enforce = async ({ database }, limit) =>
  (await run(
    database,
    sql`delete from mailbox_codes using bookings where bookings.id = booking_id
      and mailbox_codes.updated_at < ${limit}::date
      and not (status = 'pending' and mailbox_proof = 'asked' and hold_expires_at > now())`,
  )) + (await run(database, sql`delete from data_codes where expires_at < ${limit}::date`))

/** Most go within a minute after their day was over (bookings/server/expire-holds.ts). */
export const deleteSenders: Enforce = ({ database }, limit) =>
  run(
    database,
    sql`update bookings set sender_hash = null where sender_hash is not null
      and created_at < ${limit}::date`,
  )

export const deleteTrail: Enforce = ({ database }, limit) =>
  run(database, sql`delete from audit_entries where created_at < ${limit}::date`)

async function run(database: Parameters<Enforce>[0]['database'], statement: SQL): Promise<number> {
  return (await database.orm.execute(statement)).rowCount ?? 0
}
