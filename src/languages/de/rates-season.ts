import type * as english from '@/features/rates/rules/season-text'
import type { Translation } from '@/kernel/translation'

export const SEASON_WORDS: Translation<typeof english.SEASON_WORDS> = {
  noArrival: (days, isOfVilla) => `${days} kann ${stayOf(isOfVilla, 'kein')} beginnen.`,
  noDeparture: (days, isOfVilla) => `${days} kann ${stayOf(isOfVilla, 'kein')} enden.`,
  fewest: (days, nights, isOfVilla) =>
    `${days} dauert ${stayOf(isOfVilla, 'ein')} mindestens ${nightsOf(nights)}.`,
  most: (days, nights, isOfVilla) =>
    `${days} dauert ${stayOf(isOfVilla, 'ein')} höchstens ${nightsOf(nights)}.`,
  latest: (days, ahead, isOfVilla) =>
    `${days} wird ${stayOf(isOfVilla, 'ein')} spätestens ${daysOf(ahead)} vor der Anreise gebucht.`,
  earliest: (days, ahead, isOfVilla) =>
    `${days} wird ${stayOf(isOfVilla, 'ein')} frühestens ${daysOf(ahead)} vor der Anreise gebucht.`,
  date: (dayOfMonth, month) => `${dayOfMonth}. ${month}`,
  dateOfYear: (date, year) => `${date} ${year}`,
  on: (date) => `Am ${date}`,
  /** `first` is a day of the month alone where both are of one month. */
  range: (first, last) => `Vom ${/^\d+$/.test(String(first)) ? `${first}.` : first} bis zum ${last}`,
  /** On some weekdays, by their names from Monday on, within a range. */
  weekdays: (names, range) => {
    const many = names.map((name) => `${name.toLowerCase()}s`)
    const listed = many.length > 1 ? `${many.slice(0, -1).join(', ')} und ${many.at(-1)}` : many.join()
    return `${range}, jeweils ${listed},`
  },
}

function stayOf(isOfVilla: boolean, article: string): string {
  return `${article} Aufenthalt${isOfVilla ? ' in dieser Villa' : ''}`
}

function nightsOf(count: number): string {
  return count === 1 ? '1 Nacht' : `${count} Nächte`
}

function daysOf(count: number): string {
  return count === 1 ? '1 Tag' : `${count} Tage`
}
