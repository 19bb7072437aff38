import type { FileType } from './file-types'

const NAMES: Record<FileType, string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  gif: 'GIF',
  webp: 'WebP',
  heic: 'HEIC',
  mp4: 'MP4',
  mov: 'MOV',
  avi: 'AVI',
  mkv: 'MKV',
  webm: 'WebM',
}

/** Types as people call them: 'JPEG, PNG, WebP'. */
export function listTypes(types: readonly FileType[]): string {
  return types.map((type) => NAMES[type]).join(', ')
}
