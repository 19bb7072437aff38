import type { FastifyInstance } from 'fastify'
import { publicListOf } from '@/kernel/resource'
import type { Context } from '@/server/context'
import { publicList } from '@/server/crud/public-list'
import { galleryImages } from '../contract'
import { listGalleryImages } from './store'

export function galleryRoutes(app: FastifyInstance, { database }: Context) {
  publicList(app, publicListOf(galleryImages), () => listGalleryImages(database.orm), { isWhole: true })
}
