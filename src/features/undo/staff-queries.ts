import { ADMIN_GROUPS_PATH } from '@/features/groups/paths'
import { defineQuery } from '@/web/kit/query'
import type { groupUndoEndpoint } from './staff-contract'

export function groupUndoQuery(groupId: number) {
  return defineQuery<typeof groupUndoEndpoint>(`${ADMIN_GROUPS_PATH}/${groupId}/undo`)
}
