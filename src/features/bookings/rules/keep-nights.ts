import type { Day } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import type { BookingStatus } from './status'

type Night = { day: Day; cents: Cents }

type Change = {
  status: BookingStatus
  /** What was agreed for each night; null where only the total is known. */
  agreed: readonly Night[] | null
  /** Whether the meals stay what they were. */
  isBoardSame: boolean
  /** Whether staff want the nights from today on at the prices of the villa. */
  reprices?: boolean | undefined
  today: Day
}

/**
 * The nights of a changed stay: as they are priced now, but for guests in house each night of before stays at what was
 * agreed for it, in whatever villa they spend it. Other meals and a price that staff want anew count from today on: a
 * night that is past never changes its price (docs/decisions/stay-parts.md).
 */
export function keepAgreedNights<One extends Night>(
  priced: readonly One[],
  {
    status,
    agreed,
    isBoardSame,
    reprices = false,
    today,
  }: Omit<Change, 'agreed'> & { agreed: readonly One[] | null },
): { totalCents: Cents; nights: One[] } {
  const isInHouse = status === 'checked-in'
  const isKept = (day: Day) => isInHouse && (day < today || (isBoardSame && !reprices))
  const nights = priced.map((night) => agreed?.find(({ day }) => day === night.day && isKept(day)) ?? night)
  return { totalCents: nights.reduce((sum, { cents }) => sum + cents, 0), nights }
}
