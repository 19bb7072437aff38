import { defineQuery } from '@/web/kit/query'
import { CODE_USES_PATH } from './paths'
import type { codeUsesEndpoint } from './staff-contract'

export const codeUsesQuery = defineQuery<typeof codeUsesEndpoint>(CODE_USES_PATH)
