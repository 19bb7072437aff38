import { Readable } from 'node:stream'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { writeCsv, writeCsvLines } from '@/kernel/csv'
import { daysBetween, toDay } from '@/kernel/days'

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
  Reference: ({ reference }) => reference,
  'Children’s ages': ({ childAges }) => childAges.join(', '),
  Cot: ({ wantsCot }) => (wantsCot ? 'yes' : ''),
  Arrival: ({ arrivalTime }) => arrivalTime,
}

/**
 * Bookings as a table for a spreadsheet, safe to open whatever guests typed, as a stream that reads on as fast as it is
 * read. Throws what the first of `parts` throws, so that it can still be answered as an error.
 */
export async function beginTable(parts: AsyncGenerator<StaffBooking[], void>): Promise<Readable> {
  const first = await parts.next()
  return Readable.from(writeTable(first.value ?? [], parts))
}

async function* writeTable(first: readonly StaffBooking[], rest: AsyncGenerator<StaffBooking[], void>) {
  yield BYTE_ORDER_MARK + writeCsv(Object.keys(COLUMNS), []) + writeRows(first)
  for await (const part of rest) yield writeRows(part)
}

function writeRows(items: readonly StaffBooking[]): string {
  const cells = Object.values(COLUMNS)
  return writeCsvLines(items.map((item) => cells.map((cell) => cell(item))))
}
