import type * as english from '@/features/rates/rules/season-text'
import type { Translation } from '@/kernel/translation'

export const SEASON_WORDS: Translation<typeof english.SEASON_WORDS> = {
  noArrival: (days, isOfVilla) =>
    `${days}, aucun séjour${isOfVilla ? ' dans cette villa' : ''} ne peut commencer.`,
  noDeparture: (days, isOfVilla) =>
    `${days}, aucun séjour${isOfVilla ? ' dans cette villa' : ''} ne peut se terminer.`,
  fewest: (days, nights, isOfVilla) =>
    `${days}, les séjours${isOfVilla ? ' dans cette villa' : ''} comptent au moins ${nights} ${nights > 1 ? 'nuits' : 'nuit'}.`,
  most: (days, nights, isOfVilla) =>
    `${days}, les séjours${isOfVilla ? ' dans cette villa' : ''} comptent au plus ${nights} ${nights > 1 ? 'nuits' : 'nuit'}.`,
  latest: (days, ahead, isOfVilla) =>
    `${days}, les séjours${isOfVilla ? ' dans cette villa' : ''} se réservent au plus tard ${ahead} ${ahead > 1 ? 'jours' : 'jour'} avant l’arrivée.`,
  earliest: (days, ahead, isOfVilla) =>
    `${days}, les séjours${isOfVilla ? ' dans cette villa' : ''} se réservent au plus tôt ${ahead} ${ahead > 1 ? 'jours' : 'jour'} avant l’arrivée.`,
  date: (dayOfMonth, month) => `${dayOfMonth === 1 ? '1er' : dayOfMonth} ${month}`,
  dateOfYear: (date, year) => `${date} ${year}`,
  on: (date) => `Le ${date}`,
  /** `first` is a day of the month alone where both are of one month. */
  range: (first, last) => `Du ${first === '1' ? '1er' : first} au ${last}`,
  /** On some weekdays, by their names from Monday on, within a range. */
  weekdays: (names, range) => {
    const many = names.map((name) => `${name}s`)
    const listed = many.length > 1 ? `${many.slice(0, -1).join(', ')} et ${many.at(-1)}` : many.join()
    return `Les ${listed} ${range.charAt(0).toLowerCase()}${range.slice(1)}`
  },
}
