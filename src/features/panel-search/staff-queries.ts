import { defineQuery } from '@/web/kit/query'
import { FIND_PATH } from './paths'
import type { findEndpoint } from './staff-contract'

export function findQuery(q: string) {
  return defineQuery<typeof findEndpoint>(FIND_PATH, { q })
}
