import { defineQuery } from '@/web/kit/query'
import type { passkeysEndpoint } from './contract'
import { PASSKEYS_PATH } from './paths'

export const passkeysQuery = defineQuery<typeof passkeysEndpoint>(PASSKEYS_PATH)
