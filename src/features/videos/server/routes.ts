import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '@/kernel/errors'
import { PLACEHOLDER_SIZES, placeholderAddress } from '@/kernel/image-address'
import { publicListOf } from '@/kernel/resource'
import type { Context } from '@/server/context'
import { publicList } from '@/server/crud/public-list'
import { videoSettingsEndpoint, videoTours } from '../contract'
import { videoPosterPath } from '../paths'
import { cachePosters } from './cache-posters'
import { fetchPoster } from './fetch-poster'
import { listVideoSettings, listVideoTours, showsVideo } from './store'

export function videoRoutes(app: FastifyInstance, { database }: Context) {
  publicList(app, publicListOf(videoTours), () => listVideoTours(database.orm))
  publicList(app, videoSettingsEndpoint, () => listVideoSettings(database.orm))

  const posterOf = cachePosters((id) => fetchPoster(id))
  app.withTypeProvider<ZodTypeProvider>().get(
    videoPosterPath(':id'),
    {
      config: { access: 'anyone' },
      schema: {
        tags: ['public'],
        summary:
          'The video site’s thumbnail of a video shown here, or of any to staff, so that no visitor has to ask it',
        params: z.object({ id: z.string().regex(/^[\w-]{11}$/) }),
        files: { 200: 'image/jpeg', 302: null },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      // For visitors only videos of the hotel: this is no way to fetch anything else. Staff see what they are adding.
      const isAllowed = (await showsVideo(database.orm, id)) || (await request.findStaff())
      if (!isAllowed) throw new AppError('not-found')
      const poster = await posterOf(id)
      if (poster === null) return reply.redirect(placeholderAddress(PLACEHOLDER_SIZES.hero))
      return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(poster)
    },
  )
}
