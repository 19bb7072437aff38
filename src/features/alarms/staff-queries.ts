import { defineQuery } from '@/web/kit/query'
import { ALARMS_PATH } from './paths'
import type { alarmsEndpoint } from './staff-contract'

export const alarmsQuery = defineQuery<typeof alarmsEndpoint>(ALARMS_PATH)
