import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { constraintOf } from '@/features/bookings/server/assert-nights-free'
import { postCharge } from '@/features/charges/server/post-charge'
import type { FolioCharge } from '@/features/charges/server/read-charges'
import { readTaxesOnTop } from '@/features/property/server/taxes-on-top'
import { agreeTaxes } from '@/features/taxes/rules/add-taxes'
import { formatShortDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Staff } from '@/server/http/access'
import { type ExtraStay, needOf, priceExtra } from '../rules/price-extra'
import { EXTRA_WORDS } from '../text'
import { bookedExtras } from './table'

type Agreed = Pick<
  typeof bookedExtras.$inferSelect,
  'bookingId' | 'itemId' | 'unit' | 'servedOn' | 'pieces'
> & {
  priceCents: number
} & Pick<FolioCharge, 'description' | 'department' | 'taxKind'>

/**
 * Charges a booking for an extra, in a transaction that has locked the booking. Throws extra-not-left where the hotel
 * cannot do one more on one of its days.
 */
export async function postExtra(
  transaction: NodePgDatabase,
  by: Pick<Staff, 'id' | 'email'>,
  agreed: Agreed,
  booked: ExtraStay,
): Promise<void> {
  const { bookingId, itemId, unit, servedOn, priceCents, pieces, description, department, taxKind } = agreed
  const { quantity, cents } = priceExtra({ price: priceCents, unit, servedOn }, pieces, booked)
  const need = needOf({ unit, servedOn }, pieces, booked)
  const rates = await readTaxesOnTop(transaction)
  const line = { gross: cents, day: need.firstDay, isNight: false, taxKind }
  const chargeId = await postCharge(transaction, by, {
    ...{ bookingId, description, department, taxKind, quantity },
    amountCents: cents,
    chargedOn: need.firstDay,
    taxes: agreeTaxes(line, rates),
  })
  const extra = { chargeId, bookingId, itemId, unit, servedOn, priceCents, pieces, ...need }
  await bookExtra(transaction, extra, description)
}

/** Writes what was agreed about an entry of the folio. Throws extra-not-left. */
export async function bookExtra(
  transaction: NodePgDatabase,
  extra: typeof bookedExtras.$inferInsert,
  description: string,
): Promise<void> {
  await transaction
    .insert(bookedExtras)
    .values(extra)
    .catch((error) => {
      if (constraintOf(error) !== 'booked_extras_daily_limit') throw error
      const message = EXTRA_WORDS.notLeft(description, formatShortDay(extra.firstDay))
      throw new AppError('extra-not-left', {
        message,
        problems: [{ path: 'extras', message }],
        cause: error,
      })
    })
}
