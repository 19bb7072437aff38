import type { StaffList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { blocks } from './contract'
import { ADMIN_BLOCKS_PATH } from './paths'

/** The blocks that touch one of these days, both included. */
export function blocksQuery(days: { start?: string; end?: string }) {
  return defineQuery<StaffList<typeof blocks>>(ADMIN_BLOCKS_PATH, days)
}
