import { type Stay, staysOverlap } from '@/kernel/stay'

type Homeless = Stay & { id: number; offers: readonly { id: number }[] }

/**
 * A villa for each of several stays, its first offer that none of the others has for a night they share; null where none
 * is left. Those with the fewest offers choose first.
 */
export function assignVillas(stays: readonly Homeless[]): Map<number, number | null> {
  const taken: (Stay & { villaId: number })[] = []
  const assigned = new Map<number, number | null>()
  for (const stay of stays.toSorted((one, other) => one.offers.length - other.offers.length)) {
    const isFree = (villaId: number) =>
      !taken.some((other) => other.villaId === villaId && staysOverlap(stay, other))
    const villaId = stay.offers.find(({ id }) => isFree(id))?.id ?? null
    assigned.set(stay.id, villaId)
    if (villaId !== null) taken.push({ ...stay, villaId })
  }
  return assigned
}
