import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { clockText, hoursText, typedText } from '@/kernel/wire'
import { PROPERTY_ADMIN_PATH, PROPERTY_PATH } from './paths'

/** Hours for which a guest's request keeps its nights where staff have not said otherwise. */
export const USUAL_HOLD_HOURS = 24

/** Hours before check-in until which a guest cancels for free where staff have not said otherwise (docs/decisions/product-rules.md). */
export const USUAL_FREE_CANCELLATION_HOURS = 24

const score = z.string().regex(/^(?:[0-4]\.\d|5\.0)$/, 'Please give a score such as 4.9')

/**
 * What pages say of the hotel's name and pictures: the scores that stand until there are reviews enough of our own, who
 * gave them, and whether pictures are renderings. Whoever sends the facts without them gets those of the specification.
 */
const TRUST_FACTS = {
  landingScore: score.default('5.0'),
  aboutScore: score.default('4.9'),
  scoreSource: z
    .string()
    .trim()
    .min(1, 'Please say who gave these scores')
    .max(80, 'Please use at most 80 characters')
    .default('on our booking platform'),
  hasIllustrations: z.boolean().default(true),
}

/** How a guest pays before arrival where staff have not said otherwise. */
export const USUAL_ADVANCE_PAYMENT =
  'By mobile money or bank transfer: when we confirm, we send you the number and the amount'

/** The one source of every fact about the hotel; pages, mails, the concierge and structured data all read it. */
export const propertyFacts = z.object({
  name: z.string(),
  tagline: z.string(),
  phones: z.array(z.string()).min(1),
  infoEmail: z.string(),
  generalEmail: z.string(),
  messagingNumber: z.string(),
  address: z.string(),
  town: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  currency: z.string(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  receptionHours: z.string(),
  restaurantHours: z.array(z.object({ meal: z.string(), hours: z.string() })),
  paymentMethods: z.array(z.string()),
  policies: z.array(z.object({ title: z.string(), text: z.string() })),
  inclusions: z.array(z.string()),
  holdHours: z.number().int().default(USUAL_HOLD_HOURS),
  freeCancellationHours: z.number().int().default(USUAL_FREE_CANCELLATION_HOURS),
  confirmWithinHours: z.number().int().default(2),
  advancePayment: z.string().default(USUAL_ADVANCE_PAYMENT),
  ...TRUST_FACTS,
})

export const propertyEndpoint = defineEndpoint(PROPERTY_PATH, { response: propertyFacts })

export type PropertyFacts = z.infer<typeof propertyFacts>

const fact = (longest: number) => typedText(longest).min(1, 'Please fill this in')
const email = typedText(254).pipe(z.email('Please enter a valid email address'))

/** What superadmins write: the facts as a whole. */
export const propertyInput = propertyFacts.extend({
  name: fact(120),
  tagline: fact(200),
  phones: z.array(fact(40)).min(1, 'Please give at least one phone number').max(10),
  infoEmail: email,
  generalEmail: email,
  messagingNumber: fact(40),
  address: fact(300),
  town: fact(120),
  country: fact(120),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: z.string().refine(isTimeZone, 'Please give a time zone such as Africa/Kampala'),
  /** All prices are kept and shown in it. */
  currency: z.literal('USD'),
  checkInTime: clockText(20),
  checkOutTime: clockText(20),
  receptionHours: hoursText(60),
  restaurantHours: z.array(z.object({ meal: fact(60), hours: hoursText(60) })).max(20),
  paymentMethods: z.array(fact(60)).max(20),
  policies: z.array(z.object({ title: fact(120), text: fact(2000) })).max(30),
  inclusions: z.array(fact(120)).max(40),
  /** How long a request nobody has confirmed keeps its nights from others. */
  holdHours: z.number().int().min(1).max(720),
  /** Until how long before check-in a guest cancels for free. */
  freeCancellationHours: z.number().int().min(1).max(720),
  /**
   * Within how many hours guests are told that a request is confirmed. Who writes the facts by a program of before this
   * was among them leaves it as it is.
   */
  confirmWithinHours: z.number().int().min(1).max(720).optional(),
  /** How a guest pays before arrival; nothing where that is not offered. Left out, it stays as it is. */
  advancePayment: typedText(300).optional(),
})

/** `samples` names the facts that are still the sample's. */
export const staffProperty = z.object({
  facts: propertyFacts,
  samples: z.array(z.string()),
  updatedAt: z.string().meta({ format: 'date-time' }),
})

export const staffPropertyEndpoint = defineEndpoint(PROPERTY_ADMIN_PATH, { response: staffProperty })

/** The facts as they are sent, with the version they were made from: when there is a newer one, they are refused. */
export const propertyChange = propertyInput.extend({
  updatedAt: z.iso.datetime({ offset: true }).optional(),
})

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export const changePropertyCall = defineCall('PUT', PROPERTY_ADMIN_PATH, {
  body: propertyChange,
  response: staffProperty,
})

export type StaffProperty = z.infer<typeof staffProperty>
