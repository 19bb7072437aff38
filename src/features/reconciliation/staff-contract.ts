import { z } from 'zod'
import { ONLINE_PAYMENT_STATES } from '@/features/online-payments/rules/payment-state'
import { PROVIDERS } from '@/features/payment-providers/rules/provider-names'
import { daysBetween, isDay } from '@/kernel/days'
import { defineCall } from '@/kernel/endpoint'
import { dayText, idNumber, instant } from '@/kernel/wire'
import { ASK_PAYMENT_PATH, RECONCILIATION_PATH } from './paths'
import { LONGEST_PERIOD_DAYS, MOST_STATEMENT_CHARACTERS } from './rules/statement-limits'

const CURRENCIES = ['USD', 'UGX'] as const

/** Dollars with cents, or whole shillings: `1196.80`, `45000`. */
const statementAmount = z.object({ currency: z.enum(CURRENCIES), amount: z.string() })

const statementLine = z.object({
  /** Row of the file, the first being 1, without empty ones. */
  row: z.number().int(),
  confirmation: z.string(),
  amount: statementAmount,
  /** As the statement writes it. */
  date: z.string(),
})

const ownPayment = z.object({
  /** Of the attempt to pay; null for money that staff recorded by hand under the provider's number. */
  onlinePaymentId: idNumber.nullable(),
  bookingId: idNumber,
  bookingReference: z.string(),
  guestName: z.string(),
  state: z.enum(ONLINE_PAYMENT_STATES).nullable(),
  /** The provider's number; empty while it is not known. */
  confirmation: z.string(),
  amount: statementAmount,
  at: instant,
})

const pair = z.object({ line: statementLine, own: ownPayment })

/** Where a statement and ours agree and where they do not; each line and each payment is in one list. */
export const reconciliation = z.object({
  provider: z.enum(PROVIDERS),
  first: dayText,
  last: dayText,
  totals: z.array(
    z.object({
      currency: z.enum(CURRENCIES),
      statement: z.string(),
      ours: z.string(),
      /** The statement less ours. */
      difference: z.string(),
    }),
  ),
  matchedCount: z.number().int(),
  /** The first 500. */
  matched: z.array(pair),
  amountDiffers: z.array(pair),
  /** `attempt`: a payment of ours that the line names, and of which no money is known. */
  missingHere: z.array(z.object({ line: statementLine, attempt: ownPayment.nullable() })),
  missingThere: z.array(ownPayment),
  /** Begun in the period, and nobody knows yet what becomes of them. */
  open: z.array(ownPayment),
  repeated: z.array(statementLine),
  /** Rows that are no payment, and why. */
  skipped: z.array(z.object({ row: z.number().int(), reason: z.string() })),
})

const wantedReconciliation = z
  .object({
    provider: z.enum(PROVIDERS, 'Please choose a provider'),
    first: dayText,
    last: dayText,
    /** Holds where the file names none. */
    currency: z.enum(CURRENCIES).default('UGX'),
    /** What stands in the file. */
    statement: z
      .string('Please choose a file')
      .min(1, 'This file is empty')
      .max(MOST_STATEMENT_CHARACTERS, 'This file is larger than 4 MB. Please export a shorter time.'),
  })
  .superRefine(({ first, last }, context) => {
    if (!isDay(first) || !isDay(last)) return
    const days = daysBetween(first, last)
    if (days >= 0 && days < LONGEST_PERIOD_DAYS) return
    const message =
      days < 0
        ? 'The last day must not be before the first'
        : `Please compare at most ${LONGEST_PERIOD_DAYS} days at once`
    context.addIssue({ code: 'custom', path: ['last'], message })
  })

export const reconcileCall = defineCall('POST', RECONCILIATION_PATH, {
  body: wantedReconciliation,
  response: reconciliation,
})

/** Answers what is known of the payment after the provider was asked. */
export const askPaymentCall = defineCall('POST', `${ASK_PAYMENT_PATH}/:id/question`, {
  response: z.object({ state: z.enum(ONLINE_PAYMENT_STATES) }),
})

export type WantedReconciliation = z.infer<typeof wantedReconciliation>
export type Reconciliation = z.infer<typeof reconciliation>
export type ReconciledLine = z.infer<typeof statementLine>
export type ReconciledPayment = z.infer<typeof ownPayment>
export type StatementAmount = z.infer<typeof statementAmount>
