import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { bulkRoutes, crudRoutes } from '@/server/crud/crud-routes'
import { AS_STORED, storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { videoSettings, videoTours } from './table'

const tourRows = storedIn(contract.videoTours, {
  table: videoTours,
  toItem: ({ durationSeconds: duration, ...same }) => ({ ...same, duration }),
  toRow: ({ duration, ...same }) => ({ ...same, durationSeconds: duration }),
})

const settingRows = storedIn(contract.videoSettings, {
  table: videoSettings,
  ...AS_STORED,
})

export function videoAdminRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, tourRows)
  bulkRoutes(app, context, tourRows, 'isVisible')
  crudRoutes(app, context, settingRows)
}
