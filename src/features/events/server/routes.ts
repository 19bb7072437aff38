import type { FastifyInstance } from 'fastify'
import { publicListOf } from '@/kernel/resource'
import type { Context } from '@/server/context'
import { publicList } from '@/server/crud/public-list'
import { events } from '../contract'
import { listUpcomingEvents } from './store'

export function eventRoutes(app: FastifyInstance, { database, today }: Context) {
  publicList(app, publicListOf(events), () => listUpcomingEvents(database.orm, today()))
}
