import type { StaffList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { ratePlans } from './contract'

/** All plans, switched off ones too. */
export const staffPlansQuery = defineQuery<StaffList<typeof ratePlans>>('/api/admin/rate-plans')
