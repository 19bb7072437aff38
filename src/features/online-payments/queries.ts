import { defineQuery } from '@/web/kit/query'
import type { payMethodsEndpoint } from './contract'
import { PAY_METHODS_PATH } from './paths'

/** How money may come online at the moment. */
export const payMethodsQuery = defineQuery<typeof payMethodsEndpoint>(PAY_METHODS_PATH)
