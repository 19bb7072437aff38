import { z } from 'zod'
import { isClockTime, isHours } from './clock-times'
import { isDay } from './days'
import { ADDRESS_WANTED, CLOCK_TIME_WANTED, HOURS_WANTED, SHILLINGS_WANTED, TIME_WANTED } from './input-text'
import { groupThousands, parseAmount } from './money'
import { parseShillings } from './shillings'
import { defineWords } from './words'

/** What is wrong with what came over the wire, as far as guests send such. */
export const WIRE_WORDS = defineWords('wire.WIRE_WORDS', {
  day: 'Please give a real date as yyyy-mm-dd',
  amount: 'Please give an amount such as 65.00',
  tooLong: (most: string) => `Please use at most ${most} characters`,
  controls: 'Please leave out control characters',
} as const)

/** Building blocks of the contracts: how days, money and addresses cross the wire, always as text. */
export const dayText = z
  .string()
  .refine(isDay, { error: () => WIRE_WORDS.day })
  .meta({ format: 'date', example: '2027-03-14' })

/** What cannot be read is told as that, and judged no further: whoever refines it may call `toCents`. */
export const amountText = z
  .string()
  .refine((text) => parseAmount(text) !== null, { error: () => WIRE_WORDS.amount, abort: true })
  .meta({ example: '65.00' })

/** Whole shillings, of which a contract says in a field of their own what an amount in dollars was given in. */
export const shillingsText = z
  .string(SHILLINGS_WANTED)
  .refine((text) => parseShillings(text) !== null, SHILLINGS_WANTED)
  .meta({ example: '241000' })

/** Browsers read a backslash as a slash and leave out control characters, and with two slashes a path is a host. */
const OWN_PATH = /^\/(?![/\\])\P{Cc}*$/u

/** An http(s) address or a path of our own beginning with one '/' (docs/decisions/product-rules.md). */
export const addressText = z
  .string()
  .max(2000)
  .refine((text) => OWN_PATH.test(text) || /^https?:\/\/[^\s]+$/i.test(text), ADDRESS_WANTED)

/** A time of day as people write it; what is stored from before the rule may be anything. */
export function clockText(longest: number) {
  return typedText(longest).min(1, CLOCK_TIME_WANTED).refine(isClockTime, CLOCK_TIME_WANTED)
}

/** The first and the last day on which visitors see something (shown-days.ts); null is without such a bound. */
export const shownDays = { showFrom: dayText.nullable(), showUntil: dayText.nullable() }

/** Visitors do not read them: `item.omit(SHOWN_DAYS)`. */
export const SHOWN_DAYS = { showFrom: true, showUntil: true } as const

/** A time of day as programs write it, `18:00`. */
export const timeText = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_WANTED)
  .meta({ example: '18:00' })

/** The same for hours from and to. */
export function hoursText(longest: number) {
  return typedText(longest).min(1, HOURS_WANTED).refine(isHours, HOURS_WANTED)
}

export const idNumber = z.number().int().positive().max(2_147_483_647)

/** An id in a path or a query, where everything is text. */
export const idText = z.coerce.number().int().positive().max(2_147_483_647)

export const problemAnswer = z
  .object({
    message: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Problem' })

/** Text a person typed, trimmed; without the one character a database cannot keep. */
export function typedText(longest: number) {
  return z
    .string()
    .trim()
    .max(longest, { error: () => WIRE_WORDS.tooLong(groupThousands(String(longest))) })
    .refine((text) => !text.includes('\0'), { error: () => WIRE_WORDS.controls })
}

export const instant = z.string().meta({ format: 'date-time' })
