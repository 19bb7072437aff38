import { minNightsFrom } from '@/features/rates/rules/pricing'
import { isClosedToArrival, tellRules } from '@/features/rates/rules/stay-rules'
import type { Villa } from '@/features/villas/contract'
import type { Day } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { bookableVillas, knownRate } from './offers'

/** The fewest nights that some villa takes from this check-in on; 1 where there is none. */
export function fewestNights(villas: readonly Villa[], checkIn: Day): number {
  const each = bookableVillas(villas).map((villa) => minNightsFrom(knownRate(villa), checkIn))
  return each.length > 0 ? Math.min(...each) : 1
}

/** True when no villa takes a stay that begins on the day, however long it is. */
export function areClosedToArrival(villas: readonly Villa[], day: Day, today: Day): boolean {
  const open = bookableVillas(villas)
  return open.length > 0 && open.every((villa) => isClosedToArrival(knownRate(villa), day, today))
}

/** What the seasons ask of a stay in every villa, in the words of one that can be had, with the fewest nights. */
export function tellOfAll(
  villas: readonly Villa[],
  asked: { day: Day | null; stay: Stay | null; today: Day },
): { says: string; isBroken: boolean } {
  const each = bookableVillas(villas)
    .map((villa) => {
      const rate = knownRate(villa)
      const told = tellRules(rate, asked)
      const isOff = told.isBroken || (asked.day !== null && isClosedToArrival(rate, asked.day, asked.today))
      return { ...told, isOff, fewest: asked.day ? minNightsFrom(rate, asked.day) : 1 }
    })
    .sort((one, other) => Number(one.isOff) - Number(other.isOff) || one.fewest - other.fewest)
  const isBroken = each.length > 0 && each.every((one) => one.isBroken)
  return { says: (each.every(({ says }) => says) && each[0]?.says) || '', isBroken }
}
