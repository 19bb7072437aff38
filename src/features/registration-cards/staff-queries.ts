import { defineQuery } from '@/web/kit/query'
import type { registrationCardEndpoint } from './staff-contract'

export const registrationCardPath = (id: number) => `/api/admin/bookings/${id}/registration-card` as const

export const registrationCardQuery = (id: number) =>
  defineQuery<typeof registrationCardEndpoint>(registrationCardPath(id))
