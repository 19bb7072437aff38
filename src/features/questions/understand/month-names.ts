import { anyOf } from './patterns'

/** Months by the first letters of their names. */
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A month's name, as part of an expression. */
export const MONTH = `${anyOf(
  'january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sept?, oct, nov, dec',
)}\\.?`

/** What follows the number of a day, as part of an expression. */
export const ORDINAL = '(?:st|nd|rd|th)'
