import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { RichText } from '@/features/rich-text/contract'
import { id, isNotBlank, timestamps } from '@/server/db/columns'
import { shownDaysCheck, shownDaysColumns } from '@/server/db/shown-days'

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    content: text('content').notNull(),
    body: jsonb('body').$type<RichText>(),
    excerpt: text('excerpt'),
    imageUrl: text('image_url'),
    isPublished: boolean('is_published').notNull().default(false),
    ...shownDaysColumns(),
    ...timestamps(),
  },
  (table) => [
    check('blog_posts_title_given', isNotBlank(table.title)),
    check('blog_posts_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check(
      'blog_posts_body_document',
      sql`${table.body} is null or coalesce(${table.body} ->> 'type', '') = 'doc'`,
    ),
    shownDaysCheck('blog_posts', table),
  ],
)
