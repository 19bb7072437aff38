import { defineQuery } from '@/web/kit/query'
import { GROUP_HOLDS_PATH } from './paths'
import type { groupHoldsEndpoint } from './staff-contract'

export const groupHoldsQuery = defineQuery<typeof groupHoldsEndpoint>(GROUP_HOLDS_PATH)
