import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readPropertyFacts } from '@/features/property/server/store'
import { type Day, instantOf } from '@/kernel/days'
import { isShownOn } from '@/server/db/shown-days'
import type { PublishedPost } from '../contract'
import { blogPosts } from './table'

/** The published posts that visitors see on `today` (the property's day), the newest to them first. */
export async function listPublishedPosts(orm: NodePgDatabase, today: Day): Promise<PublishedPost[]> {
  const { timeZone } = await readPropertyFacts(orm)
  const rows = await orm
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.isPublished, true), isShownOn(blogPosts, today)))
  const posts = rows.map(({ createdAt, showFrom, showUntil: _showUntil, ...same }) => {
    const shownSince = showFrom === null ? createdAt : instantOf(showFrom, 0, timeZone)
    return { ...same, createdAt: new Date(Math.max(+shownSince, +createdAt)).toISOString() }
  })
  return posts.sort((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id)
}
