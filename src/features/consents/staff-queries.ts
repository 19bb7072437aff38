import { GUESTS_PATH } from '@/features/guest-stays/paths'
import { defineQuery } from '@/web/kit/query'
import type { guestConsentsEndpoint } from './staff-contract'

export const guestConsentsQuery = (id: number) =>
  defineQuery<typeof guestConsentsEndpoint>(`${GUESTS_PATH}/${id}/messages`)
