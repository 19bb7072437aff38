import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { uploadAnswer } from '@/features/media/contract'
import { UPLOAD_VIDEO_PATH } from '@/features/media/paths'
import { discardFile, type ReceivedUpload, receiveUpload } from '@/features/media/server/receive-upload'
import { addMediaFile } from '@/features/media/server/store'
import { uploadProblems } from '@/features/media/server/upload-routes'
import { AppError } from '@/kernel/errors'
import { addressText, typedText } from '@/kernel/wire'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { openStorage } from '@/server/storage/open-storage'
import { videoTours as contract } from '../contract'
import { VIDEO_TOURS_PATH } from '../paths'
import { videoTours } from './table'

/** The fields beside the file, all text in a form; without a title the video is only stored. */
const tourFields = z.object({
  title: typedText(200).optional(),
  description: typedText(2000).optional(),
  category: typedText(60).default('videos'),
  thumbnailUrl: z.union([addressText, z.literal('')]).optional(),
  duration: z.coerce.number().int().min(0).max(86_400).default(0),
  sortOrder: z.coerce.number().int().default(0),
  isVisible: z.enum(['true', 'false', 'on', '1', '0']).default('true'),
})

/** POST of a video: stored, and with a title a video tour of it in the same transaction (docs/decisions/product-rules.md). */
export function tourUploadRoutes(app: FastifyInstance, { database, settings, changed }: Context) {
  const storage = openStorage(settings)
  app.register(async (room) => {
    await room.register(multipart, { throwFileSizeLimit: false })
    room.withTypeProvider<ZodTypeProvider>().post(
      UPLOAD_VIDEO_PATH,
      {
        config: { access: 'content', takesFile: true },
        schema: {
          tags: ['staff'],
          summary: 'Stores a video of at most 50 MB; with a title it becomes a video tour',
          form: tourFields.extend({ video: z.file() }),
          response: { 201: uploadAnswer.extend({ videoTour: contract.item.nullable() }), ...uploadProblems },
        },
      },
      async (request, reply) => {
        const upload = await receiveUpload(request, storage, { purpose: 'video', field: 'video' })
        try {
          const fields = readFields(upload)
          const answer = await database.orm.transaction(async (transaction) => {
            const row = await addMediaFile(transaction, staffOf(request), upload.file)
            const stored = { ...row, imageUrl: row.url }
            if (!fields.title) return { ...stored, videoTour: null }
            const [made] = await transaction
              .insert(videoTours)
              .values({
                title: fields.title,
                description: fields.description || null,
                videoType: 'uploaded',
                videoUrl: row.url,
                thumbnailUrl: fields.thumbnailUrl || null,
                category: fields.category,
                durationSeconds: fields.duration,
                isVisible: ['true', 'on', '1'].includes(fields.isVisible),
                sortOrder: fields.sortOrder,
              })
              .returning()
            if (!made) throw new Error('the video tour was not written')
            const { durationSeconds: duration, createdAt: _createdAt, updatedAt: _updatedAt, ...same } = made
            const videoTour = { ...same, duration }
            const trail = {
              resource: contract.name,
              rowId: made.id,
              action: 'create' as const,
              after: videoTour,
            }
            await recordChange(transaction, staffOf(request), trail)
            return { ...stored, videoTour }
          })
          if (answer.videoTour) changed(VIDEO_TOURS_PATH)
          return await reply.code(201).send(answer)
        } catch (error) {
          await discardFile(storage, upload.file)
          throw error
        }
      },
    )
  })
}

function readFields({ fields }: ReceivedUpload): z.infer<typeof tourFields> {
  const read = tourFields.safeParse(fields)
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new AppError('invalid-input', { problems })
}
