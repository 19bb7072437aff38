import { addDays } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { FRIDAY, nextWeekday, WEEKEND_NIGHTS } from './read-dates'
import { countOf, findIn, isIn, numberIn } from './word-lists'

/** The stay a follow-up means by words that count from the one before: 'the weekend after', 'two days later'. */
export function shiftStay(text: string, before: Stay): Stay | null {
  if (isIn(text, 'weekend-after')) {
    const checkIn = nextWeekday(addDays(before.checkIn, 1), FRIDAY)
    return { checkIn, checkOut: addDays(checkIn, WEEKEND_NIGHTS) }
  }
  const longer = numberIn(text, 'longer')
  if (longer !== null) return { ...before, checkOut: addDays(before.checkOut, longer) }
  const { groups } = findIn(text, 'moved') ?? {}
  if (!groups) return null
  const direction = /earlier|before/.test(groups.where ?? '') ? -1 : 1
  const days = countOf(groups.count) * (groups.unit === 'week' ? 7 : 1) * direction
  return { checkIn: addDays(before.checkIn, days), checkOut: addDays(before.checkOut, days) }
}
