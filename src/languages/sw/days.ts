import type * as english from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

const SHORT_NAMES: Record<string, string> = {
  Jumapili: 'Jpi',
  Jumatatu: 'Jtt',
  Jumanne: 'Jnn',
  Jumatano: 'Jtn',
  Alhamisi: 'Alh',
  Ijumaa: 'Ijm',
  Jumamosi: 'Jmo',
  Machi: 'Mac',
}

export const DAY_WORDS: Translation<typeof english.DAY_WORDS> = {
  /** In the order of `weekdayOf`. */
  weekdays: ['Jumapili', 'Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi'],
  months: [
    'Januari',
    'Februari',
    'Machi',
    'Aprili',
    'Mei',
    'Juni',
    'Julai',
    'Agosti',
    'Septemba',
    'Oktoba',
    'Novemba',
    'Desemba',
  ],
  /** The first letters of most weekdays are the same. */
  short: (name) => SHORT_NAMES[name] ?? name.slice(0, 3),
  /** The weekday that begins a week of a calendar, as `weekdayOf` counts. */
  firstOfWeek: 1,
  /** Of names, short ones in `day` and `shortDay`, and of numbers without a zero before them. */
  day: (weekday, shortDay, year) => `${weekday}, ${shortDay} ${year}`,
  shortDay: (dayOfMonth, month) => `${dayOfMonth} ${month}`,
  longDay: (weekday, dayOfMonth, month) => `${weekday}, ${dayOfMonth} ${month}`,
  month: (month, year) => `${month} ${year}`,
}
