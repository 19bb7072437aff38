import { z } from 'zod'
import { defineResource } from '@/kernel/resource'
import { addressText, amountText, dayText, idNumber } from '@/kernel/wire'

const eventInput = z.object({
  title: z.string().trim().min(1, 'Title is required').max(200),
  description: z.string().max(5000).nullable(),
  /** The first day. */
  eventDate: dayText,
  /** The last day of an event of several days. */
  endDate: dayText.nullable(),
  location: z.string().max(200).nullable(),
  imageUrl: addressText.nullable(),
  capacity: z.number().int().min(1).max(100_000).nullable(),
  /** US dollars a person; '0.00' is free, null is on request. */
  price: amountText.nullable(),
  isActive: z.boolean(),
})

export const events = defineResource('events', {
  isRestorable: true,
  // Addresses from before our own uploads ('@assets/…') may be stored; the browser's side rewrites them.
  item: eventInput.extend({ id: idNumber, imageUrl: z.string().nullable() }),
  input: eventInput,
  defaults: { isActive: true },
  aliases: { startDate: 'eventDate' },
})

export type HotelEvent = z.infer<typeof events.item>
