import { z } from 'zod'
import { defineEndpoint } from '@/kernel/endpoint'
import { TITLE_WANTED } from '@/kernel/input-text'
import { defineResource } from '@/kernel/resource'
import { addressText, amountText, dayText, idNumber, SHOWN_DAYS, shownDays, timeText } from '@/kernel/wire'
import { EVENTS_PATH } from './paths'

const eventInput = z.object({
  title: z.string().trim().min(1, TITLE_WANTED).max(200),
  description: z.string().max(5000).nullable(),
  /** The first day. */
  eventDate: dayText,
  /** The last day of an event of several days. */
  endDate: dayText.nullable(),
  /** From when to when it goes on, each of its days; an end before the start is of the day after. */
  startTime: timeText.nullable(),
  endTime: timeText.nullable(),
  location: z.string().max(200).nullable(),
  imageUrl: addressText.nullable(),
  capacity: z.number().int().min(1).max(100_000).nullable(),
  /** US dollars a person; '0.00' is free, null is on request. */
  price: amountText.nullable(),
  isActive: z.boolean(),
  ...shownDays,
})

export const events = defineResource('events', {
  isRestorable: true,
  preserved: ['showFrom', 'showUntil'],
  translated: ['title', 'description', 'location'],
  // Addresses from before our own uploads ('@assets/…') may be stored; the browser's side rewrites them.
  item: eventInput.extend({ id: idNumber, imageUrl: z.string().nullable() }),
  input: eventInput,
  defaults: { isActive: true },
  aliases: { startDate: 'eventDate' },
})

/** An event as visitors see it. */
export const shownEvent = events.item.omit(SHOWN_DAYS)

export const shownEventsEndpoint = defineEndpoint(EVENTS_PATH, { response: z.array(shownEvent) })

export type HotelEvent = z.infer<typeof shownEvent>
export type StaffEvent = z.infer<typeof events.item>
