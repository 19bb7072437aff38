import { addDays, type Day, toDay } from '@/kernel/days'
import type { BookingStatus } from './status'

type Block = { id: number; villaId: number; startDate: string; endDate: string }

/** Blocked nights as something that holds a villa like a booking; its id is below nothing, so that it is no booking's. */
export function stayOfBlock({ id, villaId, startDate, endDate }: Block) {
  const checkOutDate: Day = addDays(toDay(endDate), 1)
  const status: BookingStatus = 'confirmed'
  return { id: -id, villaId, checkInDate: toDay(startDate), checkOutDate, status }
}
