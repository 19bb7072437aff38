import type { FastifyInstance } from 'fastify'
import { seasons as table } from '@/features/villas/server/table'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import { seasons } from '../contract'
import { toSeasonItem, toSeasonRow } from './store'

const seasonRows = storedIn(seasons, { table, toItem: toSeasonItem, toRow: toSeasonRow })

export function seasonAdminRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, seasonRows, { writes: 'prices' })
}
