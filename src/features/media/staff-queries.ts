import { defineQuery, type SearchOf } from '@/web/kit/query'
import type { mediaEndpoint } from './contract'
import { MEDIA_PATH } from './paths'

export function mediaLibraryQuery(search: SearchOf<typeof mediaEndpoint>) {
  return defineQuery<typeof mediaEndpoint>(MEDIA_PATH, search)
}
