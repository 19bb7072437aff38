import { defineQuery } from '@/web/kit/query'
import { ADMIN_GROUPS_PATH } from './paths'
import type { staffGroupEndpoint } from './staff-contract'

export function staffGroupQuery(id: number) {
  return defineQuery<typeof staffGroupEndpoint>(`${ADMIN_GROUPS_PATH}/${id}`)
}
