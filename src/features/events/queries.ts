import type { PublicList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { events } from './contract'
import { EVENTS_PATH } from './paths'

export const eventsQuery = defineQuery<PublicList<typeof events>>(EVENTS_PATH)
