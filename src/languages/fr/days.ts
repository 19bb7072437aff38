import type * as english from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

/** Months that are not written out where room is scarce; the others are short enough. */
const SHORT_MONTHS: Record<string, string> = {
  janvier: 'janv.',
  février: 'févr.',
  mars: 'mars',
  avril: 'avr.',
  mai: 'mai',
  juin: 'juin',
  juillet: 'juil.',
  août: 'août',
  septembre: 'sept.',
  octobre: 'oct.',
  novembre: 'nov.',
  décembre: 'déc.',
}

export const DAY_WORDS: Translation<typeof english.DAY_WORDS> = {
  weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  short: (name) => SHORT_MONTHS[name] ?? `${name.slice(0, 3)}.`,
  firstOfWeek: 1,
  day: (weekday, shortDay, year) => `${weekday} ${shortDay} ${year}`,
  shortDay: (dayOfMonth, month) => `${ordinal(dayOfMonth)} ${month}`,
  longDay: (weekday, dayOfMonth, month) => `${weekday} ${ordinal(dayOfMonth)} ${month}`,
  month: (month, year) => `${month} ${year}`,
}

/** The first of a month alone is counted: `1er mars`, `2 mars`. */
function ordinal(dayOfMonth: number): string {
  return dayOfMonth === 1 ? '1er' : String(dayOfMonth)
}
