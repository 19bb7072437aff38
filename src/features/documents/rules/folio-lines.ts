import { type BookingStatus, holdsNights } from '@/features/bookings/rules/status'
import { type PricedStay, revenueByNight } from '@/features/rates/rules/night-revenue'
import type { TaxKind } from '@/features/taxes/rules/tax-kinds'
import type { AgreedTaxes, TaxedLine } from '@/features/taxes/rules/tax-of'
import type { Day } from '@/kernel/days'
import type { Cents } from '@/kernel/money'

/** The nights a booking owes, each with its price; none once it was cancelled or nobody came, as amountOwed has it. */
export function nightLines({ status, ...stay }: PricedStay & { status: BookingStatus }): TaxedLine[] {
  if (!holdsNights(status)) return []
  return revenueByNight(stay).map(({ night, cents, taxes }) => ({
    day: night,
    gross: cents,
    isNight: true,
    taxKind: 'standard',
    ...(taxes && { agreed: taxes }),
  }))
}

type Charge = { chargedOn: Day; amountCents: Cents; taxKind: TaxKind; taxes?: AgreedTaxes | null }

/** The same of what was charged besides. */
export function chargeLine({ chargedOn, amountCents, taxKind, taxes }: Charge): TaxedLine {
  return { day: chargedOn, gross: amountCents, isNight: false, taxKind, ...(taxes && { agreed: taxes }) }
}
