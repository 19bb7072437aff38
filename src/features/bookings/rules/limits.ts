import { type Board, DEFAULT_BOARD } from '@/features/rates/rules/board'
import { boardSupplement, minNightsFrom, type Rate } from '@/features/rates/rules/pricing'
import { addDays, type Day, daysBetween, formatDay } from '@/kernel/days'
import type { FieldProblem } from '@/kernel/errors'
import { countNights, type Stay } from '@/kernel/stay'

/** Days from the property's today to the latest check-in (docs/decisions/product-rules.md). */
export const DAYS_AHEAD = 365

/** Longest stay in nights (docs/decisions/product-rules.md). */
export const LONGEST_STAY = 60

const GUESTS_OFFERED_WHEN_ABSENT = 8

/** Guests a party may number in a villa; 8 where the villa does not say (docs/decisions/product-rules.md). */
export function guestsOffered(villa: { maxGuests?: number | null }): number {
  return villa.maxGuests ?? GUESTS_OFFERED_WHEN_ABSENT
}

/** The last day a stay may begin on. */
export function lastCheckIn(today: Day): Day {
  return addDays(today, DAYS_AHEAD)
}

/** The last day any stay may end on. */
export function lastCheckOut(today: Day): Day {
  return addDays(lastCheckIn(today), LONGEST_STAY)
}

/**
 * What is wrong with a stay as such, whoever else has booked: past days, too far ahead, too long, too many guests. For
 * a guest who books in a villa of this `rate` also: too short for its season, a board that is not offered. `today` is
 * the property's.
 */
export function checkStay(
  request: Stay & { guests: number; board?: Board },
  { today, maxGuests, rate }: { today: Day; maxGuests: number; rate?: Rate },
): FieldProblem[] {
  return [
    checkArrival(request.checkIn, today),
    checkNights(request) ?? (rate ? checkFewestNights(request, rate) : null),
    checkGuests(request.guests, maxGuests),
    ...(rate ? checkBoard(request.board ?? DEFAULT_BOARD, rate) : []),
  ].filter((problem) => problem !== null)
}

/** Whether a villa is offered with these meals. */
export function checkBoard(board: Board, rate: Rate): FieldProblem[] {
  if (boardSupplement(rate, board) !== null) return []
  return [problem('board', 'This villa is not offered with these meals. Please choose another board.')]
}

function checkArrival(checkIn: Day, today: Day): FieldProblem | null {
  if (checkIn < today)
    return problem('checkInDate', `Check-in is in the past. Please choose ${formatDay(today)} or later.`)
  if (daysBetween(today, checkIn) > DAYS_AHEAD)
    return problem(
      'checkInDate',
      `We take bookings up to ${DAYS_AHEAD} days ahead. Please choose a check-in by ${formatDay(lastCheckIn(today))}.`,
    )
  return null
}

function checkNights(stay: Stay): FieldProblem | null {
  const nights = countNights(stay)
  if (nights < 1)
    return problem('checkOutDate', 'Check-out must be after check-in. Please choose a later day.')
  if (nights > LONGEST_STAY)
    return problem(
      'checkOutDate',
      `A stay can be up to ${LONGEST_STAY} nights. Please choose a check-out by ${formatDay(addDays(stay.checkIn, LONGEST_STAY))}, or call us for a longer one.`,
    )
  return null
}

function checkFewestNights(stay: Stay, rate: Rate): FieldProblem | null {
  const fewest = minNightsFrom(rate, stay.checkIn)
  if (countNights(stay) >= fewest) return null
  return problem(
    'checkOutDate',
    `A stay that begins on ${formatDay(stay.checkIn)} takes at least ${fewest} nights in this villa. Please choose ${formatDay(addDays(stay.checkIn, fewest))} or later.`,
  )
}

function checkGuests(guests: number, maxGuests: number): FieldProblem | null {
  if (!Number.isInteger(guests) || guests < 1) return problem('numberOfGuests', 'At least one guest')
  if (guests > maxGuests)
    return problem(
      'numberOfGuests',
      `This villa sleeps up to ${maxGuests} ${maxGuests === 1 ? 'guest' : 'guests'}. Please choose a larger one or book two.`,
    )
  return null
}

function problem(path: string, message: string): FieldProblem {
  return { path, message }
}

/** Hours after which what was typed is forgotten: a phone or a desk may be somebody else's by then. */
export const DRAFT_HOURS = 24
