import { desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PublishedPost } from '../contract'
import { blogPosts } from './table'

/** The published posts, newest first. */
export async function listPublishedPosts(orm: NodePgDatabase): Promise<PublishedPost[]> {
  const rows = await orm
    .select()
    .from(blogPosts)
    .where(eq(blogPosts.isPublished, true))
    .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
  return rows.map(({ createdAt, ...same }) => ({ ...same, createdAt: createdAt.toISOString() }))
}
