import { defineQuery } from '@/web/kit/query'
import { THREADS_PATH } from './paths'
import type { ThreadName } from './rules/thread-kinds'
import type { threadEndpoint } from './staff-contract'

export function threadQuery({ kind, id }: ThreadName) {
  return defineQuery<typeof threadEndpoint>(`${THREADS_PATH}/${kind}/${id}`)
}
