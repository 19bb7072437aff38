import type * as english from '@/features/rates/rules/season-text'
import type { Translation } from '@/kernel/translation'

export const SEASON_WORDS: Translation<typeof english.SEASON_WORDS> = {
  noArrival: (days, isOfVilla) => `${days}, hakuna ukaaji${ofVilla(isOfVilla)} unaoweza kuanza.`,
  noDeparture: (days, isOfVilla) => `${days}, hakuna ukaaji${ofVilla(isOfVilla)} unaoweza kuisha.`,
  fewest: (days, nights, isOfVilla) => `${days}, ukaaji${ofVilla(isOfVilla)} ni angalau usiku ${nights}.`,
  most: (days, nights, isOfVilla) => `${days}, ukaaji${ofVilla(isOfVilla)} hauzidi usiku ${nights}.`,
  latest: (days, ahead, isOfVilla) =>
    `${days}, nafasi ya ukaaji${ofVilla(isOfVilla)} huwekwa angalau siku ${ahead} kabla ya kufika.`,
  earliest: (days, ahead, isOfVilla) =>
    `${days}, nafasi ya ukaaji${ofVilla(isOfVilla)} huwekwa si zaidi ya siku ${ahead} kabla ya kufika.`,
  date: (dayOfMonth, month) => `${dayOfMonth} ${month}`,
  dateOfYear: (date, year) => `${date} ${year}`,
  on: (date) => `Tarehe ${date}`,
  /** `first` is a day of the month alone where both are of one month. */
  range: (first, last) => `Kuanzia ${first} hadi ${last}`,
  /** On some weekdays, by their names from Monday on, within a range. */
  weekdays: (names, range) => {
    const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} na ${names.at(-1)}` : names.join()
    return `Kila ${listed} ${range.charAt(0).toLowerCase()}${range.slice(1)}`
  },
}

function ofVilla(isOfVilla: boolean): string {
  return isOfVilla ? ' katika villa hii' : ''
}
