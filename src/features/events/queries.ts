import { defineQuery } from '@/web/kit/query'
import type { shownEventsEndpoint } from './contract'
import { EVENTS_PATH } from './paths'

export const eventsQuery = defineQuery<typeof shownEventsEndpoint>(EVENTS_PATH)
