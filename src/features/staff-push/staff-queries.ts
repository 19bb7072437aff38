import { defineQuery } from '@/web/kit/query'
import { PUSH_DEVICES_PATH } from './paths'
import type { pushDevicesEndpoint } from './staff-contract'

export const pushDevicesQuery = defineQuery<typeof pushDevicesEndpoint>(PUSH_DEVICES_PATH)
