import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { dayText, idNumber, instant, typedText } from '@/kernel/wire'
import { CONTACT_PATH, MESSAGES_PATH } from './paths'
import { MESSAGE_BOUNDS as bounds, CONTACT_GUESTS } from './rules/message-form'
import { MESSAGE_STATUSES } from './rules/message-status'
import { contactText } from './text'

/** What a visitor sends. */
export const contactRequest = z.object({
  name: typedText(bounds.name.most).min(bounds.name.least, { error: () => contactText.tooShort.name }),
  email: typedText(bounds.email.most).pipe(z.email({ error: () => contactText.emailInvalid })),
  phone: typedText(bounds.phone.most).nullish(),
  subject: typedText(bounds.subject.most).min(bounds.subject.least, {
    error: () => contactText.tooShort.subject,
  }),
  message: typedText(bounds.message.most).min(bounds.message.least, {
    error: () => contactText.tooShort.message,
  }),
  /** The stay the visitor has in mind; nothing is booked by it. */
  checkIn: dayText.or(z.literal('')).nullish(),
  checkOut: dayText.or(z.literal('')).nullish(),
  guests: z.enum(['', ...CONTACT_GUESTS], { error: () => contactText.guestsWrong }).nullish(),
  /** A field that people do not see: who fills it in is a program. */
  website: z.string().max(2000).nullish(),
})

export const contactAnswer = z.object({ success: z.literal(true), message: z.string() })

export const contactCall = defineCall('POST', CONTACT_PATH, { body: contactRequest, response: contactAnswer })

export type ContactRequest = z.infer<typeof contactRequest>

/** A message as staff read it. `isRead` and `status` are one switch. */
export const staffMessage = z.object({
  id: idNumber,
  name: z.string(),
  /** How an answer begins, in the language they wrote in: `Dear Akello,`. */
  greeting: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  checkIn: dayText.nullable(),
  checkOut: dayText.nullable(),
  guests: z.enum(CONTACT_GUESTS).nullable(),
  isRead: z.boolean(),
  status: z.enum(MESSAGE_STATUSES),
  /** Put away: kept, but out of the inbox. */
  archived: z.boolean(),
  /** Whether staff have answered, by mail from the panel or otherwise. */
  isAnswered: z.boolean(),
  /** What came back last by mail, its beginning. */
  lastReceived: z.object({ at: instant, text: z.string() }).nullable(),
  createdAt: z.string().meta({ format: 'date-time' }),
  updatedAt: z.string().meta({ format: 'date-time' }),
})

/** Newest first. Without `page` the newest 500; `x-total-count` says how many there are, `Link` where the next are. */
export const messageQuery = z.object({
  search: z.string().max(200).optional(),
  status: z.enum(MESSAGE_STATUSES).optional(),
  archived: z.enum(['true', 'false']).optional(),
  answered: z.enum(['true', 'false']).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(500).optional(),
})

export const messagesEndpoint = defineEndpoint(MESSAGES_PATH, {
  querystring: messageQuery,
  response: z.array(staffMessage),
})

/** Only what is sent changes; where both are sent, `status` counts. */
export const messageChange = z
  .object({
    isRead: z.boolean(),
    status: z.enum(MESSAGE_STATUSES),
    archived: z.boolean(),
    isAnswered: z.boolean(),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Please say what should change')

export type StaffMessage = z.infer<typeof staffMessage>
export type MessageQuery = z.infer<typeof messageQuery>
export type MessageChange = z.infer<typeof messageChange>
