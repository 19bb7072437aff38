import type { FastifyInstance } from 'fastify'
import type { Context } from '@/server/context'
import { publicList } from '@/server/crud/public-list'
import { shownSlidesEndpoint } from '../contract'
import { listHeroSlides } from './store'

export function heroRoutes(app: FastifyInstance, { database, today }: Context) {
  publicList(app, shownSlidesEndpoint, () => listHeroSlides(database.orm, today()))
}
