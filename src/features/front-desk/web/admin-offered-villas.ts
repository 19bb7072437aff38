import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Window } from '@/features/availability/rules/availability'
import { stayOfBlock } from '@/features/blocks/rules/blocked-stay'
import { blocksQuery } from '@/features/blocks/staff-queries'
import { type OfferedVilla, offerVillas } from '@/features/booking-prices/rules/offered-villas'
import { type Booked, priceChange, priceNew } from '@/features/booking-prices/rules/price-stay'
import { MOST_GUESTS } from '@/features/bookings/rules/stay-link'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { staffBookingsQuery } from '@/features/bookings/staff-queries'
import { BOARDS, type Board, DEFAULT_BOARD } from '@/features/rates/rules/board'
import type { PricedParty } from '@/features/rates/rules/guest-prices'
import { nightsFromWire } from '@/features/rates/rules/nightly-rates'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { PRICE_KINDS, readPrice, type WantedPrice } from '@/features/rates/rules/set-price'
import type { Villa } from '@/features/villas/contract'
import { bookableVillasQuery } from '@/features/villas/staff-queries'
import { type Day, isDay, toDay } from '@/kernel/days'
import { type Cents, toCents } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { MOST_NIGHTS } from '../rules/exceed-limits'
import { listParts } from '../rules/stay-parts'

/** The stay two date fields speak of; null while they do not speak of one. */
export function stayIn(checkIn: unknown, checkOut: unknown): Stay | null {
  if (typeof checkIn !== 'string' || typeof checkOut !== 'string') return null
  if (!isDay(checkIn) || !isDay(checkOut)) return null
  const stay = { checkIn: checkIn as Day, checkOut: checkOut as Day }
  const nights = countNights(stay)
  return nights >= 1 && nights <= MOST_NIGHTS ? stay : null
}

/** What a form needs to know of the booking it is of. */
export type BookedStay = Pick<
  StaffBooking,
  | 'id'
  | 'villaId'
  | 'checkInDate'
  | 'checkOutDate'
  | 'board'
  | 'totalAmount'
  | 'numberOfGuests'
  | 'childAges'
  | 'status'
  | 'nights'
>

/**
 * What the stay in a form costs, in cents, as the form shows it and sends it along; null while it speaks of no stay
 * and where that has no price.
 */
export function totalIn(
  villas: readonly Villa[] | undefined,
  fields: Readonly<Record<string, unknown>> & { plan?: PlanTerms | null },
  booking: BookedStay | null,
): Cents | null {
  const stay = stayIn(fields.checkInDate, fields.checkOutDate)
  if (!stay) return null
  const wanted = {
    ...stay,
    ...partyIn(fields),
    villaId: Number(fields.villaId),
    board: boardIn(fields.board),
    plan: fields.plan ?? null,
  }
  const price = booking ? null : priceIn(fields)
  if (price === undefined) return null
  if (price && price.kind !== 'list') return priceNew(villas ?? [], wanted, price, propertyToday())
  return priceChange(villas ?? [], wanted, booking && bookedIn(booking), propertyToday())
}

/** The party a form speaks of; one guest while it names none. */
export function partyIn({ numberOfGuests, childAges }: Readonly<Record<string, unknown>>): PricedParty {
  const guests = Math.min(Math.max(1, Math.floor(Number(numberOfGuests)) || 1), MOST_GUESTS)
  const ages = Array.isArray(childAges) ? childAges.map(Number) : readAges(String(childAges ?? ''))
  return { guests, childAges: ages.slice(0, guests) }
}

/** Ages as they are typed: `4, 9`. */
export function readAges(text: string): number[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
}

/** The price staff set in the form of a new booking; undefined while it cannot be read. */
function priceIn({
  priceKind,
  priceValue,
}: Readonly<Record<string, unknown>>): WantedPrice | null | undefined {
  const kind = PRICE_KINDS.find((one) => one === priceKind)
  if (!kind) return null
  return readPrice({ priceKind: kind, priceValue: String(priceValue ?? '') }) ?? undefined
}

/** A booking as what it would cost after a change is told by. */
export function bookedIn(booking: BookedStay): Booked {
  const { id, villaId, checkInDate, checkOutDate, board, totalAmount, status, childAges } = booking
  const [checkIn, checkOut] = [toDay(checkInDate), toDay(checkOutDate)]
  const nights = booking.nights.length === 0 ? null : nightsFromWire(booking.nights)
  const total = toCents(totalAmount)
  const guests = booking.numberOfGuests
  return { id, villaId, checkIn, checkOut, guests, childAges, board, total, status, nights }
}

/** Which villas a clerk may offer for a stay; undefined while that is being looked up, null when it could not be. */
export function useOfferedVillas(
  stay: Stay | null,
  {
    guests,
    childAges,
    board,
    plan,
    booking,
  }: PricedParty & { board: Board; plan: PlanTerms | null; booking: BookedStay | null },
): OfferedVilla[] | null | undefined {
  const villas = useQuery(bookableVillasQuery)
  const bookings = useQuery({
    ...staffBookingsQuery(stay ? { start: stay.checkIn, end: stay.checkOut } : {}),
    enabled: stay !== null,
    // Others sell nights meanwhile.
    staleTime: 0,
  })
  const blocks = useBlocks(stay && { first: stay.checkIn, last: stay.checkOut })
  if (!stay) return []
  if (villas.isError || bookings.isError || blocks.isError) return null
  if (!villas.data || !bookings.data || !blocks.data) return undefined
  return offerVillas(villas.data, [...listParts(bookings.data), ...blocks.data.map(stayOfBlock)], {
    ...stay,
    guests,
    childAges,
    board,
    plan,
    booked: booking && bookedIn(booking),
    today: propertyToday(),
  })
}

/** Nights staff took off sale between two days, both included; of no days nothing is asked. */
export function useBlocks(days: Window | null) {
  return useQuery({
    ...blocksQuery(days ? { start: days.first, end: days.last } : {}),
    enabled: days !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The meals a form speaks of. */
export function boardIn(text: unknown): Board {
  return BOARDS.find((board) => board === text) ?? DEFAULT_BOARD
}
