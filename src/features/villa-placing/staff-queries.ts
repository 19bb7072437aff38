import { defineQuery } from '@/web/kit/query'
import { UNPLACED_PATH } from './paths'
import type { unplacedEndpoint } from './staff-contract'

export const unplacedQuery = defineQuery<typeof unplacedEndpoint>(UNPLACED_PATH)
