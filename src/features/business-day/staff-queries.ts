import { defineQuery } from '@/web/kit/query'
import { BUSINESS_DAY_PATH } from './paths'
import type { businessDayEndpoint } from './staff-contract'

export const businessDayQuery = defineQuery<typeof businessDayEndpoint>(BUSINESS_DAY_PATH)
