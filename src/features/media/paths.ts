import type { UploadPurpose } from './rules/file-types'

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
