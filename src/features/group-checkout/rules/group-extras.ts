import type { OfferedExtra } from '@/features/extras/contract'
import { type ChosenExtra, chooseExtras } from '@/features/extras/rules/choose-extras'
import type { ExtraChoice } from '@/features/extras/rules/extra-choice'
import { type ExtraStay, needOf } from '@/features/extras/rules/price-extra'
import type { Cents } from '@/kernel/money'

/** A villa with what can be had for its nights, and what of it is wished for. */
export type ExtrasWish = { booked: ExtraStay; offered: readonly OfferedExtra[]; choice: ExtraChoice }

/** What can be had for a villa beside what the others of its group have, and what of it is chosen. */
export type VillaExtras = {
  booked: ExtraStay
  offered: readonly OfferedExtra[]
  choice: ExtraChoice
  chosen: readonly ChosenExtra[]
  cents: Cents
}

/** The extras of each villa of a group: what the hotel can do so often a day, it can do so often for all of them. */
export function chooseForVillas(wishes: readonly ExtrasWish[]): VillaExtras[] {
  return wishes.map((wish, place) => {
    const others = wishes.filter((_, other) => other !== place)
    const offered = wish.offered.map((extra) => ({ ...extra, left: leftBeside(extra, wish, others) }))
    return { ...wish, offered, ...chooseExtras(offered, wish.choice, wish.booked) }
  })
}

/** What is left of an extra for a villa once the others of the group have theirs; null is any number. */
function leftBeside(
  extra: OfferedExtra,
  { booked }: ExtrasWish,
  others: readonly ExtrasWish[],
): number | null {
  if (extra.left === null) return null
  const own = needOf(extra, 1, booked)
  const taken = others.reduce((sum, other) => {
    const pieces = other.choice[extra.id] ?? 0
    if (pieces === 0) return sum
    const { firstDay, lastDay, perDay } = needOf(extra, pieces, other.booked)
    return firstDay <= own.lastDay && lastDay >= own.firstDay ? sum + perDay : sum
  }, 0)
  return Math.max(0, extra.left - taken)
}
