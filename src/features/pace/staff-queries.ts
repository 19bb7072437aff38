import { defineQuery } from '@/web/kit/query'
import { PACE_PATH } from './paths'
import type { paceEndpoint } from './staff-contract'

export const paceQuery = defineQuery<typeof paceEndpoint>(PACE_PATH)
