import type { StaffList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { staffRoles } from './contract'

export const staffRolesQuery = defineQuery<StaffList<typeof staffRoles>>('/api/admin/roles')
