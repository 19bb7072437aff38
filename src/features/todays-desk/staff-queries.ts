import { defineQuery } from '@/web/kit/query'
import { TODAYS_DESK_PATH } from './paths'
import type { todaysDeskEndpoint } from './staff-contract'

export const todaysDeskQuery = defineQuery<typeof todaysDeskEndpoint>(TODAYS_DESK_PATH)
