import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { alias } from 'drizzle-orm/pg-core'
import { postCharge } from '@/features/charges/server/post-charge'
import { folioCharges } from '@/features/charges/server/table'
import type { Staff } from '@/server/http/access'
import { bookExtra } from './post-extra'
import { bookedExtras } from './table'

const back = folioCharges
const charge = alias(folioCharges, 'charge')

/**
 * Charges the extras of a booking again that were taken back by the entries `isTakenBack` finds, as they were agreed, in a
 * transaction that has locked the booking. Throws extra-not-left where others have had the last one since.
 */
export async function restoreExtras(
  transaction: NodePgDatabase,
  by: Pick<Staff, 'id' | 'email'>,
  bookingId: number,
  isTakenBack: SQL,
): Promise<void> {
  const ended = await transaction
    .select({ extra: bookedExtras, charge })
    .from(back)
    .innerJoin(charge, eq(charge.id, back.correctsId))
    .innerJoin(bookedExtras, eq(bookedExtras.chargeId, charge.id))
    .where(and(eq(back.bookingId, bookingId), isTakenBack))
    // In the order of the catalogue, as whoever sells them locks it.
    .orderBy(asc(bookedExtras.itemId), asc(charge.id))
  for (const { extra, charge: agreed } of ended) {
    const { chargedOn, department, description, quantity, amountCents, taxKind, taxes } = agreed
    const entry = { bookingId, chargedOn, department, description, quantity, amountCents, taxKind, taxes }
    const chargeId = await postCharge(transaction, by, entry)
    const { createdAt: _made, updatedAt: _changed, ...terms } = extra
    await bookExtra(transaction, { ...terms, chargeId }, description)
  }
}
