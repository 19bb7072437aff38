import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { heroSlides } from './table'

const rows = storedIn(contract.heroSlides, {
  table: heroSlides,
  toItem: (row) => row,
  toRow: (input) => input,
})

export function heroAdminRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, rows)
}
