import { defineQuery, type SearchOf } from '@/web/kit/query'
import type { cashDrawerEndpoint, cashShiftsEndpoint, shiftReportEndpoint } from './contract'
import { CASH_DRAWER_PATH, CASH_SHIFTS_PATH } from './paths'

export const cashDrawerQuery = defineQuery<typeof cashDrawerEndpoint>(CASH_DRAWER_PATH)

export function cashShiftsQuery(period: SearchOf<typeof cashShiftsEndpoint>) {
  return defineQuery<typeof cashShiftsEndpoint>(CASH_SHIFTS_PATH, period)
}

export function shiftReportQuery(id: number) {
  return defineQuery<typeof shiftReportEndpoint>(`${CASH_SHIFTS_PATH}/${id}`)
}
