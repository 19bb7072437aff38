import { priceNight, rateOf } from '@/features/rates/rules/pricing'
import { holdsDay } from '@/features/rates/rules/season-days'
import type { StaffSeason } from '@/features/rates/rules/season-kinds'
import type { Villa } from '@/features/villas/contract'
import { addDays, type Day, daysBetween } from '@/kernel/days'
import { type Cents, formatPrice, toAmount } from '@/kernel/money'
import type { SeasonPreview } from '../staff-contract'

/** Nights that are listed at most: two months. */
export const MOST_NIGHTS = 62
/** Days that are looked through: five years. */
const MOST_DAYS = 1830
const OTHERS = 'Other villas'

/** A villa as it is, and as it would be with a season. */
export type Pair = { before: Villa; after: Villa }

/**
 * What each night of each category costs now and with a season, from today on: both by the rule that prices every stay.
 * Only categories of which the season holds a villa are named.
 */
export function previewSeason(
  pairs: readonly Pair[],
  season: Pick<StaffSeason, 'reach' | 'kind' | 'price' | 'first' | 'last' | 'weekdays'>,
  today: Day,
  nameOf: (villa: Villa) => string = ({ categoryName }) => categoryName ?? OTHERS,
): Omit<SeasonPreview, 'overlaps'> {
  const first = season.first > today ? season.first : today
  const length = Math.min(MOST_DAYS, Math.max(0, daysBetween(first, season.last) + 1))
  const held = Array.from({ length }, (_, ahead) => addDays(first, ahead)).filter((day) =>
    holdsDay(season, day),
  )
  const nights = held.slice(0, MOST_NIGHTS)
  const categories = [...groupBy(pairs, nameOf)].map(([name, own]) => ({
    name,
    nights: nights.map((night) => ({
      night,
      before: costOf(own, 'before', night),
      after: costOf(own, 'after', night),
    })),
  }))
  return { warnings: warn(pairs, season, nights[0]), categories, more: held.length - nights.length }
}

function groupBy(pairs: readonly Pair[], nameOf: (villa: Villa) => string): Map<string, Pair[]> {
  const groups = new Map<string, Pair[]>()
  for (const pair of pairs) {
    const name = nameOf(pair.after)
    groups.set(name, [...(groups.get(name) ?? []), pair])
  }
  return groups
}

function costOf(pairs: readonly Pair[], side: keyof Pair, night: Day) {
  const all = pairs.map((pair) => priceNight(rateOf(pair[side]), night))
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return { least: toAmount(least), most: most === least ? null : toAmount(most) }
}

/** A price for several categories makes the smallest villa cost what the largest does: hardly ever what was meant. */
function warn(
  pairs: readonly Pair[],
  { reach, kind, price }: Pick<StaffSeason, 'reach' | 'kind' | 'price'>,
  night: Day | undefined,
): string[] {
  if (reach !== 'property' || kind !== 'price' || price === null || night === undefined) return []
  const usual = pairs
    .map(({ before }) => ({
      name: before.categoryName ?? before.name,
      cents: priceNight(rateOf(before), night),
    }))
    .sort((one, other) => one.cents - other.cents)
  const [least, most] = [usual[0], usual.at(-1)]
  if (!least || !most || least.cents === most.cents) return []
  return [
    `Different villas will cost the same: ${told(least)} as much as ${told(most)}. To keep them apart, choose a percentage or an amount, or give each category a price of its own.`,
  ]
}

function told({ name, cents }: { name: string; cents: Cents }): string {
  return `${name} (${formatPrice(cents)} now)`
}
