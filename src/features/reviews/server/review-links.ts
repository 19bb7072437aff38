import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { hashOfToken, isToken, newToken } from '@/features/guest-links/server/guest-links'
import { reviewPagePath } from '../paths'
import { reviewLinks } from './table'

/** The path of a further private link to a review; it opens the review alone, never the booking. */
export async function makeReviewLink(orm: NodePgDatabase, reviewId: number): Promise<string> {
  const token = newToken()
  await orm.insert(reviewLinks).values({ reviewId, tokenHash: hashOfToken(token) })
  return reviewPagePath(token)
}

/** The id of the review that a private link leads to; undefined for any other text. */
export async function findLinkedReview(orm: NodePgDatabase, token: string): Promise<number | undefined> {
  if (!isToken(token)) return undefined
  const [link] = await orm
    .select({ reviewId: reviewLinks.reviewId })
    .from(reviewLinks)
    .where(eq(reviewLinks.tokenHash, hashOfToken(token)))
  return link?.reviewId
}
