import { defineQuery, type SearchOf } from '@/web/kit/query'
import type { dashboardEndpoint, moneyReportEndpoint, reportEndpoint } from './contract'
import { DASHBOARD_PATH, MONEY_REPORT_PATH, REPORTS_PATH } from './paths'

export const dashboardQuery = defineQuery<typeof dashboardEndpoint>(DASHBOARD_PATH)

/** What the hotel did in a period. */
export function periodReportQuery(period: SearchOf<typeof reportEndpoint>) {
  return defineQuery<typeof reportEndpoint>(REPORTS_PATH, period)
}

/** Sales, taxes, takings and deposits of a month, `yyyy-MM`. */
export function moneyReportQuery(month: string) {
  return defineQuery<typeof moneyReportEndpoint>(MONEY_REPORT_PATH, { month })
}
