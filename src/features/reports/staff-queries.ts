import { defineQuery, type SearchOf } from '@/web/kit/query'
import type { dashboardEndpoint, reportEndpoint } from './contract'
import { DASHBOARD_PATH, REPORTS_PATH } from './paths'

export const dashboardQuery = defineQuery<typeof dashboardEndpoint>(DASHBOARD_PATH)

/** What the hotel did in a period. */
export function periodReportQuery(period: SearchOf<typeof reportEndpoint>) {
  return defineQuery<typeof reportEndpoint>(REPORTS_PATH, period)
}
