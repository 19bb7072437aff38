import { z } from 'zod'
import { defineEndpoint } from '@/kernel/endpoint'
import { idNumber, idText, typedText } from '@/kernel/wire'
import { MEDIA_PATH } from './paths'
import { MEDIA_KINDS } from './rules/file-types'
import { MEDIA_ORDERS } from './rules/media-orders'

/** One row somewhere that shows a file: `place` says what it is, as in 'Villa'. */
export const mediaUse = z.object({ place: z.string(), id: z.number().int(), title: z.string() })

export const mediaFile = z.object({
  id: idNumber,
  kind: z.enum(MEDIA_KINDS),
  url: z.string(),
  originalName: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** A few pixels as a data: address; null for videos. */
  preview: z.string().nullable(),
  altText: z.string().nullable(),
  uploadedBy: z.string(),
  createdAt: z.string().meta({ format: 'date-time' }),
  updatedAt: z.string().meta({ format: 'date-time' }),
})

/** `imageUrl` says the same as `url`, for callers that ask for it by that name (docs/decisions/product-rules.md). */
export const uploadAnswer = mediaFile.extend({ imageUrl: z.string() })

/** Only the rules that a caller may make stricter than those of the address it sends to. */
export const uploadQuery = z.object({
  purpose: z.enum(['image', 'video', 'villa', 'hero', 'thumbnail']).optional(),
})

export const mediaQuery = z.object({
  search: z.string().trim().max(200).default(''),
  kind: z.enum(MEDIA_KINDS).optional(),
  order: z.enum(MEDIA_ORDERS).default(MEDIA_ORDERS[0]),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(24),
})

export const mediaListItem = mediaFile.extend({ uses: z.array(mediaUse) })
export const mediaList = z.object({ items: z.array(mediaListItem), total: z.number().int() })
export const mediaEndpoint = defineEndpoint(MEDIA_PATH, { querystring: mediaQuery, response: mediaList })
export const mediaParams = z.object({ id: idText })
/** `updatedAt`, where it is sent, is the version the words were written for: when the file is newer, it is refused. */
export const mediaChange = z.object({
  altText: typedText(500).nullable(),
  updatedAt: z.iso.datetime({ offset: true }).optional(),
})

export type MediaFile = z.infer<typeof mediaFile>
export type MediaListItem = z.infer<typeof mediaListItem>
export type MediaList = z.infer<typeof mediaList>
export type MediaChange = z.infer<typeof mediaChange>
export type MediaUse = z.infer<typeof mediaUse>
export type MediaQuery = z.infer<typeof mediaQuery>
export type UploadAnswer = z.infer<typeof uploadAnswer>
