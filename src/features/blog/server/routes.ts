import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { publicList } from '@/server/crud/public-list'
import { publishedPost } from '../contract'
import { BLOG_POSTS_PATH } from '../paths'
import { listPublishedPosts } from './store'

export function blogRoutes(app: FastifyInstance, { database }: Context) {
  publicList(app, { path: BLOG_POSTS_PATH, item: publishedPost }, () => listPublishedPosts(database.orm))
}
