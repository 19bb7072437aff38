import type { Cents } from '@/kernel/money'

/** The price of a weekend night, in cents: the villa's own weekend price, else base × 1.2 rounded half up to a cent. */
export function priceWeekendNight({ base, weekend }: { base: Cents; weekend: Cents | null }): Cents {
  return weekend ?? Math.floor((base * 12 + 5) / 10)
}
