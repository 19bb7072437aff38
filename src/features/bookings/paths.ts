import type { Window } from './rules/availability'

/** Apart from the contract so that pages can name it without loading the validation library. */
export const BOOKINGS_PATH = '/api/bookings'

/** Address of the booked nights of one villa, or of all, in a window; also the key of its query. */
export function bookedNightsPath(window: Window, villaId?: number): string {
  const villa = villaId === undefined ? '' : `&villaId=${villaId}`
  return `${BOOKINGS_PATH}?start=${window.first}&end=${window.last}${villa}`
}

/** Where staff read and work bookings, and what the panel opens with. */
export const ADMIN_BOOKINGS_PATH = '/api/admin/bookings'
export const BOOKINGS_CSV_PATH = `${ADMIN_BOOKINGS_PATH}.csv`
export const BOOKINGS_SUMMARY_PATH = `${ADMIN_BOOKINGS_PATH}/summary`
