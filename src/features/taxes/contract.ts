import { z } from 'zod'
import { NOT_NEGATIVE_WANTED } from '@/kernel/input-text'
import { toCents } from '@/kernel/money'
import { defineResource } from '@/kernel/resource'
import { amountText, dayText, idNumber } from '@/kernel/wire'
import { TAX_RATE_KINDS } from './rules/tax-rates'

const taxRateInput = z.object({
  kind: z.enum(TAX_RATE_KINDS),
  /** The first day on which it holds. */
  appliesFrom: dayText,
  /** Percent, or, of the hotel tax, dollars for an occupied room and night: `18` or `2.00`. */
  rate: amountText.refine((text) => toCents(text) >= 0, NOT_NEGATIVE_WANTED),
})

/** A rate as pages read it where prices have taxes on top. */
export const taxRateItem = z.object({ kind: z.enum(TAX_RATE_KINDS), appliesFrom: dayText, rate: amountText })

/** The rates of taxes staff have set. Those before are kept as they were (docs/decisions/tax-and-documents.md). */
export const taxRates = defineResource(
  'tax-rates',
  { input: taxRateInput, item: taxRateInput.extend({ id: idNumber, setBy: z.string() }) },
  { shownAt: ['/api/villas', '/api/villa-categories', '/api/property'] },
)
