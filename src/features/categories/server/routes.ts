import type { FastifyInstance } from 'fastify'
import { publicListOf } from '@/kernel/resource'
import type { Context } from '@/server/context'
import { publicList } from '@/server/crud/public-list'
import { categories } from '../contract'
import { listCategories } from './store'

export function categoryRoutes(app: FastifyInstance, { database }: Context) {
  publicList(app, publicListOf(categories), () => listCategories(database.orm), { isWhole: true })
}
