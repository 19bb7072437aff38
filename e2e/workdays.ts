import { addDays, type Day, weekdayOf } from '@/kernel/days'

/** A Monday some three weeks ahead: the nights after it cost the price of a working day, whatever today is. */
export function mondayAfter(today: Day): Day {
  const soon = addDays(today, 20)
  return addDays(soon, (8 - weekdayOf(soon)) % 7)
}
