import { defineQuery } from '@/web/kit/query'
import { GUEST_MESSAGE_COUNTS_PATH } from './paths'
import type { messageCountsEndpoint } from './staff-contract'

export const messageCountsQuery = defineQuery<typeof messageCountsEndpoint>(GUEST_MESSAGE_COUNTS_PATH)
