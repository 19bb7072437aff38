import { defineQuery, type SearchOf } from '@/web/kit/query'
import type { checkCodeEndpoint } from './contract'
import { CHECK_CODE_PATH } from './paths'

/** Whether a code holds for a stay, and what it gives. */
export function codeQuery(wish: SearchOf<typeof checkCodeEndpoint>) {
  return defineQuery<typeof checkCodeEndpoint>(CHECK_CODE_PATH, wish)
}
