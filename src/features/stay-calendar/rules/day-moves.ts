import { addDays, addMonths, type Day, placeInWeek } from '@/kernel/days'

/** Where a key moves the focus from `day`, kept within `bounds`; null for keys that move nothing. Home and End are the week's, Page Up and Down a month, with Shift a year. */
export function moveDay(
  day: Day,
  key: string,
  isShifted: boolean,
  bounds: { first: Day; last: Day },
): Day | null {
  const target = targetOf(day, key, isShifted ? 12 : 1)
  if (target === null) return null
  if (target < bounds.first) return bounds.first
  if (target > bounds.last) return bounds.last
  return target
}

function targetOf(day: Day, key: string, months: number): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -placeInWeek(day))
    case 'End':
      return addDays(day, 6 - placeInWeek(day))
    case 'PageUp':
      return addMonths(day, -months)
    case 'PageDown':
      return addMonths(day, months)
    default:
      return null
  }
}
