import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { AS_STORED, storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { exchangeRates } from './table'

const rates = storedIn(contract.exchangeRates, {
  table: exchangeRates,
  ...AS_STORED,
  isHistory: true,
  keep: { madeBy: 'setBy' },
})

/** The rates of shillings with their history, for staff, who set a new one. */
export function exchangeRateRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, rates, { writes: 'prices' })
}
