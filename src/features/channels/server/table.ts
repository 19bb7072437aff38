import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { villas } from '@/features/villas/server/table'
import { day, id, instant, isAtLeast, isNotBlank, timestamps } from '@/server/db/columns'

/** The secret address of a villa's busy nights: of use to whoever has the token, until staff make another. */
export const villaCalendars = pgTable(
  'villa_calendars',
  {
    villaId: integer('villa_id')
      .primaryKey()
      .references(() => villas.id, { onDelete: 'cascade' }),
    /** In clear text while processes of a build before serve; sealed within the hour (seal-tokens.ts). */
    token: text('token').unique(),
    /** By which whoever calls is known: SHA-256 of the token, in base64url. */
    tokenHash: text('token_hash').unique(),
    /** From which staff are shown the address (docs/decisions/secrets.md). */
    sealedToken: text('sealed_token'),
    ...timestamps(),
  },
  (table) => [
    check('villa_calendars_token_form', sql`${table.token} ~ '^[A-Za-z0-9_-]{22,}$'`),
    check(
      'villa_calendars_token_kept',
      sql`${table.token} is not null or (${table.tokenHash} is not null and ${table.sealedToken} is not null)`,
    ),
  ],
)

/**
 * Another platform's calendar of one villa, read again and again (docs/decisions/calendar-feeds.md). The nights it
 * takes stand in `blocks` under its `feed_id`, and go with it.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: id(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villas.id, { onDelete: 'cascade' }),
    /** The platform, as staff call it. */
    name: text('name').notNull(),
    /** A mark of the address, by which it is told from others; the address itself until it is sealed (seal-feeds.ts). */
    url: text('url').notNull(),
    /** The address, a secret of the platform's (docs/decisions/secrets.md). */
    sealedUrl: text('sealed_url'),
    /** Off while staff paused it: what it holds stays, and nothing is read. */
    isActive: boolean('is_active').notNull().default(true),
    /** When it is read next; of one being read, when it counts as interrupted. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** When it was last read to the end. */
    readAt: instant('read_at'),
    /** Why the reading after that failed, and how often it did in a row. */
    error: text('error'),
    failures: integer('failures').notNull().default(0),
    /** Stays of today and later it spoke of. */
    stayCount: integer('stay_count').notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    unique('calendar_feeds_once_a_villa').on(table.villaId, table.url),
    index('calendar_feeds_due').on(table.dueAt).where(sql`${table.isActive}`),
    check('calendar_feeds_name_given', isNotBlank(table.name)),
    check('calendar_feeds_url_form', sql`${table.url} ~ '^https?://'`),
    check('calendar_feeds_counts_not_negative', isAtLeast(0, table.failures, table.stayCount)),
  ],
)

/** What a feed said when it was last read: nights [check-in, check-out) that somebody has on that platform. */
export const feedStays = pgTable(
  'feed_stays',
  {
    id: id(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => calendarFeeds.id, { onDelete: 'cascade' }),
    uid: text('uid').notNull(),
    checkInDate: day('check_in_date').notNull(),
    checkOutDate: day('check_out_date').notNull(),
    /** The platform's own words for it. */
    summary: text('summary'),
    ...timestamps(),
  },
  (table) => [
    unique('feed_stays_once').on(table.feedId, table.uid, table.checkInDate),
    check('feed_stays_check_out_after_check_in', sql`${table.checkOutDate} > ${table.checkInDate}`),
  ],
)

/**
 * Conflicts that somebody on the staff has seen and put aside, by the id that list-conflicts.ts gives each: other nights
 * of either side are another conflict. They go with the feed's stay.
 */
export const seenConflicts = pgTable(
  'seen_conflicts',
  {
    conflictId: text('conflict_id').primaryKey(),
    feedStayId: integer('feed_stay_id')
      .notNull()
      .references(() => feedStays.id, { onDelete: 'cascade' }),
    /** Who it was, as the audit trail keeps it. */
    staffEmail: text('staff_email').notNull(),
    ...timestamps(),
  },
  (table) => [index('seen_conflicts_feed_stay').on(table.feedStayId)],
)
