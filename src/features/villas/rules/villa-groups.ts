import { type Cents, parsePrice } from '@/kernel/money'
import type { Villa } from '../contract'
import { ROOM_WORDS } from './unit-name'

/** What a guest looks for; null and 1 leave nothing out. `category` is a category's id. */
export type VillaFilter = { category: number | null; name: string | null; guests: number }

/** Villas of one name: several units told apart by building and room. */
export type VillaGroup = { name: string; villas: Villa[]; lowestPrice: Cents | null }

const GUESTS_SHOWN_WHEN_ABSENT = 4

/** Guests a villa's detail speaks of; 4 where the villa does not say (docs/decisions/product-rules.md). */
export function guestsShown(villa: { maxGuests?: number | null }): number {
  return villa.maxGuests ?? GUESTS_SHOWN_WHEN_ABSENT
}

/** The villas that fit, by name, in the order in which each name first comes. */
export function groupVillas(villas: readonly Villa[], filter: VillaFilter): VillaGroup[] {
  const groups = new Map<string, Villa[]>()
  for (const villa of villas) {
    if (filter.category !== null && villa.categoryId !== filter.category) continue
    if (filter.name !== null && villa.name !== filter.name) continue
    if (guestsShown(villa) < filter.guests) continue
    groups.set(villa.name, [...(groups.get(villa.name) ?? []), villa])
  }
  return [...groups].map(([name, members]) => ({ name, villas: members, lowestPrice: lowestOf(members) }))
}

/** The names villas go by, each once, in their order. */
export function namesOf(villas: readonly Villa[]): string[] {
  return [...new Set(villas.map((villa) => villa.name))]
}

/** The categories villas belong to, each once, in their order. */
export function categoriesOf(villas: readonly Villa[]): { id: number; name: string }[] {
  const names = new Map<number, string>()
  for (const { categoryId, categoryName } of villas)
    if (categoryId !== null && categoryName !== null) names.set(categoryId, categoryName)
  return [...names].map(([id, name]) => ({ id, name }))
}

/** The villas of each house, in the order in which each first comes; last those of none, under null. */
export function byBuilding(villas: readonly Villa[]): { building: string | null; villas: Villa[] }[] {
  const houses = [...new Set(villas.map(({ building }) => building))].map((building) => ({
    building,
    villas: villas.filter((villa) => villa.building === building),
  }))
  return [...houses.filter(({ building }) => building), ...houses.filter(({ building }) => !building)]
}

/** Where a unit is: `Building A · Room 3 · Ground Floor`, as far as is known. */
export function placeOf(villa: Pick<Villa, 'building' | 'roomNumber' | 'floor'>): string {
  return [villa.building, villa.roomNumber && ROOM_WORDS.room(villa.roomNumber), villa.floor]
    .filter(Boolean)
    .join(' · ')
}

function lowestOf(villas: readonly Villa[]): Cents | null {
  const prices = villas.map((villa) => parsePrice(villa.price)).filter((price) => price !== null)
  return prices.length > 0 ? Math.min(...prices) : null
}
