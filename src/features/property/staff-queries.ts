import { defineQuery } from '@/web/kit/query'
import type { staffPropertyEndpoint } from './contract'
import { PROPERTY_ADMIN_PATH } from './paths'

export const staffPropertyQuery = defineQuery<typeof staffPropertyEndpoint>(PROPERTY_ADMIN_PATH)
