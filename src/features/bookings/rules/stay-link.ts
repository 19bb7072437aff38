import { OLDEST_CHILD } from '@/features/property/rules/child-prices'
import { type Day, isDay } from '@/kernel/days'

/**
 * What a link to the calendar or the booking page may carry:
 * `/calendar?villa=3&checkIn=2027-03-14&checkOut=2027-03-16&guests=4&children=4,9&cot=1`; `guests` counts everybody,
 * `children` are their ages, `category` narrows the choice of villas.
 */
export type StayLink = {
  villa?: number
  category?: number
  checkIn?: Day
  checkOut?: Day
  guests?: number
  /** One age is a number, as the address has it; several are a text. */
  children?: number | string
  cot?: 1
}

/** The most guests that a link or a request may name; a villa takes fewer. A link that names more is read as this many. */
export const MOST_GUESTS = 50

const LARGEST_ID = 2_147_483_647

/** Reads a link's parameters; what is absent, misspelt or one guest (the default) is left out. Too large a party is never read as one guest. */
export function readStayLink(search: Record<string, unknown>): StayLink {
  const villa = readCount(search.villa, 1, LARGEST_ID)
  const category = readCount(search.category, 1, LARGEST_ID)
  const counted = readCount(withoutPlus(search.guests), 2, Number.POSITIVE_INFINITY)
  const guests = counted && Math.min(counted, MOST_GUESTS)
  const children = readChildAges(search.children).length
  const { checkIn, checkOut } = search
  return {
    ...(villa !== null && { villa }),
    ...(category !== null && { category }),
    ...(typeof checkIn === 'string' && isDay(checkIn) && { checkIn }),
    ...(typeof checkOut === 'string' && isDay(checkOut) && { checkOut }),
    ...(guests !== null && { guests }),
    ...(guests !== null &&
      children > 0 &&
      children < guests && { children: search.children as number | string }),
    ...(readCount(search.cot, 1, 1) !== null && { cot: 1 }),
  }
}

/** Days and party alone, for pages that are about a villa or a category anyhow. */
export function readSearchedStay(search: Record<string, unknown>): StayLink {
  return readStayLink({ ...search, villa: null, category: null })
}

/** The address of the calendar that asks for this. */
export function calendarPath(link: StayLink): string {
  // Numbers become text by themselves, which the type does not know.
  return `/calendar?${new URLSearchParams(link as Record<string, string>)}`
}

/** The ages in a text such as `4,9`, or the one in a number; nothing where one of them is no child's age. */
export function readChildAges(children: unknown): number[] {
  const text = typeof children === 'number' ? String(children) : children
  if (typeof text !== 'string' || !/^\d{1,2}(,\d{1,2}){0,48}$/.test(text)) return []
  const ages = text.split(',').map(Number)
  return ages.every((age) => age <= OLDEST_CHILD) ? ages : []
}

function readCount(value: unknown, least: number, most: number): number | null {
  const count = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  return typeof count === 'number' && Number.isInteger(count) && count >= least && count <= most
    ? count
    : null
}

/** The search widget's own form, sent without scripts, says '6+'; a '+' in an address may arrive as a space. */
function withoutPlus(guests: unknown): unknown {
  return typeof guests === 'string' ? guests.replace(/[+ ]$/, '') : guests
}
