import { addDays, type Day } from '@/kernel/days'

/** Longer ago than this nobody charges: the day was mistyped. */
const DAYS_BACK = 366

/** What is wrong with the day of a charge, for whoever types it; null for a day on which the guest may have used it. */
export function problemOfChargeDay(
  day: Day,
  { today, checkOut }: { today: Day; checkOut: Day },
): string | null {
  if (day < addDays(today, -DAYS_BACK)) return 'This day is more than a year ago'
  const last = checkOut > today ? checkOut : today
  return day > last ? 'This day is after the stay' : null
}
