import type { Hotel } from '@/features/cancellation/rules/free-cancellation'
import { tellCancelling } from '@/features/cancellation/rules/tell-cancelling'
import { type Day, formatShortDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'

/** Until when cancelling is free: once for the whole group, or for each day on which some of it arrive. */
export function tellGroupCancelling(checkIns: readonly Day[], hotel: Hotel, now: number): string[] {
  const days = [...new Set(checkIns)].sort()
  return days.map((day) => {
    const told = tellCancelling(day, hotel, now)
    return days.length === 1 ? told : labelled(formatShortDay(day), told)
  })
}
