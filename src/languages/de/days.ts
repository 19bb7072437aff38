import type * as english from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const DAY_WORDS: Translation<typeof english.DAY_WORDS> = {
  weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  months: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  /** `So.` of `Sonntag`; short months stand in full, and September has a form of its own. */
  short: (name) => {
    if (name === 'Mittwoch' || name.endsWith('tag')) return `${name.slice(0, 2)}.`
    if (name === 'September') return 'Sept.'
    return name.length <= 4 ? name : `${name.slice(0, 3)}.`
  },
  firstOfWeek: 1,
  day: (weekday, shortDay, year) => `${weekday}, ${shortDay} ${year}`,
  shortDay: (dayOfMonth, month) => `${dayOfMonth}. ${month}`,
  longDay: (weekday, dayOfMonth, month) => `${weekday}, ${dayOfMonth}. ${month}`,
  month: (month, year) => `${month} ${year}`,
}
