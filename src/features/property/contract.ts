import { z } from 'zod'
import { exchangeRate } from '@/features/exchange-rates/contract'
import { taxRateItem } from '@/features/taxes/contract'
import { USUAL_DAY_END } from '@/kernel/business-day'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { EMAIL_WANTED } from '@/kernel/input-text'
import { defineResource } from '@/kernel/resource'
import { amountText, clockText, hoursText, idNumber, typedText } from '@/kernel/wire'
import { PROPERTY_ADMIN_PATH, PROPERTY_PATH } from './paths'
import { READINESS_RULES } from './rules/check-in-readiness'
import { CHILD_AGES_WANTED, CHILD_PRICE_WANTED } from './rules/child-price-words'
import { readChildPrice, shareAges } from './rules/child-prices'
import { readDepositRule } from './rules/deposit-rules'
import { factInputText as words } from './rules/input-words'
import { ENDING_FEES, PRICE_TAXES } from './rules/money-terms'
import { TRANSLATED_FACTS } from './rules/translated-facts'
import { USUAL_ADVANCE_PAYMENT } from './rules/usual-advance-payment'

/** Hours for which a guest's request keeps its nights where staff have not said otherwise. */
export const USUAL_HOLD_HOURS = 24

/** Minutes for which it does until the guest has proved the mailbox (docs/decisions/holds.md). */
export const USUAL_FIRST_HOLD_MINUTES = 20

/** Hours before check-in until which a guest cancels for free where staff have not said otherwise (docs/decisions/product-rules.md). */
export const USUAL_FREE_CANCELLATION_HOURS = 24

const score = z.string().regex(/^(?:[0-4]\.\d|5\.0)$/, words.score)

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
    .min(1, words.scoreSource)
    .max(80, words.scoreSourceLength)
    .default('on our booking platform'),
  hasIllustrations: z.boolean().default(true),
}

const percent = z.number().int().min(0).max(100)

/** What it costs not to stay; the percentage counts where the fee is one (docs/decisions/folio.md). */
const ENDING_FACTS = {
  lateCancellationFee: z.enum(ENDING_FEES).default('none'),
  lateCancellationPercent: percent.default(50),
  noShowFee: z.enum(ENDING_FEES).default('none'),
  noShowPercent: percent.default(100),
}

const limit = z.number().int().min(0).max(100_000).nullable()

/** Days after departure for which private links to a booking work where staff have not said otherwise. */
export const USUAL_LINK_DAYS = 90

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
  /** `name` is the English title of one that is told under another, in another language. */
  policies: z.array(z.object({ title: z.string(), text: z.string(), name: z.string().optional() })),
  inclusions: z.array(z.string()),
  holdHours: z.number().int().default(USUAL_HOLD_HOURS),
  freeCancellationHours: z.number().int().default(USUAL_FREE_CANCELLATION_HOURS),
  confirmWithinHours: z.number().int().default(2),
  firstHoldMinutes: z.number().int().default(USUAL_FIRST_HOLD_MINUTES),
  confirmsAtOnce: z.boolean().default(false),
  mostVillasAtOnce: z.number().int().nullable().default(null),
  linkDays: z.number().int().default(USUAL_LINK_DAYS),
  /** Whether guests are asked for a registration card (docs/decisions/registration-cards.md). */
  asksRegistrationCard: z.boolean().default(false),
  advancePayment: z.string().default(USUAL_ADVANCE_PAYMENT),
  /** What is asked for in advance: the first line that is about an arrival counts (rules/deposit-rules.ts). */
  depositRules: z.array(z.object({ when: z.string(), amount: z.string() })).default([]),
  ...TRUST_FACTS,
  ...ENDING_FACTS,
})

const hourOfDay = z.number(words.wholeHour).int(words.wholeHour).min(0).max(23, words.hourOfDay)

/** From which role on a second factor is asked for. */
export const SECOND_FACTOR_FROM = ['nobody', 'superadmin', 'admin', 'user'] as const

/** What staff keep of the hotel, with what is for guests of confirmed stays alone (docs/decisions/before-arrival.md). */
export const writtenFacts = propertyFacts.extend({
  wifiName: z.string().default(''),
  wifiPassword: z.string().default(''),
  /** Whole dollars that reception gives back or lets off for one booking by itself; null for any amount. */
  refundLimit: limit.default(null),
  discountLimit: limit.default(null),
  /**
   * How many guests a villa's price includes where its category does not say; null for as many as it takes. What others
   * cost a night: an adult, and children by their age (docs/decisions/guest-prices.md).
   */
  includedGuests: z.number().int().nullable().default(null),
  extraAdultPrice: amountText.nullable().default(null),
  childPrices: z.array(z.object({ ages: z.string(), price: z.string() })).default([]),
  /** Whether the prices staff set have taxes in them, or guests pay these on top (docs/decisions/taxes-on-top.md). */
  priceTaxes: z.enum(PRICE_TAXES).default('included'),
  /** The least role that has to sign in with a second factor; nobody unless the hotel says otherwise. */
  secondFactorFrom: z.enum(SECOND_FACTOR_FROM).default('nobody'),
  /** Whether check-in looks at the condition of the villa (docs/decisions/housekeeping.md). */
  checkInReadiness: z.enum(READINESS_RULES).default('off'),
  /** The hour of the next morning until which a day goes on that staff have not closed (docs/decisions/business-day.md). */
  dayEndsAt: z.number().int().default(USUAL_DAY_END),
  /** Between which hours no automatic message goes to phones (docs/decisions/phone-messages.md). */
  phonesQuietFrom: z.number().int().default(21),
  phonesQuietUntil: z.number().int().default(8),
  /** The hotel's number with the revenue authority, which stands on its documents. */
  taxNumber: z.string().default(''),
})

/** The facts with the rate for prices in shillings and those of taxes on top, where staff have set some. */
const readFacts = propertyFacts.extend({
  shillings: exchangeRate.optional(),
  /** Where prices have taxes on top: their rates. Prices that visitors read have them in them. */
  taxesOnTop: z.array(taxRateItem).optional(),
})

/** The facts as visitors read them, with what follows from the settings of the app. */
export const publicProperty = readFacts.extend({
  /** Whether guests are asked to prove the mailbox of a request: where mails reach mailboxes. */
  asksProof: z.boolean(),
})

export const propertyEndpoint = defineEndpoint(PROPERTY_PATH, { response: publicProperty })

export type PropertyFacts = z.infer<typeof readFacts>
export type PublicProperty = z.infer<typeof publicProperty>
export type WrittenFacts = z.infer<typeof writtenFacts>

/** A day that ended later would leave the next one none of its morning. */
const LATEST_DAY_END = 12
const DAY_END_WANTED = words.dayEnd(LATEST_DAY_END)

const fact = (longest: number) => typedText(longest).min(1, words.fact)
const email = typedText(254).pipe(z.email(EMAIL_WANTED))

const depositLine = z
  .object({ when: typedText(80), amount: typedText(20) })
  .refine((line) => readDepositRule(line) !== null, words.depositRule)

const childPriceLine = z
  .object({ ages: typedText(20), price: typedText(20) })
  .refine((line) => readChildPrice(line) !== null, CHILD_PRICE_WANTED)

/** What superadmins write: the facts as a whole. */
export const propertyInput = propertyFacts.extend({
  name: fact(120),
  tagline: fact(200),
  phones: z.array(fact(40)).min(1, words.phone).max(10),
  infoEmail: email,
  generalEmail: email,
  messagingNumber: fact(40),
  address: fact(300),
  town: fact(120),
  country: fact(120),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: z.string().refine(isTimeZone, words.timeZone),
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
  // Who writes the facts by a program of before these were among them leaves them as they are.
  /** Within how many hours guests are told that a request is confirmed. */
  confirmWithinHours: z.number().int().min(1).max(720).optional(),
  /** How long a request keeps its nights until the guest has proved the mailbox. */
  firstHoldMinutes: z.number().int().min(1).max(1440).optional(),
  /** Whether the app itself confirms a request once its mailbox is proved. */
  confirmsAtOnce: z.boolean().optional(),
  /** In how many villas it does so for one night at most; null for all of them. */
  mostVillasAtOnce: z.number().int().min(0).max(10_000).nullable().optional(),
  /** How long after departure private links to a booking open it; left as it is by older programs, as are the next two. */
  linkDays: z.number().int().min(1).max(730).optional(),
  asksRegistrationCard: z.boolean().optional(),
  /** Empty where the hotel hands them out at reception. */
  wifiName: typedText(60).optional(),
  wifiPassword: typedText(100).optional(),
  /** Empty where the hotel has none. */
  taxNumber: typedText(40).optional(),
  /** How a guest pays before arrival; nothing where that is not offered. Left out, it stays as it is. */
  advancePayment: typedText(300).optional(),
  lateCancellationFee: z.enum(ENDING_FEES).optional(),
  lateCancellationPercent: percent.optional(),
  noShowFee: z.enum(ENDING_FEES).optional(),
  noShowPercent: percent.optional(),
  refundLimit: limit.optional(),
  discountLimit: limit.optional(),
  includedGuests: z.number().int().min(1).max(50).nullable().optional(),
  extraAdultPrice: amountText.nullable().optional(),
  childPrices: z
    .array(childPriceLine)
    .max(18)
    .refine((lines) => !shareAges(lines), CHILD_AGES_WANTED)
    .optional(),
  priceTaxes: z.enum(PRICE_TAXES).optional(),
  secondFactorFrom: z.enum(SECOND_FACTOR_FROM).optional(),
  checkInReadiness: z.enum(READINESS_RULES).optional(),
  dayEndsAt: z
    .number(words.wholeHour)
    .int(words.wholeHour)
    .min(0)
    .max(LATEST_DAY_END, DAY_END_WANTED)
    .optional(),
  phonesQuietFrom: hourOfDay.optional(),
  phonesQuietUntil: hourOfDay.optional(),
  depositRules: z.array(depositLine).max(20).optional(),
})

/** `samples` names the facts that are still the sample's. */
export const staffProperty = z.object({
  facts: writtenFacts,
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

/** What staff write of the facts in other languages. */
export const translatedFacts = defineResource(
  'property',
  {
    isFixedSet: true,
    item: writtenFacts.extend({ id: idNumber }),
    input: propertyInput,
    translated: [...TRANSLATED_FACTS],
  },
  { adminPath: PROPERTY_ADMIN_PATH },
)

export type StaffProperty = z.infer<typeof staffProperty>
