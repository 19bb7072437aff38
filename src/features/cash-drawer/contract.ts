import { z } from 'zod'
import { ENTRY_METHODS } from '@/features/payments/rules/methods'
import { daysBetween, isDay } from '@/kernel/days'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { toCents } from '@/kernel/money'
import { parseShillings } from '@/kernel/shillings'
import { amountText, dayText, idNumber, instant, shillingsText, typedText } from '@/kernel/wire'
import { CASH_DRAWER_PATH, CASH_SHIFTS_PATH } from './paths'
import { DENOMINATIONS } from './rules/denominations'
import { MOVEMENT_KINDS } from './rules/movement-kinds'

const MOST_CENTS = 100_000_000
const MOST_SHILLINGS = 1_000_000_000
const MOST_PIECES = 100_000
const LONGEST_PERIOD_DAYS = 800

/** Dollars and whole shillings beside them, both as text. */
const cash = z.object({ amount: amountText, shillings: shillingsText })

const givenCash = z.object({
  amount: amountText
    .refine((text) => toCents(text) >= 0, 'Please give an amount, 0 for none')
    .refine((text) => toCents(text) <= MOST_CENTS, 'This is too much'),
  shillings: shillingsText
    .refine((text) => countOf(text) >= 0, 'Please give an amount, 0 for none')
    .refine((text) => countOf(text) <= MOST_SHILLINGS, 'This is too much'),
})

const cashCount = z.partialRecord(
  z.enum(DENOMINATIONS.map(({ key }) => key)),
  z.number('Please give a whole number').int().min(0).max(MOST_PIECES, 'These are too many'),
)

/** What was taken in a shift by one person in one way: what came less what was given back. */
const takings = z.object({
  method: z.enum(ENTRY_METHODS),
  staffEmail: z.string(),
  entries: z.number().int(),
  /** As it was given: dollars and shillings. */
  given: cash,
  /** What all of it counts against balances, in dollars. */
  value: amountText,
})

const cashMovement = z.object({
  id: idNumber,
  at: instant,
  kind: z.enum(MOVEMENT_KINDS),
  cash,
  reason: z.string(),
  staffEmail: z.string(),
})

/** A shift; what was counted and what differs are null while it is open. */
const cashShift = z.object({
  id: idNumber,
  openedAt: instant,
  openedBy: z.string(),
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
  float: cash,
  /** What must lie in the drawer: now, or when it was closed. */
  expected: cash,
  counted: cash.nullable(),
  /** Counted less expected: below nothing where something is missing. */
  difference: cash.nullable(),
  explanation: z.string().nullable(),
})

/** A shift with all that came and went in it. */
const shiftReport = cashShift.extend({
  takings: z.array(takings),
  movements: z.array(cashMovement),
  /** Pieces by denomination (rules/denominations.ts); empty while it is open. */
  count: z.record(z.string(), z.number().int()),
})

export const cashDrawerEndpoint = defineEndpoint(CASH_DRAWER_PATH, {
  response: z.object({ open: shiftReport.nullable() }),
})

export const shiftReportEndpoint = defineEndpoint(`${CASH_SHIFTS_PATH}/:id`, { response: shiftReport })

export const shiftsQuery = z
  .object({ first: dayText, last: dayText })
  .superRefine(({ first, last }, context) => {
    if (!isDay(first) || !isDay(last)) return
    const days = daysBetween(first, last)
    if (days >= 0 && days <= LONGEST_PERIOD_DAYS) return
    const message =
      days < 0
        ? 'The last day must not be before the first'
        : `Please ask for at most ${LONGEST_PERIOD_DAYS} days`
    context.addIssue({ code: 'custom', path: ['last'], message })
  })

/** The shifts opened from one day to another, the newest first, with what was taken in each. */
export const cashShiftsEndpoint = defineEndpoint(CASH_SHIFTS_PATH, {
  querystring: shiftsQuery,
  response: z.object({
    shifts: z.array(cashShift),
    /** Null for what was taken while no shift was open. */
    takings: z.array(takings.extend({ shiftId: idNumber.nullable() })),
  }),
})

export const openShiftCall = defineCall('POST', CASH_SHIFTS_PATH, {
  body: z.object({ float: givenCash }),
  response: shiftReport,
})

export const moveCashCall = defineCall('POST', `${CASH_SHIFTS_PATH}/:id/movements`, {
  body: z.object({
    kind: z.enum(MOVEMENT_KINDS),
    cash: givenCash.refine(isSomething, { path: ['amount'], message: 'Please give an amount above nothing' }),
    reason: typedText(300).min(1, 'Please say what for'),
  }),
  response: shiftReport,
})

export const closeShiftCall = defineCall('POST', `${CASH_SHIFTS_PATH}/:id/closing`, {
  body: z.object({
    count: cashCount,
    /** What was shown as expected: a closing by an older figure is refused. */
    expected: cash,
    /** Why what was counted differs; needed where it does. */
    explanation: typedText(1000).nullish(),
  }),
  response: shiftReport,
})

export type CashAmounts = z.infer<typeof cash>
export type Takings = z.infer<typeof takings>
export type CashShift = z.infer<typeof cashShift>
export type ShiftReport = z.infer<typeof shiftReport>
export type CashShifts = z.infer<typeof cashShiftsEndpoint.response>
export type NewMovement = z.infer<typeof moveCashCall.body>
export type ShiftClosing = z.infer<typeof closeShiftCall.body>

function countOf(shillings: string): number {
  return parseShillings(shillings)?.shillings ?? 0
}

function isSomething({ amount, shillings }: CashAmounts): boolean {
  return toCents(amount) > 0 || countOf(shillings) > 0
}
