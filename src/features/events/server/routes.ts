import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { publicList } from '@/server/crud/public-list'
import { shownEventsEndpoint } from '../contract'
import { listUpcomingEvents } from './store'

export function eventRoutes(app: FastifyInstance, { database, today }: Context) {
  publicList(app, shownEventsEndpoint, () => listUpcomingEvents(database.orm, today()))
}
