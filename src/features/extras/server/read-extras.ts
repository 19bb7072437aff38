import { and, asc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { folioCharges } from '@/features/charges/server/table'
import { toAmount } from '@/kernel/money'
import type { BookedExtra } from '../contract'
import { bookedExtras } from './table'

/** SQL: the entry of an extra was not taken back. */
const STANDS = sql`not exists (
  select from ${folioCharges} back where back.corrects_id = ${bookedExtras}.charge_id)`

/** The extras of a booking that stand, with their entries in the folio, in the order they were booked. */
export async function readExtras(orm: NodePgDatabase, bookingId: number) {
  return await orm
    .select({ extra: bookedExtras, charge: folioCharges })
    .from(bookedExtras)
    .innerJoin(folioCharges, eq(folioCharges.id, bookedExtras.chargeId))
    .where(and(eq(bookedExtras.bookingId, bookingId), STANDS))
    .orderBy(asc(bookedExtras.chargeId))
}

/** The same as guests and their mails are told of them. */
export async function listBookedExtras(orm: NodePgDatabase, bookingId: number): Promise<BookedExtra[]> {
  const booked = await readExtras(orm, bookingId)
  return booked.map(({ extra, charge }) => ({
    name: charge.description,
    price: toAmount(extra.priceCents),
    unit: extra.unit,
    servedOn: extra.servedOn,
    pieces: extra.pieces,
    quantity: charge.quantity,
    amount: toAmount(charge.amountCents),
  }))
}
