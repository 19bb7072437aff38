import { Readable } from 'node:stream'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import type { Balance } from '@/features/payments/server/read-balance'
import { writeCsv, writeCsvLines } from '@/kernel/csv'
import { daysBetween, toDay } from '@/kernel/days'
import { toAmount } from '@/kernel/money'

/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What some bookings have paid and owe, by their ids. */
type ReadBalances = (ids: readonly number[]) => Promise<Map<number, Balance>>

type Row = StaffBooking & { balance: Balance | undefined }

const COLUMNS: Record<string, (row: Row) => string | number | null> = {
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
  // Charges are owed as well, and of a stay that is off the total is not: it is no sum of other columns.
  'Paid USD': ({ balance }) => (balance ? toAmount(balance.paid) : null),
  'Balance USD': ({ balance }) => (balance ? toAmount(balance.due) : null),
}

/**
 * Bookings as a table for a spreadsheet, safe to open whatever guests typed, as a stream that reads on as fast as it is
 * read. Throws what the first of `parts` throws, so that it can still be answered as an error.
 */
export async function beginTable(
  parts: AsyncGenerator<StaffBooking[], void>,
  readBalances: ReadBalances,
): Promise<Readable> {
  const first = await parts.next()
  const rows = await writeRows(first.value ?? [], readBalances)
  return Readable.from(writeTable(rows, parts, readBalances))
}

async function* writeTable(
  first: string,
  rest: AsyncGenerator<StaffBooking[], void>,
  readBalances: ReadBalances,
) {
  yield BYTE_ORDER_MARK + writeCsv(Object.keys(COLUMNS), []) + first
  for await (const part of rest) yield await writeRows(part, readBalances)
}

async function writeRows(bookings: readonly StaffBooking[], readBalances: ReadBalances): Promise<string> {
  const balances = await readBalances(bookings.map(({ id }) => id))
  const cells = Object.values(COLUMNS)
  return writeCsvLines(
    bookings.map((booking) => cells.map((cell) => cell({ ...booking, balance: balances.get(booking.id) }))),
  )
}
