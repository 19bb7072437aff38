import { defineQuery } from '@/web/kit/query'
import { BUDGETS_PATH } from './paths'
import type { budgetsEndpoint } from './staff-contract'

/** What is budgeted and sold of the months of a year. */
export function budgetsQuery(year: string) {
  return defineQuery<typeof budgetsEndpoint>(BUDGETS_PATH, { year })
}
