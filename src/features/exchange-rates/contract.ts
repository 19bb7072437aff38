import { z } from 'zod'
import { defineResource } from '@/kernel/resource'
import { idNumber, instant } from '@/kernel/wire'
import { exchangeRateInputText as words } from './rules/input-words'

const LOWEST_RATE = 100
const HIGHEST_RATE = 100_000

/** Whole Uganda shillings for one US dollar. */
const rateInput = z.object({
  shillingsPerDollar: z
    .number(words.number)
    .int(words.whole)
    .min(LOWEST_RATE, words.atLeast(LOWEST_RATE))
    .max(HIGHEST_RATE, words.atMost(HIGHEST_RATE)),
})

/** The rates staff have set. The newest holds; those before it are kept as they were (docs/decisions/shillings.md). */
export const exchangeRates = defineResource(
  'exchange-rates',
  { input: rateInput, item: rateInput.extend({ id: idNumber, setBy: z.string() }) },
  { shownAt: ['/api/property'] },
)

/** The rate that holds, and since when. */
export const exchangeRate = z.object({ shillingsPerDollar: z.number().int(), since: instant })

export type ExchangeRate = z.infer<typeof exchangeRate>
