import type { StaffList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import { THREADS_PATH } from './paths'
import type { ThreadName } from './rules/thread-kinds'
import type { messageTemplates, threadEndpoint } from './staff-contract'

export const messageTemplatesQuery = defineQuery<StaffList<typeof messageTemplates>>(
  '/api/admin/message-templates',
)

export function threadQuery({ kind, id }: ThreadName) {
  return defineQuery<typeof threadEndpoint>(`${THREADS_PATH}/${kind}/${id}`)
}
