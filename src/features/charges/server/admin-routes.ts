import type { FastifyInstance } from 'fastify'
import { toAmount, toCents } from '@/kernel/money'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { chargeItems } from './table'

const rows = storedIn(contract.chargeItems, {
  table: chargeItems,
  toItem: ({ priceCents, ...same }) => ({ ...same, price: toAmount(priceCents) }),
  toRow: ({ price, ...same }) => ({ ...same, priceCents: toCents(price) }),
})

/** The catalogue of charges: all staff read it, admins write it. */
export function chargeItemRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, rows, { writes: 'prices' })
}
