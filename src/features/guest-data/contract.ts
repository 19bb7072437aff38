import { z } from 'zod'
import { guestName } from '@/features/bookings/contract'
import { mailboxCode } from '@/features/mailbox-proof/contract'
import { defineCall } from '@/kernel/endpoint'
import { typedText } from '@/kernel/wire'
import { OWN_DATA_PATH } from './paths'

/** Anything the hotel holds, named in words that its guest understands. */
const held = z.record(z.string(), z.unknown())

/** Everything the hotel holds about a person; amounts in dollars as text, days as yyyy-mm-dd, instants as ISO 8601. */
export const personData = z.object({
  madeAt: z.string().meta({ format: 'date-time' }),
  hotel: z.string(),
  person: z.object({
    names: z.array(z.string()),
    emails: z.array(z.string()),
    phones: z.array(z.string()),
  }),
  bookings: z.array(held),
  groups: z.array(held),
  messages: z.array(held),
  enquiries: z.array(held),
  mails: z.array(held),
  /** What they answered about mails besides those of bookings. */
  consents: z.array(held),
  phoneMessages: z.array(held),
  /** What they answered about messages on their phone. */
  phoneConsents: z.array(held),
  /** With which document they said who they are. */
  idDocuments: z.array(held),
  registrationCards: z.array(held),
  /** What staff noted: in the copy that staff hand out alone. */
  notes: z.array(held).optional(),
})

/** The same twice: for programs, and as a page of HTML that can be read anywhere. */
export const dataCopy = z.object({ data: personData, readable: z.string() })

const key = z.string().max(100)

export const sendDataCodeCall = defineCall('POST', `${OWN_DATA_PATH}/code`, {
  response: z.object({ message: z.string() }),
})

export const takeDataCodeCall = defineCall('POST', `${OWN_DATA_PATH}/proof`, {
  body: mailboxCode.pick({ code: true }),
  response: z.object({
    key: z.string(),
    /** As they stand in the booking, so that they can be corrected. */
    name: z.string(),
    phone: z.string().nullable(),
  }),
})

export const copyOwnDataCall = defineCall('POST', `${OWN_DATA_PATH}/copy`, {
  body: z.object({ key }),
  response: dataCopy,
})

export const correctOwnDataCall = defineCall('PATCH', OWN_DATA_PATH, {
  body: z.object({
    key,
    name: guestName.optional(),
    phone: typedText(40).nullable().optional(),
  }),
  response: z.object({ name: z.string(), phone: z.string().nullable() }),
})

export const eraseOwnDataCall = defineCall('POST', `${OWN_DATA_PATH}/erasure`, {
  body: z.object({ key }),
  response: z.object({ bookings: z.array(z.string()) }),
})

export type PersonData = z.infer<typeof personData>
