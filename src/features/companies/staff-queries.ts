import type { StaffList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { companies } from './contract'

export const companiesQuery = defineQuery<StaffList<typeof companies>>('/api/admin/companies')
