import { z } from 'zod'
import { richText } from '@/features/rich-text/contract'
import { defineEndpoint } from '@/kernel/endpoint'
import { TITLE_WANTED } from '@/kernel/input-text'
import { defineResource } from '@/kernel/resource'
import { addressText, idNumber, SHOWN_DAYS, shownDays, typedText } from '@/kernel/wire'
import { BLOG_POSTS_PATH } from './paths'

const blogPostInput = z.object({
  title: typedText(200).min(1, TITLE_WANTED),
  /** Made from the title where it is null, and never the same twice. */
  slug: typedText(200).nullable(),
  /** The text without marks (rich-text/rules/plain-text.ts); made from `body` where that is sent. */
  content: typedText(100_000),
  /** The text as a document; null for a post that is sent as `content` alone. */
  body: richText.nullable(),
  excerpt: typedText(500).nullable(),
  imageUrl: addressText.nullable(),
  /** A draft is seen by staff alone. */
  isPublished: z.boolean(),
  ...shownDays,
})

export const blogPosts = defineResource('blog-posts', {
  isRestorable: true,
  preserved: ['body', 'showFrom', 'showUntil'],
  item: blogPostInput.extend({ id: idNumber, slug: z.string(), imageUrl: z.string().nullable() }),
  input: blogPostInput,
  defaults: { content: '', isPublished: false },
  translated: ['title', 'excerpt', 'body'],
})

/** A post as visitors read it; of one that was shown from a day on, `createdAt` is when that day began. */
export const publishedPost = blogPosts.item
  .omit(SHOWN_DAYS)
  .extend({ createdAt: z.string().meta({ format: 'date-time' }) })

export const publishedPostsEndpoint = defineEndpoint(BLOG_POSTS_PATH, { response: z.array(publishedPost) })

export type PublishedPost = z.infer<typeof publishedPost>
export type BlogPost = z.infer<typeof blogPosts.item>
