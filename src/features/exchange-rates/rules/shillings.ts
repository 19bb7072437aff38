import { formatInstant } from '@/kernel/instants'
import type { Cents } from '@/kernel/money'
import { formatShillings, type Shillings } from '@/kernel/shillings'
import { defineWords } from '@/kernel/words'
import type { ExchangeRate } from '../contract'

export const RATE_WORDS = defineWords('exchange-rates.RATE_WORDS', {
  about: (amount: string, day: string) => `about ${amount} at the rate of ${day}`,
} as const)

/** Amounts for comparing are said in full thousands: more would promise a rate that reception may not have that day. */
const ROUNDED_TO = 1000
const CENTS_PER_DOLLAR = 100

/** About how much a price in dollars is in shillings, for looking at alone: nothing is charged by it (docs/decisions/shillings.md). */
export function aboutInShillings(price: Cents, { shillingsPerDollar }: Rate): Shillings {
  const exact = (price * shillingsPerDollar) / CENTS_PER_DOLLAR
  return { shillings: Math.round(exact / ROUNDED_TO) * ROUNDED_TO }
}

/** The same for people, with the day of the rate: `about UGX 770,000 at the rate of 23 Nov 2026`. */
export function tellAbout(price: Cents, rate: ExchangeRate, timeZone: string): string {
  return RATE_WORDS.about(formatShillings(aboutInShillings(price, rate)), rateDay(rate, timeZone))
}

/** The property's day since which a rate holds: `23 Nov 2026`. */
export function rateDay({ since }: Pick<ExchangeRate, 'since'>, timeZone: string): string {
  return formatInstant(since, timeZone, 'day')
}

type Rate = Pick<ExchangeRate, 'shillingsPerDollar'>
