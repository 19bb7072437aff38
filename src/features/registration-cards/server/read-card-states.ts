import { eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import type { CardState } from '../rules/card'
import { asksCards } from './asks-cards'
import { registrationCards } from './table'

/** How far the cards of these bookings are; empty where the hotel asks for none. */
export async function readCardStates(
  orm: NodePgDatabase,
  bookingIds: number[],
): Promise<ReadonlyMap<number, CardState>> {
  if (bookingIds.length === 0) return new Map()
  if (!(await asksCards(orm))) return new Map()
  const rows = await orm
    .select({ id: bookings.id, cardId: registrationCards.id, signedHow: registrationCards.signedHow })
    .from(bookings)
    .leftJoin(registrationCards, eq(registrationCards.bookingId, bookings.id))
    .where(inArray(bookings.id, bookingIds))
  return new Map(
    rows.map(({ id, cardId, signedHow }) => [id, signedHow ? 'signed' : cardId ? 'unsigned' : 'missing']),
  )
}
