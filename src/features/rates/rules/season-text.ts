import { countOf } from '@/kernel/count-of'
import { defineWords } from '@/kernel/words'

/** Conditions of the seasons; `isOfVilla` where they hold for one villa alone. */
export const SEASON_WORDS = defineWords('rates-season.SEASON_WORDS', {
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
