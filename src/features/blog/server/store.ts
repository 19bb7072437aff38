import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readPropertyFacts } from '@/features/property/server/store'
import { type RichText, richText } from '@/features/rich-text/contract'
import { readParts, richTextOf } from '@/features/rich-text/rules/parts'
import { plainTextOf } from '@/features/rich-text/rules/plain-text'
import { type Day, instantOf } from '@/kernel/days'
import { readTranslations, type Translate } from '@/server/crud/content-translations'
import { isShownOn } from '@/server/db/shown-days'
import { blogPosts as contract, type PublishedPost } from '../contract'
import { blogPosts } from './table'

/**
 * The document of a post; null where its text was written without one, as a process of a release before this one or a
 * program that knows no documents does.
 */
export function bodyOf({ body, content }: { body: RichText | null; content: string }): RichText | null {
  return body && plainTextOf(body) === content ? body : null
}

/** A text without a document as one; null where it has more parts than one may have. */
export function documentOf(content: string): RichText | null {
  return richText.nullable().safeParse(richTextOf(readParts(content))).data ?? null
}

/** The published posts that visitors see on `today` (the property's day), the newest to them first. */
export async function listPublishedPosts(orm: NodePgDatabase, today: Day): Promise<PublishedPost[]> {
  const { timeZone } = await readPropertyFacts(orm)
  const rows = await orm
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.isPublished, true), isShownOn(blogPosts, today)))
  const translate = await readTranslations(orm, { table: blogPosts, fields: contract.translated })
  const posts = rows.map(({ createdAt, showFrom, showUntil: _showUntil, ...same }) => {
    const shownSince = showFrom === null ? createdAt : instantOf(showFrom, 0, timeZone)
    return {
      ...inLanguage(translate, { ...same, body: bodyOf(same) }),
      createdAt: new Date(Math.max(+shownSince, +createdAt)).toISOString(),
    }
  })
  return posts.sort((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id)
}

type Text = { id: number; body: RichText | null; content: string }

/** A post in the current language; its text is that of the document it has there. */
function inLanguage<Post extends Text>(translate: Translate, post: Post): Post {
  const english: unknown = post.body ?? post.content
  const told = translate(blogPosts, { ...post, body: english })
  const body = told.body === english ? undefined : richText.safeParse(told.body).data
  const content = body && plainTextOf(body)
  // A document that this release cannot read, or that English could not be, is not shown.
  return body && content && problemOf(content) === null
    ? { ...told, body, content }
    : { ...told, body: post.body }
}

const WANTED = 'Content is required'
const TOO_LONG = 'This text is too long for one post. Please divide it into two'

/** What a post cannot have as its text without marks; null for one that it can have. */
export function problemOf(content: string): string | null {
  if (content.trim() === '') return WANTED
  return contract.input.shape.content.safeParse(content).success ? null : TOO_LONG
}
