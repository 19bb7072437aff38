import { defineQuery } from '@/web/kit/query'
import { ERASURES_PATH } from './paths'
import type { erasuresEndpoint } from './staff-contract'

export const erasuresQuery = defineQuery<typeof erasuresEndpoint>(ERASURES_PATH)
