import { defineQuery } from '@/web/kit/query'
import { RETENTION_PATH } from './paths'
import type { retentionEndpoint } from './staff-contract'

export const retentionQuery = defineQuery<typeof retentionEndpoint>(RETENTION_PATH)
