import { defineQuery } from '@/web/kit/query'
import { CLEANING_PATH } from './paths'
import type { cleaningEndpoint } from './staff-contract'

export const cleaningQuery = defineQuery<typeof cleaningEndpoint>(CLEANING_PATH)
