import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { dayText, typedText } from '@/kernel/wire'
import { ENQUIRIES_PATH, VENUE_DAY_PATH } from './paths'
import { ENQUIRY_BOUNDS as bounds } from './rules/enquiry-form'
import { CATERINGS, LAYOUTS, VENUE_IDS, venueOf } from './rules/venues'
import { enquiryText } from './text'

const { wrong } = enquiryText
const wrongGuests = { error: () => wrong.guests }
const wrongVillas = { error: () => wrong.villas(bounds.villas.most) }

/** What a visitor sends who wants a quote. Nothing is held by it. */
export const enquiryRequest = z
  .object({
    venue: z.enum(VENUE_IDS, { error: () => wrong.venue }),
    eventDate: dayText,
    guests: z.number(wrongGuests).int(wrongGuests).min(1, wrongGuests),
    layout: z.enum(LAYOUTS, { error: () => wrong.layout }),
    catering: z.enum(CATERINGS, { error: () => wrong.catering }),
    villas: z.number(wrongVillas).int(wrongVillas).min(0, wrongVillas).max(bounds.villas.most, wrongVillas),
    name: typedText(bounds.name.most).min(bounds.name.least, { error: () => wrong.name }),
    email: typedText(bounds.email.most).pipe(z.email({ error: () => wrong.email })),
    phone: typedText(bounds.phone.most).nullish(),
    message: typedText(bounds.message.most).nullish(),
    /** A field that people do not see: who fills it in is a program. */
    website: z.string().max(2000).nullish(),
  })
  .superRefine(({ venue, guests }, context) => {
    const { name, capacity } = venueOf(venue)
    if (guests > capacity)
      context.addIssue({ code: 'custom', path: ['guests'], message: wrong.tooMany(name, capacity) })
  })

export const enquiryAnswer = z.object({ success: z.literal(true), message: z.string() })

export const enquiryCall = defineCall('POST', ENQUIRIES_PATH, {
  body: enquiryRequest,
  response: enquiryAnswer,
})

/** What a visitor may know of a day before asking: no names, no guests. */
export const venueDayEndpoint = defineEndpoint(VENUE_DAY_PATH, {
  querystring: z.object({ venue: z.enum(VENUE_IDS), date: dayText }),
  response: z.object({
    /** Whether staff hold the hall for somebody that day. */
    isTaken: z.boolean(),
    /** Titles of public events on that day. */
    events: z.array(z.string()),
    /** The stay around it, and how many of the villas are free for it. */
    checkIn: dayText,
    checkOut: dayText,
    freeVillas: z.number().int(),
    villas: z.number().int(),
  }),
})

export type EnquiryRequest = z.infer<typeof enquiryRequest>
export type VenueDay = z.infer<typeof venueDayEndpoint.response>
