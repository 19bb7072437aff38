import { MY_BOOKING_PATH } from '@/features/my-booking/paths'
import { defineQuery } from '@/web/kit/query'
import type { ownConsentsEndpoint } from './contract'

export const ownConsentsQuery = (token: string) =>
  defineQuery<typeof ownConsentsEndpoint>(`${MY_BOOKING_PATH}/${encodeURIComponent(token)}/messages`)
