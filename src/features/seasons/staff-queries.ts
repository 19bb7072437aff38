import { defineQuery, type SearchOf } from '@/web/kit/query'
import { SEASON_PREVIEW_PATH } from './paths'
import type { seasonPreviewEndpoint } from './staff-contract'

/** What each night becomes with a season as it stands in the form. */
export function seasonPreviewQuery(season: SearchOf<typeof seasonPreviewEndpoint>) {
  return defineQuery<typeof seasonPreviewEndpoint>(SEASON_PREVIEW_PATH, season)
}
