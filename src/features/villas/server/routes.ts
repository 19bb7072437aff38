import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { publicList } from '@/server/crud/public-list'
import { villasEndpoint } from '../contract'
import { listShownVillas } from './store'

export function villaRoutes(app: FastifyInstance, { database, today }: Context) {
  publicList(app, villasEndpoint, () => listShownVillas(database.orm, today()), { isWhole: true })
}
