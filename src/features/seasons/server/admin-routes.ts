import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { seasons as table } from '@/features/villas/server/table'
import { OFFICE } from '@/kernel/roles'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import { seasons } from '../contract'
import { seasonPreviewEndpoint } from '../staff-contract'
import { readSeasonPreview } from './preview-season'
import { toSeasonItem, toSeasonRow } from './store'

export const seasonRows = storedIn(seasons, { table, toItem: toSeasonItem, toRow: toSeasonRow })

export function seasonAdminRoutes(app: FastifyInstance, context: Context) {
  crudRoutes(app, context, seasonRows, { writes: 'prices' })
  const { path, querystring, response } = seasonPreviewEndpoint
  app.withTypeProvider<ZodTypeProvider>().get(
    path,
    {
      config: { access: OFFICE },
      schema: {
        tags: ['staff'],
        summary: 'What each night becomes before a season is saved',
        querystring,
        response: { 200: response, 422: problemAnswer },
      },
    },
    async (request) => await readSeasonPreview(context.database, request.query, context.today()),
  )
}
