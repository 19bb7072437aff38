import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readPropertyFacts } from '@/features/property/server/store'
import type { RichText } from '@/features/rich-text/contract'
import { plainTextOf } from '@/features/rich-text/rules/plain-text'
import { type Day, instantOf } from '@/kernel/days'
import { isShownOn } from '@/server/db/shown-days'
import type { PublishedPost } from '../contract'
import { blogPosts } from './table'

/**
 * The document of a post; null where its text was written without one, as a process of a release before this one or a
 * program that knows no documents does.
 */
export function bodyOf({ body, content }: { body: RichText | null; content: string }): RichText | null {
  return body && plainTextOf(body) === content ? body : null
}

/** The published posts that visitors see on `today` (the property's day), the newest to them first. */
export async function listPublishedPosts(orm: NodePgDatabase, today: Day): Promise<PublishedPost[]> {
  const { timeZone } = await readPropertyFacts(orm)
  const rows = await orm
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.isPublished, true), isShownOn(blogPosts, today)))
  const posts = rows.map(({ createdAt, showFrom, showUntil: _showUntil, ...same }) => {
    const shownSince = showFrom === null ? createdAt : instantOf(showFrom, 0, timeZone)
    return {
      ...same,
      body: bodyOf(same),
      createdAt: new Date(Math.max(+shownSince, +createdAt)).toISOString(),
    }
  })
  return posts.sort((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id)
}
