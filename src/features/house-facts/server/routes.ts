import type { FastifyInstance } from 'fastify'
import { publicListOf } from '@/kernel/resource'
import type { Context } from '@/server/context'
import { publicList } from '@/server/crud/public-list'
import { houseFacts, publicHouseFact } from '../contract'
import { listSettledFacts } from './store'

export function houseFactRoutes(app: FastifyInstance, { database }: Context) {
  publicList(app, publicListOf({ path: houseFacts.path, item: publicHouseFact }), async () =>
    (await listSettledFacts(database.orm)).map(({ id, subject, answer, words }) => ({
      id,
      subject,
      answer,
      words,
    })),
  )
}
