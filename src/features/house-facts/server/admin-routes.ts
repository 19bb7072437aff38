import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { AS_STORED, storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { houseFacts } from './table'

const rows = storedIn(contract.houseFacts, { table: houseFacts, ...AS_STORED })

export function houseFactAdminRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, rows)
}
