import { and, asc, eq, gte, lte, notInArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { FREEING_STATUSES } from '@/features/bookings/rules/status'
import { bookings } from '@/features/bookings/server/table'
import { chargeItems as contract } from '@/features/charges/contract'
import { chargeItems, folioCharges } from '@/features/charges/server/table'
import { readTaxesOnTop } from '@/features/property/server/taxes-on-top'
import { toAmount } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import { translateRows } from '@/server/crud/content-translations'
import type { OfferedExtra } from '../contract'
import { leftOf, type Sold } from '../rules/left-of'
import { taxedPrice } from '../rules/taxed-price'
import { bookedExtras } from './table'

/** What can be booked with a stay, in the order staff gave, and how many of each are left. */
export async function listExtras(orm: NodePgDatabase, stay: Stay): Promise<OfferedExtra[]> {
  const rows = await orm
    .select()
    .from(chargeItems)
    .where(and(eq(chargeItems.isActive, true), eq(chargeItems.isSoldOnline, true)))
    .orderBy(asc(chargeItems.sortOrder), asc(chargeItems.id))
  const items = await translateRows(orm, { table: chargeItems, fields: contract.translated }, rows)
  const rates = await readTaxesOnTop(orm)
  const isLimited = items.some(({ dailyLimit }) => dailyLimit !== null)
  const sold = isLimited ? await listSold(orm, stay) : []
  return items.map((item) => ({
    id: item.id,
    name: item.name,
    text: item.guestText,
    price: toAmount(taxedPrice(item, stay, rates)),
    unit: item.unit,
    servedOn: item.servedOn,
    mostPieces: item.mostPieces,
    left: leftOf(
      item,
      sold.filter(({ itemId }) => itemId === item.id),
      stay,
    ),
  }))
}

/** What others have booked on the days of a stay; the same that `assert_extra_left` counts (migrations/). */
async function listSold(orm: NodePgDatabase, stay: Stay): Promise<(Sold & { itemId: number | null })[]> {
  return await orm
    .select({
      itemId: bookedExtras.itemId,
      firstDay: bookedExtras.firstDay,
      lastDay: bookedExtras.lastDay,
      perDay: bookedExtras.perDay,
    })
    .from(bookedExtras)
    .innerJoin(bookings, eq(bookings.id, bookedExtras.bookingId))
    .where(
      and(
        lte(bookedExtras.firstDay, stay.checkOut),
        gte(bookedExtras.lastDay, stay.checkIn),
        notInArray(bookings.status, [...FREEING_STATUSES]),
        sql`not exists (select from ${folioCharges} back where back.corrects_id = ${bookedExtras.chargeId})`,
      ),
    )
}
