import { PARTY_FAULTS } from '@/features/stay-words/rules/party-faults'
import type { FieldProblem } from '@/kernel/errors'

/** Who comes: everybody counted, the ages of those under 18, and whether a cot is to stand in the villa. */
export type Party = { guests: number; childAges: readonly number[]; wantsCot: boolean }

/** The party with which a search begins. */
export const ONE_ADULT: Party = { guests: 1, childAges: [], wantsCot: false }

/** How many of a party are no children. */
export function countAdults({ guests, childAges }: Pick<Party, 'guests' | 'childAges'>): number {
  return guests - childAges.length
}

/** What is wrong with a party as such: somebody in it must be grown up. */
export function checkParty(party: Pick<Party, 'guests' | 'childAges'>): FieldProblem[] {
  if (countAdults(party) >= 1) return []
  return [{ path: 'childAges', message: PARTY_FAULTS.noAdult }]
}

/** The party with another number of guests; children leave it, the last named first, before its last adult does. */
export function resizeParty<P extends Party>(party: P, guests: number): P {
  return { ...party, guests, childAges: party.childAges.slice(0, Math.max(0, guests - 1)) }
}
