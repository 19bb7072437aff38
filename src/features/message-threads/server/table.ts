import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { contactMessages } from '@/features/contact/server/table'
import { eventEnquiries } from '@/features/enquiries/server/table'
import { id, isNotBlank, timestamps } from '@/server/db/columns'

/** Answers that staff write again and again, with fields in braces (rules/fill-template.ts). */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    ...timestamps(),
  },
  (table) => [
    check('message_templates_name_given', isNotBlank(table.name)),
    check('message_templates_text_given', isNotBlank(table.text)),
  ],
)

/** What staff answered by mail: added to, never changed. It keeps its writer as the audit trail does. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: id(),
    messageId: integer('message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    enquiryId: integer('enquiry_id').references(() => eventEnquiries.id, { onDelete: 'cascade' }),
    staffId: integer('staff_id').notNull(),
    staffEmail: text('staff_email').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The same answer sent again under its key is one answer. */
    idempotencyKey: text('idempotency_key'),
    ...timestamps(),
  },
  (table) => [
    index('message_replies_message').on(table.messageId).where(sql`${table.messageId} is not null`),
    index('message_replies_enquiry').on(table.enquiryId).where(sql`${table.enquiryId} is not null`),
    uniqueIndex('message_replies_idempotency_key')
      .on(table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    check('message_replies_one_subject', sql`(${table.messageId} is null) <> (${table.enquiryId} is null)`),
    check('message_replies_subject_given', isNotBlank(table.subject)),
    check('message_replies_text_given', isNotBlank(table.text)),
  ],
)

/** What guests wrote back by mail, as it was read (docs/decisions/incoming-mail.md): added to, never changed. */
export const receivedMails = pgTable(
  'received_mails',
  {
    id: id(),
    messageId: integer('message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    enquiryId: integer('enquiry_id').references(() => eventEnquiries.id, { onDelete: 'cascade' }),
    /** The hash by which a mail that comes twice is known as one. */
    contentHash: text('content_hash').notNull().unique(),
    /** Its Message-ID with the brackets, by which an answer to it finds the thread; null where it has none. */
    mailIdentifier: text('mail_identifier'),
    fromName: text('from_name'),
    fromEmail: text('from_email').notNull(),
    /** Written from another address than that of the guest the thread is with. */
    isFromOther: boolean('is_from_other').notNull(),
    /** Written by a program, such as a notice of absence. */
    isAutomatic: boolean('is_automatic').notNull(),
    subject: text('subject').notNull(),
    /** What was written; null where the mail began the thread, whose message says it. */
    text: text('text'),
    /** What the mail quotes of earlier ones. */
    quoted: text('quoted'),
    /** Names of what was attached; the files themselves are not kept. */
    attachments: text('attachments').array().notNull(),
    /** Whether it was too long to be kept whole. */
    isShortened: boolean('is_shortened').notNull(),
    ...timestamps(),
  },
  (table) => [
    index('received_mails_message').on(table.messageId).where(sql`${table.messageId} is not null`),
    index('received_mails_enquiry').on(table.enquiryId).where(sql`${table.enquiryId} is not null`),
    index('received_mails_identifier').on(table.mailIdentifier),
    index('received_mails_sender').on(sql`lower(${table.fromEmail})`, table.createdAt),
    check('received_mails_one_subject', sql`(${table.messageId} is null) <> (${table.enquiryId} is null)`),
    check('received_mails_from_given', isNotBlank(table.fromEmail)),
  ],
)
