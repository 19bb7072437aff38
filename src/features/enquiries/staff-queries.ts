import { defineQuery } from '@/web/kit/query'
import { STAFF_ENQUIRIES_PATH } from './paths'
import type { staffEnquiriesEndpoint } from './staff-contract'

export const staffEnquiriesQuery = defineQuery<typeof staffEnquiriesEndpoint>(STAFF_ENQUIRIES_PATH)
