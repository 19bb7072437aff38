import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { DeskBooking } from '@/features/bookings/staff-contract'
import type { NightlyRate } from '@/features/rates/rules/nightly-rates'
import {
  judgePrice,
  letOffBy,
  readPrice,
  setPrice,
  sumNights,
  type WantedPrice,
} from '@/features/rates/rules/set-price'
import type { Villa } from '@/features/villas/contract'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Cents } from '@/kernel/money'
import { mayDo } from '@/kernel/roles'
import type { Staff } from '@/server/http/access'
import { needsApproval } from './money-limits'

type Price = { totalCents: Cents; nights: NightlyRate[] }

export type NewlySetPrice = {
  price: Price
  wanted: WantedPrice
  reason: string
  amountCents: Cents
  /** An admin has to approve it first. */
  isWaiting: boolean
}

/** The price staff set on a new booking; null where it has that of the list. Throws not-allowed, invalid-input. */
export async function setNewPrice(
  transaction: NodePgDatabase,
  staff: Staff,
  { priceKind, priceValue, priceReason }: Pick<DeskBooking, 'priceKind' | 'priceValue' | 'priceReason'>,
  { listPrice, villa, today }: { listPrice: Price; villa: Villa; today: Day },
): Promise<NewlySetPrice | null> {
  if (!priceKind || priceKind === 'list') return null
  if (!mayDo(staff.permissions, 'set-prices'))
    throw new AppError('not-allowed', {
      message: 'Your role may not set prices. Please leave the price as it is.',
    })
  const wanted = readPrice({ priceKind, priceValue })
  const problem = wanted && judgePrice(listPrice.nights, wanted, today)
  if (!wanted || problem)
    throw new AppError('invalid-input', {
      problems: [{ path: 'priceValue', message: problem ?? 'Please give an amount such as 65.00' }],
    })
  const nights = setPrice(listPrice.nights, wanted, { today, taxes: villa.taxesOnTop })
  const amountCents = letOffBy(nights)
  // No booking yet, so nothing was let off before.
  const isWaiting =
    amountCents > 0 && (await needsApproval(transaction, staff, { bookingId: 0, kind: 'price', amountCents }))
  return {
    price: { totalCents: sumNights(nights), nights },
    wanted,
    reason: priceReason ?? '',
    amountCents,
    isWaiting,
  }
}
