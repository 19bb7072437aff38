import { defineQuery } from '@/web/kit/query'
import { STAFF_NEWS_PATH } from './paths'
import type { staffNewsEndpoint } from './staff-contract'

export const staffNewsQuery = defineQuery<typeof staffNewsEndpoint>(STAFF_NEWS_PATH)
