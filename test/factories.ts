import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { villas } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'

type NewVilla = typeof villas.$inferInsert

let made = 0

/** A villa at $65.00 a night for four, unless told otherwise; answers its id. */
export async function makeVilla(orm: NodePgDatabase, own: Partial<NewVilla> = {}): Promise<number> {
  made += 1
  const [villa] = await orm
    .insert(villas)
    .values({
      name: 'Rose Villa',
      slug: `rose-villa-${process.pid}-${made}`,
      description: 'A villa for tests',
      basePriceCents: 6500,
      maxGuests: 4,
      // Before all days that tests speak of, whatever day they run on.
      createdAt: new Date('2026-01-01T12:00:00Z'),
      ...own,
    })
    .returning({ id: villas.id })
  if (!villa) throw new Error('the villa was not made')
  return villa.id
}

/** What a guest sends for two week nights in the test calendar, unless told otherwise. */
export function bookingRequest(villaId: number, own: Record<string, unknown> = {}) {
  return {
    villaId,
    guestName: 'Sample Guest',
    guestEmail: 'sample.guest@example.com',
    guestPhone: '+256 700 000 099',
    checkInDate: '2027-03-15',
    checkOutDate: '2027-03-17',
    numberOfGuests: 2,
    totalAmount: '130.00',
    specialRequests: 'A quiet room',
    status: 'pending',
    ...own,
  }
}

/** What a guest sends for two week nights in several villas, unless told otherwise; `parts` may differ each. */
export function groupRequest(
  villaIds: readonly number[],
  own: Record<string, unknown> = {},
  part: Record<string, unknown> = {},
) {
  return {
    guestName: 'Sample Guest',
    guestEmail: 'sample.guest@example.com',
    guestPhone: '+256 700 000 099',
    parts: villaIds.map((villaId) => ({
      villaId,
      checkInDate: '2027-03-15',
      checkOutDate: '2027-03-17',
      numberOfGuests: 2,
      ...part,
    })),
    ...own,
  }
}

/** A pending stay of two week nights ahead of the test calendar's day, unless told otherwise; answers its id. */
export async function makeBooking(
  orm: NodePgDatabase,
  villaId: number,
  own: Partial<typeof bookings.$inferInsert> = {},
): Promise<number> {
  const [booking] = await orm
    .insert(bookings)
    .values({
      villaId,
      guestName: 'Sample Guest',
      guestEmail: 'sample.guest@example.com',
      checkInDate: toDay('2027-03-15'),
      checkOutDate: toDay('2027-03-17'),
      numberOfGuests: 2,
      totalCents: 13_000,
      ...own,
    })
    .returning({ id: bookings.id })
  if (!booking) throw new Error('the booking was not made')
  return booking.id
}
