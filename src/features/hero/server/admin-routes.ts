import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { AS_STORED, storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { heroSlides } from './table'

const rows = storedIn(contract.heroSlides, {
  table: heroSlides,
  ...AS_STORED,
})

export function heroAdminRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, rows)
}
