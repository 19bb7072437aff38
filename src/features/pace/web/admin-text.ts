import { formatDay, toDay } from '@/kernel/days'

/** Words of the report of what is sold ahead. */
export const paceText = {
  title: 'Pace and pick-up',
  csv: 'CSV',
  print: 'Print',
  loading: 'Loading the months ahead',
  failed: 'The months ahead could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  month: 'Month',
  nights: 'Nights sold',
  revenue: 'Revenue',
  nightsIn: (days: number) => `Nights in ${days} days`,
  revenueIn: (days: number) => `Revenue in ${days} days`,
  nightsThen: 'Nights a year ago today',
  revenueThen: 'Revenue a year ago today',
  nightsInTheEnd: 'Nights a year ago in the end',
  total: 'Together',
  table: 'This month and the eleven after it',
  help: 'What is sold of each month: nights of stays that are confirmed, in house or over. Pick-up is how much that grew since the close of the day seven and thirty days ago; where more was cancelled than came in, it is less than nothing. A year ago today is what was sold of the same month of last year when the same day of last year closed, and in the end is what it came to.',
  frozen: (days: readonly string[]) => `Kept at the close of the day: ${days.map(tellDay).join(', ')}.`,
  reckoned: (days: readonly string[]) =>
    `Reckoned from bookings made by then, because no snapshot of the day was taken in time: ${days.map(tellDay).join(', ')}. What was cancelled since is missing there.`,
} as const

function tellDay(day: string): string {
  return formatDay(toDay(day))
}
