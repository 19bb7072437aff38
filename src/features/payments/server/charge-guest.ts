import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import type { NewCharge } from '@/features/charges/contract'
import { problemOfChargeDay } from '@/features/charges/rules/charge-day'
import { postCharge } from '@/features/charges/server/post-charge'
import { readCharges } from '@/features/charges/server/read-charges'
import { folioCharges } from '@/features/charges/server/table'
import { readTaxesOnTop } from '@/features/property/server/taxes-on-top'
import { addTaxes, agreeTaxes, negateTaxes, sumAgreed } from '@/features/taxes/rules/add-taxes'
import { type Day, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { type Cents, toCents } from '@/kernel/money'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { BookingLedger } from '../contract'
import { isSame, lockKey } from './match-key'
import { assertMayTakeBack } from './money-limits'
import { lockBalance } from './read-balance'
import { readLedger } from './store'

/**
 * Charges a guest for something besides the nights. The same form sent again under its key counts once. Throws not-found,
 * invalid-input for a day that cannot be, key-reused.
 */
export async function chargeGuest(
  { database: { orm }, today }: Pick<Context, 'database' | 'today'>,
  staff: Staff,
  bookingId: number,
  charge: NewCharge,
  key: string | undefined,
): Promise<BookingLedger> {
  return await orm.transaction(async (transaction) => {
    await lockBalance(transaction, bookingId)
    const { description, price, quantity, department, taxKind } = charge
    const chargedOn = charge.chargedOn === undefined ? today() : toDay(charge.chargedOn)
    const net = toCents(price) * quantity
    const wanted = { bookingId, description, quantity, department, taxKind }
    if (key !== undefined) {
      await lockKey(transaction, key)
      const [earlier] = await transaction
        .select()
        .from(folioCharges)
        .where(eq(folioCharges.idempotencyKey, key))
      // By the price that was sent: the taxes on top of it may have changed since.
      const sent = earlier && { ...earlier, net: netOf(earlier) }
      if (isSame(sent, { ...wanted, net }, 'charge')) return await readLedger(transaction, bookingId)
    }
    await assertChargeDay(transaction, bookingId, chargedOn, today())
    const taxed = await addTaxesOnTop(transaction, { net, day: chargedOn, isNight: false, taxKind })
    await postCharge(transaction, staff, { ...wanted, ...taxed, chargedOn, idempotencyKey: key ?? null })
    return await readLedger(transaction, bookingId)
  })
}

/** What a price comes to, and which of it are taxes on top; these are kept with the charge. */
async function addTaxesOnTop(orm: NodePgDatabase, line: Parameters<typeof addTaxes>[0]) {
  const rates = await readTaxesOnTop(orm)
  const amountCents = addTaxes(line, rates).gross
  return { amountCents, taxes: agreeTaxes({ ...line, gross: amountCents }, rates) }
}

function netOf({ amountCents, taxes }: typeof folioCharges.$inferSelect): Cents {
  return amountCents - (taxes ? sumAgreed(taxes) : 0)
}

async function assertChargeDay(orm: NodePgDatabase, bookingId: number, day: Day, today: Day): Promise<void> {
  const [booking] = await orm
    .select({ checkOut: bookings.checkOutDate })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  if (!booking) throw new AppError('not-found')
  const message = problemOfChargeDay(day, { today, checkOut: booking.checkOut })
  if (message !== null) throw new AppError('invalid-input', { problems: [{ path: 'chargedOn', message }] })
}

/**
 * Takes a charge or a discount back by an entry of the opposite amount. Throws not-found, already-there for the second
 * time, step-not-allowed where a discount was given on it, not-allowed above the limit of reception.
 */
export async function correctCharge(
  orm: NodePgDatabase,
  staff: Staff,
  { bookingId, chargeId, reason }: { bookingId: number; chargeId: number; reason: string },
): Promise<BookingLedger> {
  return await orm.transaction(async (transaction) => {
    const { owed } = await lockBalance(transaction, bookingId)
    const charges = await readCharges(transaction, bookingId)
    const charge = charges.find(({ id, correctsId }) => id === chargeId && correctsId === null)
    if (!charge) throw new AppError('not-found')
    if (charges.some(({ correctsId }) => correctsId === chargeId))
      throw new AppError('already-there', { message: 'This charge has been corrected already.' })
    const { chargedOn, department, description, quantity, amountCents, taxKind, taxes } = charge
    if (amountCents > 0 && amountCents > owed)
      throw new AppError('step-not-allowed', {
        message: 'More was let off since than this would leave. Please correct the discount first.',
      })
    await assertMayTakeBack(transaction, staff, { bookingId, kind: 'discount', amountCents })
    const entry = { bookingId, chargedOn, department, description, quantity, taxKind, reason }
    const taken = { amountCents: -amountCents, taxes: taxes && negateTaxes(taxes) }
    await postCharge(transaction, staff, { ...entry, ...taken, correctsId: charge.id })
    return await readLedger(transaction, bookingId)
  })
}
