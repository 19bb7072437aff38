import type { BookingStatus, Ending } from '@/features/bookings/rules/status'
import type { EndingFee, EndingTerms } from '@/features/property/rules/money-terms'
import type { Cents } from '@/kernel/money'

type Booked = {
  status: BookingStatus
  total: Cents
  /** What the first night was booked at. */
  firstNight: Cents
}

/**
 * What ending a booking costs the guest, in cents: nothing for a request that nobody had confirmed, and nothing for
 * cancelling while that is free (docs/decisions/folio.md).
 */
export function endingFee(booked: Booked, ending: Ending, terms: EndingTerms, isFree: boolean): Cents {
  if (booked.status !== 'confirmed') return 0
  if (ending === 'no-show') return feeOf(booked, terms.noShowFee, terms.noShowPercent)
  return isFree ? 0 : feeOf(booked, terms.lateCancellationFee, terms.lateCancellationPercent)
}

function feeOf({ total, firstNight }: Booked, fee: EndingFee, percent: number): Cents {
  if (fee === 'all') return total
  if (fee === 'first-night') return Math.min(firstNight, total)
  return fee === 'percentage' ? Math.round((total * percent) / 100) : 0
}

/** The first night's price: as it was booked, or an even share where only the total is known. */
export function firstNightOf(
  total: Cents,
  nights: readonly { cents: Cents }[] | null,
  nightCount: number,
): Cents {
  return nights?.[0]?.cents ?? Math.round(total / Math.max(1, nightCount))
}
