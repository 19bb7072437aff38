import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { VILLA_WANTED } from '@/kernel/input-text'
import { dayText, idNumber, idText, instant, typedText } from '@/kernel/wire'
import { MAINTENANCE_PATH } from './paths'
import { TICKET_STATES, URGENCIES } from './rules/ticket'

/** Something in a villa that is to be mended. */
export const maintenanceTicket = z.object({
  id: idNumber,
  villaId: idNumber,
  /** As staff call it: `Rose Villa R01`. */
  villaName: z.string(),
  description: z.string(),
  urgency: z.enum(URGENCIES),
  state: z.enum(TICKET_STATES),
  /** Who mends it; null while nobody does. */
  assignedTo: idNumber.nullable(),
  assignedName: z.string().nullable(),
  /** Address of the picture in the size it is shown large; null without one. */
  photoUrl: z.string().nullable(),
  /** What was done about it. */
  resolution: z.string().nullable(),
  reportedBy: z.string(),
  doneAt: instant.nullable(),
  doneBy: z.string().nullable(),
  /** The nights blocked for it, the first and the last; null where none are. */
  blocked: z.object({ startDate: dayText, endDate: dayText }).nullable(),
  createdAt: instant,
  updatedAt: instant,
})

export const ticketQuery = z.object({
  /** Left out: what is not done yet. */
  state: z.enum(['open', 'done', 'all']).default('open'),
  villaId: idText.optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
})

/** Tickets, 500 a page, in the order in which they are to be done; with what a form has to choose from. */
export const ticketsEndpoint = defineEndpoint(MAINTENANCE_PATH, {
  querystring: ticketQuery,
  response: z.object({
    tickets: z.array(maintenanceTicket),
    total: z.number().int(),
    villas: z.array(z.object({ id: idNumber, name: z.string() })),
    people: z.array(z.object({ id: idNumber, name: z.string() })),
  }),
})

const description = typedText(1000).min(1, 'Please say what is wrong')

/** Reports something. The same key sent again is the same ticket, and answered as the first time. */
export const reportTicketCall = defineCall('POST', MAINTENANCE_PATH, {
  body: z.object({
    key: z.string().regex(/^[0-9a-f]{32}$/, 'Please send a key of 32 hexadecimal digits'),
    villaId: z.number(VILLA_WANTED).pipe(idNumber),
    description,
    urgency: z.enum(URGENCIES),
  }),
  response: maintenanceTicket,
})

/** Changes what is sent; `endsBlock` puts the nights that are still blocked for it back on sale. */
export const changeTicketCall = defineCall('PATCH', `${MAINTENANCE_PATH}/:id`, {
  body: z
    .object({
      description,
      urgency: z.enum(URGENCIES),
      state: z.enum(TICKET_STATES),
      assignedTo: idNumber.nullable(),
      resolution: typedText(1000).nullable(),
      endsBlock: z.literal(true),
      updatedAt: z.iso.datetime({ offset: true }),
    })
    .partial()
    .refine(
      ({ updatedAt: _seen, ...change }) => Object.keys(change).length > 0,
      'Please say what should change',
    ),
  response: maintenanceTicket,
})

/** Takes a picture of it, in the field `image` of a form; another one takes its place. */
export const ticketPhotoCall = defineCall('POST', `${MAINTENANCE_PATH}/:id/photo`, {
  response: maintenanceTicket,
})

/** Blocks nights of the villa while it is mended, the first and the last included. */
export const blockForTicketCall = defineCall('POST', `${MAINTENANCE_PATH}/:id/block`, {
  body: z.object({ startDate: dayText, endDate: dayText }),
  response: maintenanceTicket,
})

export type MaintenanceTicket = z.infer<typeof maintenanceTicket>
export type TicketQuery = z.infer<typeof ticketQuery>
export type TicketReport = z.infer<typeof reportTicketCall.body>
export type TicketChange = z.infer<typeof changeTicketCall.body>
