import type { FieldProblem } from '@/kernel/errors'

/** Who comes: everybody counted, the ages of those under 18, and whether a cot is to stand in the villa. */
export type Party = { guests: number; childAges: readonly number[]; wantsCot: boolean }

/** The party with which a search begins. */
export const ONE_ADULT: Party = { guests: 1, childAges: [], wantsCot: false }

/** The most guests that a link or a request may name; a villa takes fewer. */
export const MOST_GUESTS = 50

export const OLDEST_CHILD = 17

/** How many of a party are no children. */
export function countAdults({ guests, childAges }: Pick<Party, 'guests' | 'childAges'>): number {
  return guests - childAges.length
}

/** What is wrong with a party as such: somebody in it must be grown up. */
export function checkParty(party: Pick<Party, 'guests' | 'childAges'>): FieldProblem[] {
  if (countAdults(party) >= 1) return []
  return [{ path: 'childAges', message: 'Please bring at least one adult: children count among the guests.' }]
}

/** The party with another number of guests; children leave it, the last named first, before its last adult does. */
export function resizeParty<P extends Party>(party: P, guests: number): P {
  return { ...party, guests, childAges: party.childAges.slice(0, Math.max(0, guests - 1)) }
}

/** The ages in a list, a text such as `4,9`, or a number; nothing where one of them is no child's age. */
export function readChildAges(value: unknown): number[] {
  const list = Array.isArray(value) ? value : String(value ?? '').split(',')
  const ages = list.map((age) => (/^\s*\d{1,2}\s*$/.test(String(age)) ? Number(age) : -1))
  return ages.every((age) => age >= 0 && age <= OLDEST_CHILD) && ages.length < MOST_GUESTS ? ages : []
}
