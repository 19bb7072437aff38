import { defineQuery } from '@/web/kit/query'
import type { apiTokensEndpoint } from './contract'
import { API_TOKENS_PATH } from './paths'

export const apiTokensQuery = defineQuery<typeof apiTokensEndpoint>(API_TOKENS_PATH)
