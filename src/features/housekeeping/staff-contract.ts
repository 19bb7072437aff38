import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { dayText, idNumber, instant, typedText } from '@/kernel/wire'
import { CLEANING_MARKS_PATH, CLEANING_PATH } from './paths'
import { CLEANING_TASKS } from './rules/cleaning-task'
import { CLEANING_MARKS, CONDITIONS } from './rules/condition'

/** Of guests nothing but the name and the nights: whoever cleans reads it too. */
const cleaningStay = z.object({ guestName: z.string(), checkInDate: dayText, checkOutDate: dayText })

/** A villa as housekeeping sees it. */
export const cleaningVilla = z.object({
  id: idNumber,
  /** As staff call it: `Rose Villa R01`. */
  name: z.string(),
  building: z.string().nullable(),
  condition: z.enum(CONDITIONS),
  /** Counts how often it was made dirty from outside; sent along with a mark. */
  turn: z.number().int(),
  servicedOn: dayText.nullable(),
  task: z.enum(CLEANING_TASKS),
  /** Who cleans it today; null while nobody does. */
  assignedTo: idNumber.nullable(),
  note: z.string().nullable(),
  inHouse: cleaningStay.nullable(),
  arriving: cleaningStay.nullable(),
  /** When its condition was last changed; null while nobody has. */
  changedAt: instant.nullable(),
})

/** Every villa, in the order in which they are to be cleaned. */
export const cleaningEndpoint = defineEndpoint(CLEANING_PATH, {
  response: z.object({
    today: dayText,
    villas: z.array(cleaningVilla),
    /** Who can be given a villa. */
    people: z.array(z.object({ id: idNumber, name: z.string() })),
  }),
})

/** What the board sets: only what is sent changes. */
export const cleaningChangeCall = defineCall('PATCH', `${CLEANING_PATH}/:id`, {
  body: z
    .object({
      condition: z.enum(CONDITIONS),
      assignedTo: idNumber.nullable(),
      note: typedText(300).nullable(),
    })
    .partial()
    .refine((change) => Object.keys(change).length > 0, 'Please say what should change'),
  response: cleaningVilla,
})

/** The longest that a press may have waited on a phone: a week. */
const LONGEST_WAIT_SECONDS = 604_800

/** One press on a phone. The same key sent again is the same press, and answered as the first time. */
export const cleaningMarkCall = defineCall('POST', CLEANING_MARKS_PATH, {
  body: z.object({
    key: z.string().regex(/^[0-9a-f]{32}$/, 'Please send a key of 32 hexadecimal digits'),
    villaId: idNumber,
    mark: z.enum(CLEANING_MARKS),
    turn: z.number().int().min(0).max(2_147_483_647),
    /** The property's day on which it was pressed. */
    day: dayText,
    /** How long ago, by the phone's own clock, which need not be right. */
    secondsAgo: z.number().int().min(0).max(LONGEST_WAIT_SECONDS),
  }),
  response: z.object({
    /** False for a press that came too late to change anything; it is kept all the same. */
    isApplied: z.boolean(),
    villa: cleaningVilla,
  }),
})

export type CleaningVilla = z.infer<typeof cleaningVilla>
export type CleaningChange = z.infer<typeof cleaningChangeCall.body>
export type CleaningMarkBody = z.infer<typeof cleaningMarkCall.body>
