import { LONGEST_STAY } from '@/features/bookings/rules/limits'
import type { Party } from '@/features/bookings/rules/party'
import { linkFromParty } from '@/features/bookings/rules/party-link'
import { MOST_GUESTS } from '@/features/bookings/rules/stay-link'
import { OLDEST_CHILD } from '@/features/property/rules/child-prices'
import { type Day, daysBetween, isDay } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import type { GroupLink } from './group-search'
import { MOST_PARTS } from './parts'

/** A villa of a group as it is being chosen; `stay` where its nights are not those of the group. */
export type DraftPart = { villaId: number; party: Party; stay: Stay | null }

const LARGEST_ID = 2_147_483_647
const PART = /^(\d{1,10})x(\d{1,2})(?:x([\d.]{0,40})(?:x(1?)(?:x(\d{8})x(\d{8}))?)?)?$/

/**
 * The villas in a link's text, as many as a group has; what is misspelt is left out: `3x4-7x4x4.9x1` is villa 3 for four
 * and villa 7 for four, of them children of 4 and 9, with a cot.
 */
export function readParts(text = ''): DraftPart[] {
  return text.split('-', MOST_PARTS).flatMap((part) => readPart(part) ?? [])
}

/** The villas as a link's text; empty for none. */
export function writeParts(parts: readonly DraftPart[]): string {
  return parts.map(writePart).join('-')
}

/** What a link to the page says that books these villas together. */
export function groupLink(stay: Stay, party: Party, parts: readonly DraftPart[]): GroupLink {
  const villas = writeParts(parts)
  return {
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    ...linkFromParty(party),
    ...(villas && { villas }),
  }
}

/** True for nights of a villa that are near enough to those of its group to be looked up together. */
export function isNear(own: Stay, stay: Stay): boolean {
  return (
    Math.abs(daysBetween(stay.checkIn, own.checkIn)) <= LONGEST_STAY &&
    Math.abs(daysBetween(stay.checkOut, own.checkOut)) <= LONGEST_STAY
  )
}

function readPart(text: string): DraftPart | null {
  const [, id, count, ages = '', cot, from = '', to = ''] = PART.exec(text) ?? []
  // More than a link may name stay too many for the villa, and are said to be; they never leave the group silently.
  const [villaId, guests] = [Number(id), Math.min(Number(count), MOST_GUESTS)]
  if (!(villaId >= 1 && villaId <= LARGEST_ID && guests >= 1)) return null
  const childAges = ages === '' ? [] : ages.split('.').map(Number)
  if (childAges.some((age) => age > OLDEST_CHILD) || childAges.length >= guests) return null
  return { villaId, party: { guests, childAges, wantsCot: cot === '1' }, stay: readStay(from, to) }
}

function readStay(from: string, to: string): Stay | null {
  const [checkIn, checkOut] = [toDayText(from), toDayText(to)]
  return isDay(checkIn) && isDay(checkOut) && checkIn < checkOut ? { checkIn, checkOut } : null
}

function writePart({ villaId, party, stay }: DraftPart): string {
  const { guests, childAges, wantsCot } = party
  const dates = stay ? `x${toDigits(stay.checkIn)}x${toDigits(stay.checkOut)}` : ''
  const more = `x${childAges.join('.')}x${wantsCot ? 1 : ''}${dates}`
  return `${villaId}x${guests}${more === 'xx' ? '' : more}`
}

function toDayText(digits: string): string {
  return digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
}

function toDigits(day: Day): string {
  return day.replaceAll('-', '')
}
