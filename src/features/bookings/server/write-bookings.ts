import { writeCsv } from '@/kernel/csv'
import { daysBetween, toDay } from '@/kernel/days'
import type { StaffBooking } from '../staff-contract'

/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const COLUMNS: Record<string, (booking: StaffBooking) => string | number | null> = {
  Booking: ({ id }) => id,
  Status: ({ status }) => status,
  Guest: ({ guestName }) => guestName,
  'E-mail': ({ guestEmail }) => guestEmail,
  Phone: ({ guestPhone }) => guestPhone,
  Villa: ({ villaName }) => villaName,
  Room: ({ roomNumber }) => roomNumber,
  'Check-in': ({ checkInDate }) => checkInDate,
  'Check-out': ({ checkOutDate }) => checkOutDate,
  Nights: ({ checkInDate, checkOutDate }) => daysBetween(toDay(checkInDate), toDay(checkOutDate)),
  Guests: ({ numberOfGuests }) => numberOfGuests,
  Meals: ({ board }) => board,
  'Total USD': ({ totalAmount }) => totalAmount,
  Source: ({ source }) => source,
  Requests: ({ specialRequests }) => specialRequests,
  Booked: ({ createdAt }) => createdAt,
}

/** Bookings as a table for a spreadsheet, safe to open whatever guests typed. */
export function writeBookings(items: readonly StaffBooking[]): string {
  const cells = Object.values(COLUMNS)
  return (
    BYTE_ORDER_MARK +
    writeCsv(
      Object.keys(COLUMNS),
      items.map((item) => cells.map((cell) => cell(item))),
    )
  )
}
