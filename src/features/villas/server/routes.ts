import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { publicList } from '@/server/crud/public-list'
import { villa } from '../contract'
import { VILLAS_PATH } from '../paths'
import { listVillas } from './store'

export function villaRoutes(app: FastifyInstance, { database }: Context) {
  publicList(app, { path: VILLAS_PATH, item: villa }, () => listVillas(database.orm), { isWhole: true })
}
