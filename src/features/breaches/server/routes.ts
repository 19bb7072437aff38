import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { writeCsv } from '@/kernel/csv'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { AS_STORED, storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { BREACHES_CSV_PATH } from '../paths'
import { breaches } from './table'

const rows = storedIn(contract.breaches, { table: breaches, ...AS_STORED })

const TITLES = [
  'Number',
  'What happened',
  'Noticed on',
  'Happened on',
  'In detail',
  'Whom it touches',
  'Persons',
  'What was done',
  'Office told on',
  'Guests told on',
  'What the Office decided',
] as const

/** The log of breaches, for who looks after guests' data. */
export function breachRoutes(app: FastifyInstance, context: Context) {
  const { orm } = context.database
  crudRoutes(app, context, rows, { reads: 'guests-data', writes: 'guests-data' })

  app.withTypeProvider<ZodTypeProvider>().get(
    BREACHES_CSV_PATH,
    {
      config: { access: 'guests-data', fresh: true },
      schema: {
        tags: ['staff'],
        summary: 'The log of breaches as a table, for the Office',
        files: { 200: 'text/csv' },
      },
    },
    async (_request, reply) => {
      const all = await orm.select().from(breaches).orderBy(desc(breaches.noticedOn), desc(breaches.id))
      reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store')
      reply.header('content-disposition', `attachment; filename="breaches-${context.today()}.csv"`)
      return reply.send(
        writeCsv(
          TITLES,
          all.map((one) => [
            ...[one.id, one.title, one.noticedOn, one.happenedOn, one.happened, one.affected, one.persons],
            ...[one.measures, one.officeToldOn, one.guestsToldOn, one.decision],
          ]),
        ),
      )
    },
  )
}
