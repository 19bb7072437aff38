import { SEALED_SECOND_FACTORS } from '@/features/accounts/server/second-factor'
import { SEALED_FEED_ADDRESSES } from '@/features/channels/server/seal-feeds'
import { SEALED_CALENDAR_TOKENS } from '@/features/channels/server/seal-tokens'
import { SEALED_ID_NUMBERS } from '@/features/id-documents/server/store'
import { SEALED_CARD_NUMBERS } from '@/features/registration-cards/server/store-cards'
import { SEALED_PUSH_KEYS } from '@/features/staff-push/server/push-keys'
import { SEALED_SUBSCRIPTIONS } from '@/features/staff-push/server/store-devices'
import { SEALED_WEBHOOK_SECRETS } from '@/features/webhooks/server/store-webhooks'
import type { SealedColumn } from '@/server/secrets/reseal'

/** Every column of sealed texts; one that is missing here would be lost when its key is taken away. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  SEALED_SECOND_FACTORS,
  SEALED_WEBHOOK_SECRETS,
  SEALED_CALENDAR_TOKENS,
  SEALED_FEED_ADDRESSES,
  SEALED_ID_NUMBERS,
  SEALED_PUSH_KEYS,
  SEALED_SUBSCRIPTIONS,
  SEALED_CARD_NUMBERS,
]
