import type { FastifyInstance } from 'fastify'
import { toDay } from '@/kernel/days'
import { toAmount, toCents } from '@/kernel/money'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { events } from './table'

const rows = storedIn(contract.events, {
  table: events,
  toItem: ({ startDate: eventDate, priceCents, ...same }) => ({
    ...same,
    eventDate,
    price: priceCents === null ? null : toAmount(priceCents),
  }),
  toRow: ({ eventDate, endDate, price, ...same }) => ({
    ...same,
    startDate: toDay(eventDate),
    endDate: endDate === null ? null : toDay(endDate),
    priceCents: price === null ? null : toCents(price),
  }),
})

export function eventAdminRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, rows)
}
