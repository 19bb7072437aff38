import { GUESTS_PATH } from '@/features/guest-stays/paths'
import { defineQuery } from '@/web/kit/query'
import { PHONE_MESSAGES_PATH, PHONE_WAYS_PATH } from './paths'
import type { guestPhoneConsentsEndpoint, phoneMessagesEndpoint, phoneWaysEndpoint } from './staff-contract'

/** The newest messages. */
export const phoneMessagesQuery = defineQuery<typeof phoneMessagesEndpoint>(PHONE_MESSAGES_PATH)

export const phoneWaysQuery = defineQuery<typeof phoneWaysEndpoint>(PHONE_WAYS_PATH)

export const guestPhoneConsentsQuery = (guestId: number) =>
  defineQuery<typeof guestPhoneConsentsEndpoint>(`${GUESTS_PATH}/${guestId}/phone-messages`)
