import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { publicList } from '@/server/crud/public-list'
import { publishedPostsEndpoint } from '../contract'
import { listPublishedPosts } from './store'

export function blogRoutes(app: FastifyInstance, { database, today }: Context) {
  publicList(app, publishedPostsEndpoint, () => listPublishedPosts(database.orm, today()))
}
