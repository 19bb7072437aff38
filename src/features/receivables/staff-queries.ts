import { defineQuery } from '@/web/kit/query'
import type { receivablesEndpoint } from './contract'
import { RECEIVABLES_PATH } from './paths'

export const receivablesQuery = defineQuery<typeof receivablesEndpoint>(RECEIVABLES_PATH)
