import { defineQuery } from '@/web/kit/query'
import { UNANSWERED_PATH } from './paths'
import type { unansweredEndpoint } from './staff-contract'

export const unansweredQuery = defineQuery<typeof unansweredEndpoint>(UNANSWERED_PATH)
