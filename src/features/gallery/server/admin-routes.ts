import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { bulkRoutes, crudRoutes } from '@/server/crud/crud-routes'
import { AS_STORED, storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { galleryImages } from './table'

const rows = storedIn(contract.galleryImages, {
  isWhole: true,
  table: galleryImages,
  ...AS_STORED,
})

export function galleryAdminRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, rows)
  bulkRoutes(app, context, rows, 'isVisible')
}
