import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, isAtLeast, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { LEFT_REASONS } from '../rules/left-reasons'

/** How far each mailbox was read: a mail is stored and counted as read in one transaction. */
export const mailboxes = pgTable(
  'mailboxes',
  {
    id: id(),
    /** User, host and folder. */
    name: text('name').notNull().unique(),
    /** While the server says this number, its numbers of mails mean the same mails (RFC 3501, 2.3.1.1); null before the first look. */
    uidValidity: bigint('uid_validity', { mode: 'number' }),
    lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
    /** When it is looked at next; while a process reads it, when that one counts as gone. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** When it was last read to its end. */
    readAt: instant('read_at'),
    /** Why it could not be read; null while it can. */
    error: text('error'),
    /** The mail that is being read, and how often that was begun: counted before, since a process may die of it. */
    triedUid: bigint('tried_uid', { mode: 'number' }),
    tries: integer('tries').notNull().default(0),
    /** When a mail was last left in it that should have come in, and why. */
    leftAt: instant('left_at'),
    leftReason: text('left_reason', { enum: LEFT_REASONS }),
    ...timestamps(),
  },
  (table) => [
    check('mailboxes_name_given', isNotBlank(table.name)),
    check('mailboxes_numbers_not_negative', isAtLeast(0, table.uidValidity, table.lastUid)),
    check('mailboxes_tries_not_negative', isAtLeast(0, table.triedUid, table.tries)),
    check('mailboxes_left_reason_known', isOneOf(table.leftReason, LEFT_REASONS)),
  ],
)
