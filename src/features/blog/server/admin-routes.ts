import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud'
import { keptIn } from '@/server/rows'
import * as contract from '../contract'
import { blogPosts } from './table'

const rows = keptIn(contract.blogPosts, {
  table: blogPosts,
  toItem: (row) => row,
  toRow: ({ slug, ...same }) => ({ ...same, slug: slug ?? '' }),
  keep: { slugFrom: 'title' },
})

export function blogAdminRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, rows)
}
