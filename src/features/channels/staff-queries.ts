import type { StaffList } from '@/kernel/resource'
import { defineQuery, type SearchOf } from '@/web/kit/query'
import type { calendarFeeds, feedConflictsEndpoint, villaCalendarsEndpoint } from './contract'
import { CALENDAR_FEEDS_PATH, FEED_CONFLICTS_PATH, VILLA_CALENDARS_PATH } from './paths'

export function calendarFeedsQuery(search: SearchOf<StaffList<typeof calendarFeeds>>) {
  return defineQuery<StaffList<typeof calendarFeeds>>(CALENDAR_FEEDS_PATH, search)
}

export const feedConflictsQuery = defineQuery<typeof feedConflictsEndpoint>(FEED_CONFLICTS_PATH)

export const villaCalendarsQuery = defineQuery<typeof villaCalendarsEndpoint>(VILLA_CALENDARS_PATH)
