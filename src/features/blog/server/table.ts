import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { id, isNotBlank, timestamps } from '@/server/db/columns'
import { shownDaysCheck, shownDaysColumns } from '@/server/db/shown-days'

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    content: text('content').notNull(),
    excerpt: text('excerpt'),
    imageUrl: text('image_url'),
    isPublished: boolean('is_published').notNull().default(false),
    ...shownDaysColumns(),
    ...timestamps(),
  },
  (table) => [
    check('blog_posts_title_given', isNotBlank(table.title)),
    check('blog_posts_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    shownDaysCheck('blog_posts', table),
  ],
)
