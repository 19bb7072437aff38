import type { z } from 'zod'
import type { Resource, StaffList, WithTimestamps } from '@/kernel/resource'
import { defineQuery, type Query } from '@/web/kit/query'

/** Staff's whole list of a resource. */
export function staffListQuery<Of extends Resource>(
  resource: Of,
): Query<WithTimestamps<z.output<Of['item']>>[]> {
  return defineQuery<StaffList<Resource>>(resource.adminPath) as Query<WithTimestamps<z.output<Of['item']>>[]>
}
