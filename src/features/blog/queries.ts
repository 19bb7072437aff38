import { defineQuery } from '@/web/kit/query'
import type { publishedPostsEndpoint } from './contract'
import { BLOG_POSTS_PATH } from './paths'

export const publishedPostsQuery = defineQuery<typeof publishedPostsEndpoint>(BLOG_POSTS_PATH)
