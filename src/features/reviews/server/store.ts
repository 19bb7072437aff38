import { avg, count, desc, isNotNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PublishedReview, ReviewList } from '../contract'
import type { Score } from '../rules/score'
import { reviews } from './table'

/** Published reviews in one answer at most; the score is that of all. */
const MOST_SHOWN = 24

const isPublished = isNotNull(reviews.publishedAt)
const averages = {
  average: avg(reviews.overall).mapWith(Number),
  count: count(),
  cleanliness: avg(reviews.cleanliness).mapWith(Number),
  quiet: avg(reviews.quiet).mapWith(Number),
  breakfast: avg(reviews.breakfast).mapWith(Number),
  welcome: avg(reviews.welcome).mapWith(Number),
}

/** How the guests whose reviews are published rate the hotel. */
export async function readScore(orm: NodePgDatabase): Promise<Score> {
  const [row] = await orm
    .select({ average: averages.average, count: averages.count })
    .from(reviews)
    .where(isPublished)
  return row ?? { average: null, count: 0 }
}

/** The newest published reviews with the score of all, and how each aspect is rated. */
export async function listPublishedReviews(orm: NodePgDatabase): Promise<ReviewList> {
  const [sums] = await orm.select(averages).from(reviews).where(isPublished)
  const rows = await orm
    .select()
    .from(reviews)
    .where(isPublished)
    .orderBy(desc(reviews.departedOn), desc(reviews.id))
    .limit(MOST_SHOWN)
  const { average = null, count: published = 0, ...aspects } = sums ?? {}
  return {
    average,
    count: published,
    aspects: { cleanliness: null, quiet: null, breakfast: null, welcome: null, ...aspects },
    reviews: rows.flatMap(toPublished),
  }
}

function toPublished({ overall, departedOn, ...row }: typeof reviews.$inferSelect): PublishedReview[] {
  if (overall === null) return []
  const { firstName, cleanliness, quiet, breakfast, welcome, words, answer } = row
  const rated = { overall, cleanliness, quiet, breakfast, welcome }
  return [{ firstName, month: departedOn.slice(0, 7), ...rated, words, answer }]
}
