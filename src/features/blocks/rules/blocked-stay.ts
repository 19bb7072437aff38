import { addDays, addMonths, type Day, toDay } from '@/kernel/days'

type Block = { id: number; villaId: number; startDate: string; endDate: string }

/** Whole years after the current one in which nights can be blocked (docs/decisions/blocked-nights.md). */
const YEARS_AHEAD = 5

/** The last night that staff or a feed can block: it moves once a year, so that what is cut there stays as it is. */
export function lastBlockedNight(today: Day): Day {
  return toDay(`${addMonths(today, YEARS_AHEAD * 12).slice(0, 4)}-12-31`)
}

/** Blocked nights as something that holds a villa like a booking; its id is below nothing, so that it is no booking's. */
export function stayOfBlock({ id, villaId, startDate, endDate }: Block) {
  const checkOutDate: Day = addDays(toDay(endDate), 1)
  return { id: -id, villaId, checkInDate: toDay(startDate), checkOutDate, status: 'confirmed' as const }
}
