import { defineQuery } from '@/web/kit/query'
import { MODEL_USAGE_PATH } from './paths'
import type { modelUsageEndpoint } from './staff-contract'

export const modelUsageQuery = defineQuery<typeof modelUsageEndpoint>(MODEL_USAGE_PATH)
