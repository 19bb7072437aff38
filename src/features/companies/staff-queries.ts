import { staffListQuery } from '@/web/admin-kit/staff-list-query'
import { companies } from './contract'

export const companiesQuery = staffListQuery(companies)
