import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { blogPosts } from './table'

/** `reservedSlugs` are those of the articles that come with the site: their pages stand at the same address. */
export function blogAdminRoutes(app: FastifyInstance, context: Context, reservedSlugs: readonly string[]) {
  const rows = storedIn(contract.blogPosts, {
    table: blogPosts,
    toItem: (row) => row,
    toRow: ({ slug, ...same }) => ({ ...same, slug: slug ?? '' }),
    keep: { slugFrom: 'title', reservedSlugs },
  })
  crudRoutes(app, context, rows)
}
