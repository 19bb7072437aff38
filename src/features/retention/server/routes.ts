import { asc, desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { toDay } from '@/kernel/days'
import type { Context } from '@/server/context'
import { retentionEndpoint } from '../staff-contract'
import { retentionRuns } from './table'

/** A month of nights. */
const MOST_RUNS = 300

/** What was deleted because it had been kept long enough. */
export function retentionRoutes(app: FastifyInstance, { database: { orm } }: Context) {
  app.withTypeProvider<ZodTypeProvider>().get(
    retentionEndpoint.path,
    {
      config: { access: 'guests-data' },
      schema: {
        tags: ['staff'],
        summary: 'What was deleted of each kind in the last nights',
        response: { 200: retentionEndpoint.response },
      },
    },
    async () => {
      const rows = await orm
        .select()
        .from(retentionRuns)
        .orderBy(desc(retentionRuns.ranOn), asc(retentionRuns.kind))
        .limit(MOST_RUNS)
      return rows.map(({ kind, ranOn, removed, finishedAt }) => ({
        ...{ kind, ranOn: toDay(ranOn), removed },
        finishedAt: finishedAt?.toISOString() ?? null,
      }))
    },
  )
}
