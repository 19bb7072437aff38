import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { openStorage } from '@/server/storage/open-storage'
import { uploadAnswer, uploadQuery } from '../contract'
import { UPLOAD_IMAGE_PATH, UPLOAD_PATH } from '../paths'
import type { UploadPurpose } from '../rules/file-types'
import { discardFile, receiveUpload } from './receive-upload'
import { serveUploads } from './serve-uploads'
import { addMediaFile } from './store'
import { sweepTempFolders } from './temp-folder'

const ADDRESSES: { path: string; usual: UploadPurpose; summary: string }[] = [
  { path: UPLOAD_PATH, usual: 'general', summary: 'Stores a picture or a video of at most 50 MB' },
  {
    path: UPLOAD_IMAGE_PATH,
    usual: 'thumbnail',
    summary: 'Stores a picture, of at most 5 MB unless `purpose` says otherwise',
  },
]

/** Answers of the calls that take a file. */
export const uploadProblems = { 413: problemAnswer, 415: problemAnswer, 422: problemAnswer } as const

/** The two calls that take a file and only store it, and the addresses stored files are served at. */
export function uploadRoutes(app: FastifyInstance, { database, settings }: Context) {
  const storage = openStorage(settings)
  app.addHook('onReady', () => storage.sweep())
  app.addHook('onReady', sweepTempFolders)
  serveUploads(app, storage)

  // In a room of its own: nowhere else is a form with files taken.
  app.register(async (room) => {
    await room.register(multipart, { throwFileSizeLimit: false })
    for (const { path, usual, summary } of ADDRESSES)
      room.withTypeProvider<ZodTypeProvider>().post(
        path,
        {
          config: { access: ['content', 'prices'], takesFile: true },
          schema: {
            tags: ['staff'],
            summary,
            form: z.object({ image: z.file() }),
            querystring: uploadQuery,
            response: { 201: uploadAnswer, ...uploadProblems },
          },
        },
        async (request, reply) => {
          const purpose = request.query.purpose ?? usual
          const { file } = await receiveUpload(request, storage, { purpose, field: 'image' })
          try {
            const row = await database.orm.transaction((transaction) =>
              addMediaFile(transaction, staffOf(request), file),
            )
            return await reply.code(201).send({ ...row, imageUrl: row.url })
          } catch (error) {
            await discardFile(storage, file)
            throw error
          }
        },
      )
  })
}
