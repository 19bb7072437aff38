import { defineQuery, type SearchOf } from '@/web/kit/query'
import { RATES_GRID_PATH } from './paths'
import type { editPreviewEndpoint, ratesGridEndpoint } from './staff-contract'

/** What each night of each villa costs between two days, both included. */
export function ratesGridQuery(days: SearchOf<typeof ratesGridEndpoint>) {
  return defineQuery<typeof ratesGridEndpoint>(RATES_GRID_PATH, days)
}

/** What each night becomes by an edit of the grid. */
export function editPreviewQuery(edit: SearchOf<typeof editPreviewEndpoint>) {
  return defineQuery<typeof editPreviewEndpoint>(`${RATES_GRID_PATH}/preview`, edit)
}
