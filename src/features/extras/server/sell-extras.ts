import { and, asc, eq, inArray } from 'drizzle-orm'
import type { RepriceExtras, SellExtras } from '@/features/bookings/server/booking-extras'
import { postCharge } from '@/features/charges/server/post-charge'
import type { FolioCharge } from '@/features/charges/server/read-charges'
import { chargeItems } from '@/features/charges/server/table'
import { readTaxesOnTop } from '@/features/property/server/taxes-on-top'
import { negateTaxes } from '@/features/taxes/rules/add-taxes'
import { AppError } from '@/kernel/errors'
import { formatPrice, toAmount, toCents } from '@/kernel/money'
import { BY_GUEST, BY_ITSELF } from '@/server/audit/record-change'
import { countGuests } from '../rules/change-extras'
import { needOf, priceExtra, sumExtras } from '../rules/price-extra'
import { taxedPrice } from '../rules/taxed-price'
import { EXTRA_WORDS } from '../text'
import { postExtra } from './post-extra'
import { readExtras } from './read-extras'
import type { bookedExtras } from './table'

type Booked = typeof bookedExtras.$inferSelect

/** At what the catalogue says now; what the guest was shown has to be the same (docs/decisions/extras.md). */
export const sellExtras: SellExtras = async (transaction, { bookingId, guests, ...stay }, wish) => {
  if (wish.items.length === 0) return
  const pieces = new Map(wish.items.map((item) => [item.id, item.pieces]))
  // Locked by all in the same order: who books the same extras queues up, and no price changes meanwhile.
  const items = await transaction
    .select()
    .from(chargeItems)
    .where(
      and(
        inArray(chargeItems.id, [...pieces.keys()]),
        eq(chargeItems.isActive, true),
        eq(chargeItems.isSoldOnline, true),
      ),
    )
    .orderBy(asc(chargeItems.id))
    .for('no key update')
  if (items.length < pieces.size)
    throw new AppError('extra-not-left', {
      message: EXTRA_WORDS.gone,
      problems: [{ path: 'extras', message: EXTRA_WORDS.gone }],
    })
  const booked = { stay, guests }
  const rates = await readTaxesOnTop(transaction)
  const wanted = items.map((item) => ({
    ...item,
    price: taxedPrice(item, stay, rates),
    pieces: pieces.get(item.id) ?? 1,
  }))
  for (const { name, unit, pieces: asked, mostPieces } of wanted) {
    const most = unit === 'piece' ? mostPieces : 1
    if (asked > most)
      throw new AppError('invalid-input', {
        problems: [{ path: 'extras', message: EXTRA_WORDS.tooMany(name, most) }],
      })
  }
  const sum = sumExtras(wanted, booked)
  if (sum !== toCents(wish.amount))
    throw new AppError('total-differs', {
      message: EXTRA_WORDS.otherPrice(formatPrice(sum)),
      problems: [{ path: 'extras', message: `The extras come to ${toAmount(sum)}` }],
    })
  for (const { id: itemId, name: description, price: priceCents, ...item } of wanted)
    await postExtra(transaction, BY_GUEST, { ...item, priceCents, bookingId, itemId, description }, booked)
}

/**
 * At the prices that were agreed: what costs or needs something else now is taken back and charged anew. All are taken
 * back first, so that a booking never stands in its own way.
 */
export const repriceExtras: RepriceExtras = async (
  transaction,
  { bookingId, checkIn, checkOut, seenAmount, ...party },
) => {
  const bookedOf = (extra: Pick<Booked, 'unit'>, charge: Pick<FolioCharge, 'quantity'>) => ({
    stay: { checkIn, checkOut },
    guests: countGuests({ unit: extra.unit, quantity: charge.quantity }, party),
  })
  const standing = await readExtras(transaction, bookingId)
  const sum = standing.reduce((all, { extra, charge }) => {
    const terms = { ...extra, price: extra.priceCents }
    return all + priceExtra(terms, extra.pieces, bookedOf(extra, charge)).cents
  }, 0)
  if (seenAmount !== undefined && toCents(seenAmount) !== sum)
    throw new AppError('total-differs', {
      message: EXTRA_WORDS.changedPrice(formatPrice(sum)),
      problems: [{ path: 'extrasAmount', message: `The extras come to ${toAmount(sum)}` }],
    })
  const changed = standing.filter(({ extra, charge }) => {
    const booked = bookedOf(extra, charge)
    const { quantity } = priceExtra({ ...extra, price: extra.priceCents }, extra.pieces, booked)
    const need = needOf(extra, extra.pieces, booked)
    return (
      quantity !== charge.quantity ||
      need.firstDay !== extra.firstDay ||
      need.lastDay !== extra.lastDay ||
      need.perDay !== extra.perDay
    )
  })
  for (const { charge } of changed) {
    const {
      id: correctsId,
      amountCents,
      chargedOn,
      department,
      description,
      quantity,
      taxKind,
      taxes,
    } = charge
    await postCharge(transaction, BY_ITSELF, {
      ...{ bookingId, chargedOn, department, description, quantity, taxKind, correctsId },
      amountCents: -amountCents,
      taxes: taxes && negateTaxes(taxes),
      reason: EXTRA_WORDS.removed,
    })
  }
  // In the order of the catalogue, as whoever sells them locks it.
  const again = changed.toSorted((one, other) => (one.extra.itemId ?? 0) - (other.extra.itemId ?? 0))
  for (const { extra, charge } of again) {
    const { description, department, taxKind } = charge
    await postExtra(
      transaction,
      BY_ITSELF,
      { ...extra, description, department, taxKind },
      bookedOf(extra, charge),
    )
  }
  return changed.length > 0
}
