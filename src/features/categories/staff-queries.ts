import type { StaffList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { categories } from './contract'

export const staffCategoriesQuery = defineQuery<StaffList<typeof categories>>('/api/admin/villa-categories')
