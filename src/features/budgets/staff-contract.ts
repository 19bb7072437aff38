import { z } from 'zod'
import { isDay } from '@/kernel/days'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { toCents } from '@/kernel/money'
import { amountText } from '@/kernel/wire'
import { BUDGETS_PATH } from './paths'

/** Some thousand villas for a month, and a hundred thousand dollars each. */
const MOST_NIGHTS = 40_000
const MOST_CENTS = 1_000_000_000

const sold = z.object({ nights: z.number().int(), revenue: amountText })

/** What staff budget for a month: nights sold, and what they bring before taxes. */
const budget = z.object({
  nights: z
    .number('Please give whole nights')
    .int('Please give whole nights')
    .min(0, 'Please give 0 nights or more')
    .max(MOST_NIGHTS, `Please give at most ${MOST_NIGHTS} nights`),
  revenue: amountText.refine(
    (text) => toCents(text) >= 0 && toCents(text) <= MOST_CENTS,
    'Please give an amount from 0 to 10,000,000',
  ),
})

const monthText = z
  .string()
  .refine((text) => isDay(`${text}-01`), 'Please give a month as yyyy-mm')
  .meta({ example: '2027-03' })

const yearText = z
  .string()
  .refine((text) => isDay(`${text}-01-01`), 'Please give a year such as 2027')
  .meta({ example: '2027' })

const budgetYear = z.object({
  year: yearText,
  months: z.array(
    z.object({
      month: monthText,
      /** Null where nobody has budgeted anything. */
      budget: budget.nullable(),
      /** As bookings stand: what is over, and what is sold ahead. */
      sold,
      /** The same month a year before. */
      lastYear: sold,
    }),
  ),
})

export const budgetsEndpoint = defineEndpoint(BUDGETS_PATH, {
  querystring: z.object({ year: yearText }),
  response: budgetYear,
})

/** Sets or clears months, each by what was seen of it: where another has changed it since, all of it is refused. */
export const setBudgetsCall = defineCall('PUT', BUDGETS_PATH, {
  body: z.object({
    months: z
      .array(z.object({ month: monthText, budget: budget.nullable(), seen: budget.nullable() }))
      .min(1, 'Please change a month at least')
      .max(12, 'Please send at most 12 months'),
  }),
  response: z.object({ months: z.array(z.object({ month: monthText, budget: budget.nullable() })) }),
})

export type Budget = z.infer<typeof budget>
export type BudgetYear = z.infer<typeof budgetYear>
export type BudgetsToSet = z.infer<typeof setBudgetsCall.body>
