import { revenueByNight } from '@/features/rates/rules/night-revenue'
import { type NightlyRate, type NightlyRateItem, nightsFromWire } from '@/features/rates/rules/nightly-rates'
import { judgePrice, letOffBy, setPrice, sumNights, type WantedPrice } from '@/features/rates/rules/set-price'
import { type Day, toDay } from '@/kernel/days'
import { type Cents, toCents } from '@/kernel/money'

type Priced = {
  nights: readonly NightlyRateItem[]
  totalAmount: string
  checkInDate: string
  checkOutDate: string
}

/** What a stay would cost at another price, in cents, and how much less that is than by the price list. */
export type PricePreview = { total: Cents; letOff: Cents }

/** What a booking costs at the price in a form, by the rule the server sets it by; why it cannot have it otherwise. */
export function previewPrice(
  booking: Priced,
  wanted: WantedPrice,
  today: Day,
): PricePreview | { problem: string } {
  const nights = agreedNights(booking)
  const problem = judgePrice(nights, wanted, today)
  if (problem) return { problem }
  const priced = setPrice(nights, wanted, { today })
  return { total: sumNights(priced), letOff: letOffBy(priced) }
}

/** As agreed; of a booking whose total alone is known the same for each night. */
export function agreedNights({ nights, totalAmount, checkInDate, checkOutDate }: Priced): NightlyRate[] {
  if (nights.length > 0) return nightsFromWire(nights)
  const stay = { checkIn: toDay(checkInDate), checkOut: toDay(checkOutDate) }
  return revenueByNight({ ...stay, total: toCents(totalAmount), nights: null }).map(({ night, cents }) => ({
    day: night,
    cents,
  }))
}
