import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { AS_STORED, storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { houseFacts } from './table'

const rows = storedIn(contract.houseFacts, {
  table: houseFacts,
  ...AS_STORED,
  // What guests asked is in their words, which the trail would keep for years.
  told: ({ questions: _questions, ...fact }) => fact,
})

export function houseFactAdminRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, rows)
}
