import type { UploadPurpose } from './rules/file-types'
import type { MediaOrder } from './rules/media-orders'

/** Apart from the contract so that screens can name them without loading the validation library. */
export const UPLOAD_PATH = '/api/upload'
export const UPLOAD_IMAGE_PATH = '/api/upload/image'
export const UPLOAD_VIDEO_PATH = '/api/upload/video'
export const MEDIA_PATH = '/api/admin/media'

/** Where a file of a purpose is sent, and in which field. */
export function uploadTarget(purpose: UploadPurpose): { path: string; field: 'image' | 'video' } {
  if (purpose === 'video') return { path: UPLOAD_VIDEO_PATH, field: 'video' }
  if (purpose === 'thumbnail') return { path: UPLOAD_IMAGE_PATH, field: 'image' }
  return { path: purpose === 'general' ? UPLOAD_PATH : `${UPLOAD_PATH}?purpose=${purpose}`, field: 'image' }
}

/** A page of the library, newest first unless `order` says otherwise; `search` looks into names and descriptions. */
export function mediaListPath(query: {
  search?: string
  kind?: 'image' | 'video'
  order?: MediaOrder
  page?: number
}): string {
  const parameters = new URLSearchParams()
  if (query.search) parameters.set('search', query.search)
  if (query.kind) parameters.set('kind', query.kind)
  if (query.order) parameters.set('order', query.order)
  if (query.page && query.page > 1) parameters.set('page', String(query.page))
  const text = parameters.toString()
  return text ? `${MEDIA_PATH}?${text}` : MEDIA_PATH
}
