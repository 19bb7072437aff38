import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import { day, id, instant, isNotBlank, timestamps } from '@/server/db/columns'

/**
 * One review a stay: the row is made when its guest is asked for it, and holds nothing until they answer. Name and day of
 * departure are those of the stay as it was.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    departedOn: day('departed_on').notNull(),
    overall: integer('overall'),
    cleanliness: integer('cleanliness'),
    quiet: integer('quiet'),
    breakfast: integer('breakfast'),
    welcome: integer('welcome'),
    words: text('words'),
    /** When the guest sent it, for the last time. */
    submittedAt: instant('submitted_at'),
    publishedAt: instant('published_at'),
    /** What staff answer; it stands below the review. */
    answer: text('answer'),
    ...timestamps(),
  },
  (table) => [
    index('reviews_published').on(table.departedOn).where(sql`${table.publishedAt} is not null`),
    check('reviews_first_name_given', isNotBlank(table.firstName)),
    check(
      'reviews_ratings_in_range',
      sql`${table.overall} between 1 and 5 and ${table.cleanliness} between 1 and 5 and ${table.quiet} between 1 and 5 and ${table.breakfast} between 1 and 5 and ${table.welcome} between 1 and 5`,
    ),
    check('reviews_submitted_rated', sql`(${table.submittedAt} is null) = (${table.overall} is null)`),
    check(
      'reviews_published_submitted',
      sql`${table.publishedAt} is null or ${table.submittedAt} is not null`,
    ),
  ],
)

/** The private links to reviews; of each token only the SHA-256 is kept, as of those to bookings. */
export const reviewLinks = pgTable(
  'review_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    ...timestamps(),
  },
  (table) => [index('review_links_review').on(table.reviewId)],
)
