import { desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { stayParts } from './table'

/**
 * Ends the part in which guests in house are on `from`, and begins another in `villaId` that lasts until `checkOut`, in
 * a transaction that has locked booking and villas; the caller then gives the booking its villa and its last day. A
 * part that begins on `from` itself is left to that. Throws invalid-input where no night is left to move.
 */
export async function splitStay(
  transaction: NodePgDatabase,
  bookingId: number,
  { villaId, from, checkOut }: { villaId: number; from: Day; checkOut: Day },
): Promise<void> {
  if (checkOut <= from)
    throw new AppError('invalid-input', {
      problems: [
        { path: 'checkOutDate', message: 'No night is left to move. Please extend the stay first.' },
      ],
    })
  const [last] = await transaction
    .select()
    .from(stayParts)
    .where(eq(stayParts.bookingId, bookingId))
    .orderBy(desc(stayParts.checkInDate))
    .limit(1)
  if (!last || last.checkInDate >= from) return
  await transaction.update(stayParts).set({ checkOutDate: from }).where(eq(stayParts.id, last.id))
  await transaction
    .insert(stayParts)
    .values({ bookingId, villaId, checkInDate: from, checkOutDate: checkOut, holdsNights: true })
}

/** Gives back the nights from `today` on of guests who leave before their last day; what they are charged stays. */
export async function endStayParts(
  transaction: NodePgDatabase,
  bookingId: number,
  today: Day,
): Promise<void> {
  const parts = await transaction.select().from(stayParts).where(eq(stayParts.bookingId, bookingId))
  for (const { id, checkInDate, checkOutDate } of parts) {
    if (checkOutDate <= today) continue
    // Who arrived and left on one day had the villa for no night, and the part is kept to say which it was.
    const ended = checkInDate < today ? { checkOutDate: today } : { holdsNights: false }
    await transaction.update(stayParts).set(ended).where(eq(stayParts.id, id))
  }
}
