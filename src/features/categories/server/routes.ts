import type { FastifyInstance } from 'fastify'
import { publicListOf } from '@/kernel/resource'
import type { Context } from '@/server/context'
import { publicList } from '@/server/crud/public-list'
import { categories } from '../contract'
import { listPricedCategories } from './store'

export function categoryRoutes(app: FastifyInstance, { database, today }: Context) {
  publicList(app, publicListOf(categories), () => listPricedCategories(database.orm, today()), {
    isWhole: true,
  })
}
