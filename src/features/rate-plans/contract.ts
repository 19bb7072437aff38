import { z } from 'zod'
import { PLAN_CANCELLATIONS, PLAN_KINDS } from '@/features/rates/rules/plan-terms'
import { VILLAS_PATH } from '@/features/villas/paths'
import { defineResource } from '@/kernel/resource'
import { amountText, dayText, idNumber, typedText } from '@/kernel/wire'
import { ratePlanInputText as words } from './rules/input-words'

const nights = z.number().int().min(1).max(60).nullable()
const daysAhead = z.number().int().min(0).max(365).nullable()
const dayOrNone = dayText.nullable()

const ratePlanInput = z.object({
  name: typedText(60).min(1, words.name),
  /** What it is for the guest, in one line. */
  line: typedText(160).nullable(),
  kind: z.enum(PLAN_KINDS),
  /** Percent, or dollars a night, that are added to a night's price, or taken off where it is negative. */
  change: amountText,
  cancellation: z.enum(PLAN_CANCELLATIONS),
  /** Hours before check-in until which cancelling is free; of the cancellation `hours`. */
  cancellationHours: z.number().int().min(0).max(2160).nullable(),
  /** Percent of the nights that is asked for in advance; null is as the property says. */
  depositPercent: z.number().int().min(0, words.percent).max(100, words.percent).nullable(),
  minNights: nights,
  maxNights: nights,
  minDaysAhead: daysAhead,
  maxDaysAhead: daysAhead,
  /** When it may be booked, both days included; null is without an end. */
  bookFrom: dayOrNone,
  bookTo: dayOrNone,
  /** The first and the last night of the stays it is for. */
  stayFrom: dayOrNone,
  stayTo: dayOrNone,
  /** Kinds of villas it is for; null is all. */
  categoryIds: z.array(idNumber).max(100).nullable(),
  /** Guests choose it by themselves; else staff alone, for companies and whomever they like. */
  isPublic: z.boolean(),
  isActive: z.boolean(),
})

/** A rate plan beside the flexible one (docs/decisions/rate-plans.md). */
export const ratePlans = defineResource(
  'rate-plans',
  {
    isRestorable: true,
    item: ratePlanInput.extend({ id: idNumber }),
    input: ratePlanInput,
    defaults: {
      change: '0.00',
      cancellation: 'property',
      depositPercent: null,
      isPublic: true,
      isActive: false,
    },
    translated: ['name', 'line'],
  },
  { shownAt: [VILLAS_PATH] },
)

export type StaffRatePlan = z.infer<typeof ratePlans.item>
export type RatePlanInput = z.infer<typeof ratePlans.input>
