import { defineQuery } from '@/web/kit/query'
import type { deliveriesEndpoint, webhooksEndpoint } from './contract'
import { WEBHOOK_DELIVERIES_PATH, WEBHOOKS_PATH } from './paths'

export const webhooksQuery = defineQuery<typeof webhooksEndpoint>(WEBHOOKS_PATH)

/** The newest messages. */
export const deliveriesQuery = defineQuery<typeof deliveriesEndpoint>(WEBHOOK_DELIVERIES_PATH)
