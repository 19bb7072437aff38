import type { ArrivalTime } from '@/features/bookings/rules/arrival-time'
import { checkStay, DRAFT_HOURS } from '@/features/bookings/rules/limits'
import { ONE_ADULT, resizeParty } from '@/features/bookings/rules/party'
import { partyFromLink } from '@/features/bookings/rules/party-link'
import {
  PAYMENT_METHODS,
  PAYMENT_TIMES,
  type PaymentMethod,
  type PaymentTime,
} from '@/features/bookings/rules/payment-choice'
import { readArrivalTime } from '@/features/bookings/rules/read-arrival-time'
import { readChildAges } from '@/features/bookings/rules/stay-link'
import { type ExtraChoice, readChoice } from '@/features/extras/rules/extra-choice'
import { BOARDS, type Board, DEFAULT_BOARD } from '@/features/rates/rules/board'
import { type CheckoutLink, type CheckoutStep, JOURNEY_STEPS } from '@/features/search/rules/checkout-link'
import { type GuestDetails, NO_DETAILS } from '@/features/stay-calendar/rules/typed-details'
import { type Day, isDay } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'

/** All that a guest has chosen and typed on the way to a booking; kept in the browser until it is made. */
export type BookingDraft = {
  checkIn: Day | null
  checkOut: Day | null
  /** Everybody, children included. */
  guests: number
  childAges: readonly number[]
  wantsCot: boolean
  board: Board
  /** The rate plan; null is the flexible one. */
  planId: number | null
  /** The kind of villa to show, by its category; null shows all. */
  category: number | null
  /** The category of which any free villa will do; null where a particular one is wanted. */
  anyOf: number | null
  /** The particular villa, or the one that was picked of `anyOf`. */
  villaId: number | null
  details: GuestDetails
  arrivalTime: ArrivalTime | null
  extras: ExtraChoice
  paymentMethod: PaymentMethod
  paymentTime: PaymentTime
}

export const EMPTY_DRAFT: BookingDraft = {
  checkIn: null,
  checkOut: null,
  ...ONE_ADULT,
  board: DEFAULT_BOARD,
  planId: null,
  category: null,
  anyOf: null,
  villaId: null,
  details: NO_DETAILS,
  arrivalTime: null,
  extras: {},
  // What most guests choose; nothing is paid here, and reception takes any of them.
  paymentMethod: 'cash',
  paymentTime: 'at-check-in',
}

const HOUR_MS = 3_600_000
const EMAIL_FORM = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The stay of a draft, once both its days are there and the limits allow it, else null. */
export function stayOf({ checkIn, checkOut }: BookingDraft, today: Day): Stay | null {
  if (!checkIn || !checkOut) return null
  const stay = { checkIn, checkOut }
  const problems = checkStay({ ...stay, guests: 1 }, { today, maxGuests: 1 })
  return problems.length === 0 ? stay : null
}

/** The first step that still misses something, the last one where nothing does: nobody gets past it. */
export function openStep(draft: BookingDraft, today: Day): CheckoutStep {
  if (!stayOf(draft, today)) return 'dates'
  if (draft.villaId === null && draft.anyOf === null) return 'villa'
  return findMissingDetails(draft.details).length > 0 ? 'details' : 'payment'
}

/** The earlier of two steps. */
export function earlierStep(one: CheckoutStep, other: CheckoutStep): CheckoutStep {
  return JOURNEY_STEPS.find((step) => step === one || step === other) ?? one
}

/** The fields without which nobody can be booked or reached; the server has the last word on an address. */
export function findMissingDetails({ guestName, guestEmail }: GuestDetails): ('guestName' | 'guestEmail')[] {
  const fields: ('guestName' | 'guestEmail')[] = []
  if (guestName.trim() === '') fields.push('guestName')
  if (!EMAIL_FORM.test(guestEmail.trim())) fields.push('guestEmail')
  return fields
}

/**
 * The draft with what a link asks for in place of what it held; a link with a check-in alone leaves the check-out open.
 * A link that names what is chosen also shows it: no other kind of villa stays the one to show. One with a stay and what
 * is chosen for it says all: it leaves out the party only where that is one guest, meals only where they are breakfast, and
 * the plan only where it is the flexible one.
 */
export function followLink(draft: BookingDraft, link: CheckoutLink): BookingDraft {
  const { checkIn, checkOut, guests, board, plan, villa, category, anyOf } = link
  const saysAll = checkOut !== undefined && (villa !== undefined || anyOf !== undefined)
  return changeDraft(draft, {
    ...(saysAll && { ...ONE_ADULT, board: EMPTY_DRAFT.board, planId: null }),
    ...(checkIn && { checkIn, checkOut: checkOut ?? null }),
    // A search that names no guests is for one, which links leave out.
    ...((checkIn || guests !== undefined) && partyFromLink(link)),
    ...(board && { board }),
    ...(plan && { planId: plan }),
    ...(category !== undefined && { category }),
    ...(anyOf !== undefined && { anyOf, category: anyOf, villaId: null }),
    ...(villa !== undefined && { villaId: villa, category: category ?? null }),
  })
}

/**
 * The draft with what the guest has changed. A particular villa takes the place of any villa of a category. Where any
 * will do, another stay, party or board has it picked anew, so that it stays the cheapest.
 */
export function changeDraft(draft: BookingDraft, changed: Partial<BookingDraft>): BookingDraft {
  const after = { ...draft, ...changed }
  if (changed.villaId != null && changed.anyOf === undefined) return { ...after, anyOf: null }
  const isOtherWish = (['checkIn', 'checkOut', 'guests', 'board'] as const).some(
    (part) => after[part] !== draft[part],
  )
  const areOtherChildren = after.childAges.join() !== draft.childAges.join()
  return after.anyOf !== null && (isOtherWish || areOtherChildren) ? { ...after, villaId: null } : after
}

/** True when a link asks for anything beyond a step. */
export function asksForStay({ step: _step, ...wishes }: CheckoutLink): boolean {
  return Object.values(wishes).some((wish) => wish !== undefined)
}

/** The step where what is wrong with a field of the request can be mended. */
export function stepOfField(path: string): CheckoutStep {
  if (path === 'checkInDate' || path === 'checkOutDate') return 'dates'
  if (['villaId', 'numberOfGuests', 'board'].includes(path)) return 'villa'
  return path.startsWith('guest') || ['specialRequests', 'arrivalTime', 'extras'].includes(path)
    ? 'details'
    : 'payment'
}

/** A draft as the browser keeps it; `now` in ms since 1970. */
export function writeDraft(draft: BookingDraft, now: number): string {
  return JSON.stringify({ ...draft, savedAt: now })
}

/** What the browser kept, as far as it is sound, not too old, and its days are not past; the empty draft otherwise. */
export function readDraft(text: string | null, today: Day, now: number): BookingDraft {
  const kept = parse(text)
  const age = now - Number(kept.savedAt)
  if (!(age >= 0 && age < DRAFT_HOURS * HOUR_MS)) return EMPTY_DRAFT
  const checkIn = readDay(kept.checkIn, today)
  const typed = asRecord(kept.details)
  return {
    checkIn,
    checkOut: checkIn && readDay(kept.checkOut, checkIn),
    ...resizeParty(
      { guests: 1, childAges: readChildAges(String(kept.childAges)), wantsCot: kept.wantsCot === true },
      readCount(kept.guests) ?? EMPTY_DRAFT.guests,
    ),
    board: BOARDS.find((board) => board === kept.board) ?? EMPTY_DRAFT.board,
    planId: readCount(kept.planId),
    category: readCount(kept.category),
    anyOf: readCount(kept.anyOf),
    villaId: readCount(kept.villaId),
    details: {
      guestName: readText(typed.guestName),
      guestEmail: readText(typed.guestEmail),
      guestPhone: readText(typed.guestPhone),
      specialRequests: readText(typed.specialRequests),
    },
    arrivalTime: readArrivalTime(kept.arrivalTime),
    extras: readChoice(kept.extras),
    paymentMethod:
      PAYMENT_METHODS.find((method) => method === kept.paymentMethod) ?? EMPTY_DRAFT.paymentMethod,
    paymentTime: PAYMENT_TIMES.find((time) => time === kept.paymentTime) ?? EMPTY_DRAFT.paymentTime,
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function readDay(value: unknown, earliest: Day): Day | null {
  return typeof value === 'string' && isDay(value) && value >= earliest ? value : null
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function readCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null
}
