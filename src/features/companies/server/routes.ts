import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { AS_STORED, storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { companies } from './table'

const rows = storedIn(contract.companies, { table: companies, ...AS_STORED })

/** The companies stays are billed to, for staff; the front desk adds one while its guest stands there. */
export function companyRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, rows, { reads: ['front-desk', 'money'], writes: ['front-desk', 'money'] })
}
