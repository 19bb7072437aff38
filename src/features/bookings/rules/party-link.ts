import type { Party } from './party'
import { readChildAges, type StayLink } from './stay-link'

/** What of a link speaks of the party; one guest, the default, is left out. */
export function linkFromParty({
  guests,
  childAges,
  wantsCot,
}: Party): Pick<StayLink, 'guests' | 'children' | 'cot'> {
  return {
    ...(guests > 1 && { guests, ...writeChildren(childAges) }),
    ...(wantsCot && { cot: 1 }),
  }
}

/** The party that a link asks for. */
export function partyFromLink({ guests = 1, children, cot }: StayLink): Party {
  return { guests, childAges: readChildAges(children), wantsCot: cot === 1 }
}

function writeChildren(ages: readonly number[]): Pick<StayLink, 'children'> {
  const [only] = ages
  if (only === undefined) return {}
  return { children: ages.length === 1 ? only : ages.join(',') }
}
