import { z } from 'zod'
import { blocks } from '@/features/blocks/contract'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { VILLA_WANTED } from '@/kernel/input-text'
import { defineResource } from '@/kernel/resource'
import { dayText, idNumber, typedText } from '@/kernel/wire'
import { FEED_CONFLICTS_PATH, VILLA_CALENDARS_PATH } from './paths'
import { feedInputText as words } from './rules/input-words'

const LONGEST_ADDRESS = 1000

const instant = z.string().meta({ format: 'date-time' })

/** An address of the web, also as platforms give it to calendar programs (webcal), without a user name or password. */
const feedAddress = typedText(LONGEST_ADDRESS).refine((text) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return ['https:', 'http:', 'webcal:'].includes(protocol) && hostname !== '' && !username && !password
}, words.address)

const feedInput = z.object({
  villaId: z.number(VILLA_WANTED).pipe(idNumber),
  name: typedText(60).min(1, words.name),
  url: feedAddress,
  /** Off to pause the reading; the nights it has stay blocked. */
  isActive: z.boolean(),
})

/** Calendars of other booking platforms, whose nights are blocked here. Every write has them read at once. */
export const calendarFeeds = defineResource(
  'calendar-feeds',
  {
    input: feedInput,
    item: feedInput.extend({
      id: idNumber,
      /** When it was last read to the end. */
      readAt: instant.nullable(),
      /** Why the last reading failed; null when it did not. */
      error: z.string().nullable(),
      /** How often in a row. */
      failures: z.number().int(),
      /** When it is read next, unless it is paused. */
      dueAt: instant,
      /** Stays of today and later in it. */
      stayCount: z.number().int(),
    }),
    defaults: { isActive: true },
  },
  { shownAt: blocks.shownAt },
)

/** Answers the feed as it is after the reading, with the error that stopped it. */
export const readFeedCall = defineCall('POST', `${calendarFeeds.adminPath}/:id/read`, {
  response: calendarFeeds.item,
})

/** Nights that are taken here and by a feed: until one of the two gives them up, two guests may come. */
export const feedConflict = z.object({
  /** The same for as long as both have the nights they have. */
  id: z.string(),
  feedId: idNumber,
  feedName: z.string(),
  villaId: idNumber,
  /** With its room: `Rose Villa R07`. */
  villaName: z.string(),
  checkInDate: dayText,
  checkOutDate: dayText,
  /** The platform's own words for it. */
  summary: z.string().nullable(),
  /** The booking that has them here; null where it is a block. */
  booking: z
    .object({
      id: idNumber,
      guestName: z.string(),
      checkInDate: dayText,
      checkOutDate: dayText,
      status: z.enum(BOOKING_STATUSES),
    })
    .nullable(),
  /** The nights staff or another feed blocked; both days included. */
  block: z
    .object({ id: idNumber, startDate: dayText, endDate: dayText, note: z.string().nullable() })
    .nullable(),
  /** The member of staff who put it aside; null while nobody has. */
  seenBy: z.string().nullable(),
})

export const feedConflictsEndpoint = defineEndpoint(FEED_CONFLICTS_PATH, { response: z.array(feedConflict) })

/** A villa's own calendar; whoever has the path reads its busy nights. */
export const villaCalendar = z.object({
  villaId: idNumber,
  villaName: z.string(),
  /** Null where no key opens it: it goes on working, and cannot be shown (docs/decisions/secrets.md). */
  path: z.string().nullable().meta({ example: '/api/ical/….ics' }),
  /** When the address was made. */
  madeAt: instant,
})

export const villaCalendarsEndpoint = defineEndpoint(VILLA_CALENDARS_PATH, {
  response: z.array(villaCalendar),
})

export type CalendarFeed = z.infer<typeof calendarFeeds.item>
export type FeedConflict = z.infer<typeof feedConflict>
export type VillaCalendar = z.infer<typeof villaCalendar>
