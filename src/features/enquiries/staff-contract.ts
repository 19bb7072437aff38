import { z } from 'zod'
import { defineEndpoint } from '@/kernel/endpoint'
import { dayText, idNumber, instant, typedText } from '@/kernel/wire'
import { STAFF_ENQUIRIES_PATH } from './paths'
import { ENQUIRY_STATUSES } from './rules/enquiry-status'
import { CATERINGS, LAYOUTS, VENUE_IDS } from './rules/venues'

/** An enquiry as staff read it. */
export const staffEnquiry = z.object({
  id: idNumber,
  venue: z.enum(VENUE_IDS),
  eventDate: dayText,
  guests: z.number().int(),
  layout: z.enum(LAYOUTS),
  catering: z.enum(CATERINGS),
  villas: z.number().int(),
  name: z.string(),
  /** How an answer begins, in the language they wrote in: `Dear Akello,`. */
  greeting: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  status: z.enum(ENQUIRY_STATUSES),
  note: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
})

/** Newest first. */
export const staffEnquiriesEndpoint = defineEndpoint(STAFF_ENQUIRIES_PATH, {
  querystring: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(500).optional(),
  }),
  response: z.array(staffEnquiry),
})

/** Only what is sent changes; with `updatedAt` only what nobody else has changed since. */
export const enquiryChange = z
  .object({
    status: z.enum(ENQUIRY_STATUSES).optional(),
    note: typedText(2000).nullable().optional(),
    updatedAt: z.iso.datetime({ offset: true }).optional(),
  })
  .refine(({ status, note }) => status !== undefined || note !== undefined, 'Please say what should change')

export type StaffEnquiry = z.infer<typeof staffEnquiry>
export type EnquiryChange = z.infer<typeof enquiryChange>
