import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '@/kernel/errors'
import { OFFICE } from '@/kernel/roles'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { pageOf, tellPage } from '@/server/crud/list-page'
import { staffOf } from '@/server/http/access'
import { openStorage } from '@/server/storage/open-storage'
import { mediaChange, mediaEndpoint, mediaFile, mediaParams } from '../contract'
import { MEDIA_PATH } from '../paths'
import { deleteMediaFile } from './delete-media'
import { findUses, type UsePlace } from './find-uses'
import { discardFile } from './receive-upload'
import { changeAltText, listMediaFiles } from './store'

/** The media library: what has been uploaded, and where each file is shown among `places`. */
export function libraryRoutes(
  app: FastifyInstance,
  { database, settings }: Context,
  places: readonly UsePlace[],
) {
  const storage = openStorage(settings)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const staff = { tags: ['staff'] }

  routes.get(
    mediaEndpoint.path,
    {
      config: { access: OFFICE },
      schema: {
        ...staff,
        summary: 'A page of the uploaded files, newest first, with where each is shown',
        querystring: mediaEndpoint.querystring,
        response: { 200: mediaEndpoint.response },
      },
    },
    async (request, reply) => {
      const { items, total } = await listMediaFiles(database.orm, request.query)
      tellPage(request, reply, pageOf(request.query), total)
      const uses = await findUses(
        database.orm,
        places,
        items.map(({ url }) => url),
      )
      return { items: items.map((item) => ({ ...item, uses: uses.get(item.url) ?? [] })), total }
    },
  )

  routes.patch(
    `${MEDIA_PATH}/:id`,
    {
      config: { access: 'content' },
      schema: {
        ...staff,
        params: mediaParams,
        body: mediaChange,
        response: { 200: mediaFile, 404: problemAnswer, 409: problemAnswer },
      },
    },
    async (request) => {
      const { id } = request.params
      const changed = await database.orm.transaction((transaction) =>
        changeAltText(transaction, staffOf(request), id, request.body),
      )
      if (!changed) throw new AppError('not-found')
      return changed
    },
  )

  routes.delete(
    `${MEDIA_PATH}/:id`,
    {
      config: { access: 'content' },
      schema: {
        ...staff,
        summary: 'Deletes a file that nothing shows any more',
        params: mediaParams,
        response: { 204: z.null(), 404: problemAnswer, 409: problemAnswer },
      },
    },
    async (request, reply) => {
      const storageKeys = await database.orm.transaction((transaction) =>
        deleteMediaFile(transaction, staffOf(request), places, request.params.id),
      )
      // The row is gone for good: a file that stays behind is litter, not a failure of the call.
      await discardFile(storage, { storageKeys }).catch((err: unknown) =>
        request.log.error({ err, storageKeys }, 'files of a deleted upload stay behind'),
      )
      return await reply.code(204).send(null)
    },
  )
}
