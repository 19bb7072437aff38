import { type Day, formatDay } from '@/kernel/days'
import { defineWords } from '@/kernel/words'

/** What a promo code or a rate plan holds for, and why not for a stay. */
export const TERMS_WORDS = defineWords('rates-terms.TERMS_WORDS', {
  /** Without bounds where `from` or `until` is null, the last being the day of departure. */
  stays: (from: Day | null, until: Day | null) =>
    `stays${from ? ` from ${formatDay(from)}` : ''}${until ? `${from ? ' to' : ' until'} ${formatDay(until)}` : ''}`,
  percentOff: (percent: number) => `${percent}% off`,
  amountOff: (amount: string) => `${amount} off`,
  code: {
    stays: (code: string, stays: string) => `The code ${code} holds for ${stays}.`,
    kind: (code: string) => `The code ${code} does not hold for this kind of villa.`,
  },
  plan: {
    fewestNights: (name: string, nights: number) => `${name} is for stays of ${nights} nights or more.`,
    mostNights: (name: string, nights: number) => `${name} is for stays of ${nights} nights at most.`,
    stays: (name: string, stays: string) => `${name} is for ${stays}.`,
    kind: (name: string) => `${name} is not offered for this kind of villa.`,
    notNow: (name: string) => `${name} is not offered at present.`,
    tooLate: (name: string, days: number) => `${name} is booked ${days} days before arrival at the latest.`,
    tooEarly: (name: string, days: number) =>
      `${name} is booked ${days} days before arrival at the earliest.`,
    gone: 'This rate is not offered any more. Please choose another.',
  },
} as const)
