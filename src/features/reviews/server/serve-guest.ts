import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { areLinksOver } from '@/features/guest-links/rules/link-end'
import { readPropertyFacts } from '@/features/property/server/store'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import type { GuestReview, ReviewInput } from '../contract'
import { REVIEW_REFUSALS } from '../rules/refusals'
import { findLinkedReview } from './review-links'
import { reviews } from './table'

type Review = typeof reviews.$inferSelect

/** The review behind a private link. Throws not-found, also once the links to its stay are over. */
export async function readGuestReview(context: Context, token: string): Promise<GuestReview> {
  return toGuestReview(await findLinked(context, context.database.orm, token))
}

/** Stores what the guest says of the stay, unless it is published. Throws not-found, step-not-allowed. */
export async function writeGuestReview(
  context: Context,
  token: string,
  { words, ...ratings }: ReviewInput,
): Promise<GuestReview> {
  return await context.database.orm.transaction(async (transaction) => {
    const { id } = await findLinked(context, transaction, token)
    // Locked, so that it is not published while it changes.
    const [review] = await transaction.select().from(reviews).where(eq(reviews.id, id)).for('update')
    if (!review) throw new AppError('not-found')
    if (review.publishedAt) throw new AppError('step-not-allowed', { message: REVIEW_REFUSALS.published })
    const [written = review] = await transaction
      .update(reviews)
      .set({ ...ratings, words: words || null, submittedAt: sql`now()` })
      .where(eq(reviews.id, id))
      .returning()
    return toGuestReview(written)
  })
}

async function findLinked({ today }: Context, orm: NodePgDatabase, token: string): Promise<Review> {
  const id = await findLinkedReview(orm, token)
  const [review] = id === undefined ? [] : await orm.select().from(reviews).where(eq(reviews.id, id))
  if (!review) throw new AppError('not-found')
  const { linkDays } = await readPropertyFacts(orm)
  if (areLinksOver(review.departedOn, today(), linkDays)) throw new AppError('not-found')
  return review
}

function toGuestReview({ firstName, departedOn, submittedAt, publishedAt, ...row }: Review): GuestReview {
  const { overall, cleanliness, quiet, breakfast, welcome, words, answer } = row
  return {
    firstName,
    departedOn,
    overall,
    cleanliness,
    quiet,
    breakfast,
    welcome,
    words,
    // Staff may still be writing it.
    answer: publishedAt ? answer : null,
    isSubmitted: submittedAt !== null,
    isPublished: publishedAt !== null,
  }
}
