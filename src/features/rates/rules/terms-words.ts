import { countOf } from '@/kernel/count-of'
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

/** Conditions of the seasons; `isOfVilla` where they hold for one villa alone. */
export const SEASON_WORDS = defineWords('rates-terms.SEASON_WORDS', {
  noArrival: (days: string, isOfVilla: boolean) =>
    `${days} no ${isOfVilla ? 'stay in this villa' : 'stay'} can begin.`,
  noDeparture: (days: string, isOfVilla: boolean) =>
    `${days} no ${isOfVilla ? 'stay in this villa' : 'stay'} can end.`,
  fewest: (days: string, nights: number, isOfVilla: boolean) =>
    `${days} ${isOfVilla ? 'stays in this villa' : 'stays'} begin at ${countOf(nights, 'night')}.`,
  most: (days: string, nights: number, isOfVilla: boolean) =>
    `${days} ${isOfVilla ? 'stays in this villa' : 'stays'} are for ${countOf(nights, 'night')} at most.`,
  latest: (days: string, ahead: number, isOfVilla: boolean) =>
    `${days} ${isOfVilla ? 'stays in this villa' : 'stays'} are booked ${countOf(ahead, 'day')} before arrival at the latest.`,
  earliest: (days: string, ahead: number, isOfVilla: boolean) =>
    `${days} ${isOfVilla ? 'stays in this villa' : 'stays'} are booked ${countOf(ahead, 'day')} before arrival at the earliest.`,
  date: (dayOfMonth: number, month: string) => `${dayOfMonth} ${month}`,
  dateOfYear: (date: string, year: string) => `${date} ${year}`,
  on: (date: string) => `On ${date}`,
  /** `first` is a day of the month alone where both are of one month. */
  range: (first: string, last: string) => `From ${first} to ${last}`,
  /** On some weekdays, by their names from Monday on, within a range. */
  weekdays: (names: readonly string[], range: string) => {
    const many = names.map((name) => `${name}s`)
    const listed = many.length > 1 ? `${many.slice(0, -1).join(', ')} and ${many.at(-1)}` : many.join()
    return `On ${listed} ${range.charAt(0).toLowerCase()}${range.slice(1)}`
  },
} as const)
