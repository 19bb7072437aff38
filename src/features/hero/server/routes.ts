import type { FastifyInstance } from 'fastify'
import { publicListOf } from '@/kernel/resource'
import type { Context } from '@/server/context'
import { publicList } from '@/server/crud/public-list'
import { heroSlides } from '../contract'
import { listHeroSlides } from './store'

export function heroRoutes(app: FastifyInstance, { database }: Context) {
  publicList(app, publicListOf(heroSlides), () => listHeroSlides(database.orm))
}
