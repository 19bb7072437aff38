import type { StayWish } from '@/features/questions/understand/stay-wish'
import type { Villa } from '@/features/villas/contract'
import { nightPrices, placesOf } from './find-stays'

/** More villas than this are for reception to put together. */
const MOST_COMBINED = 5

type Party = Pick<StayWish, 'guests' | 'bedrooms' | 'ownBeds' | 'pick'>

/**
 * The fewest villas that together sleep a party, in one building where that can be, the cheaper among equals; none
 * where no handful does.
 */
export function combineVillas(villas: readonly Villa[], party: Party): Villa[] {
  if (party.pick === 'cheapest') return fill(villas, party)
  const buildings = [...new Set(villas.map(({ building }) => building))]
  const pools = buildings.map((building) => villas.filter((villa) => villa.building === building))
  const within = pools.map((pool) => fill(pool, party)).filter((group) => group.length > 0)
  const [best] = within.sort((one, other) => one.length - other.length || costOf(one) - costOf(other))
  return best ?? fill(villas, party)
}

/** Takes the roomiest, or the cheapest for each guest, until one villa more is enough, and for that the cheapest which is. */
function fill(villas: readonly Villa[], { guests = 1, bedrooms = 1, ownBeds, pick }: Party): Villa[] {
  const holds = (villa: Villa) => placesOf(villa, ownBeds)
  const costs = (villa: Villa) => (pick === 'cheapest' ? baseOf(villa) / holds(villa) : -holds(villa))
  const left = [...villas].sort((one, other) => costs(one) - costs(other) || baseOf(one) - baseOf(other))
  const taken: Villa[] = []
  let [beds, rooms] = [guests, bedrooms]
  while (left.length > 0 && taken.length < MOST_COMBINED) {
    const [last] = left
      .filter((villa) => holds(villa) >= beds && villa.bedrooms >= rooms)
      .sort((one, other) => baseOf(one) - baseOf(other))
    if (last) return [...taken, last]
    const next = left.shift()
    if (!next) break
    taken.push(next)
    beds -= holds(next)
    rooms -= next.bedrooms
  }
  return []
}

function baseOf(villa: Villa): number {
  return nightPrices(villa).base
}

function costOf(group: readonly Villa[]): number {
  return group.reduce((sum, villa) => sum + baseOf(villa), 0)
}
