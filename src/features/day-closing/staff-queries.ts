import { defineQuery } from '@/web/kit/query'
import { DAY_CLOSINGS_PATH } from './paths'
import type { dayClosingsEndpoint } from './staff-contract'

export const dayClosingsQuery = defineQuery<typeof dayClosingsEndpoint>(DAY_CLOSINGS_PATH)
