import { type Board, DEFAULT_BOARD } from '@/features/rates/rules/board'
import { boardSupplement, type Rate, type StayRule } from '@/features/rates/rules/pricing'
import { brokenRules } from '@/features/rates/rules/stay-rules'
import { LIMIT_WORDS as WORDS } from '@/features/stay-words/rules/limit-words'
import { addDays, type Day, daysBetween } from '@/kernel/days'
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
 * a guest who books in a villa of this `rate` also: the conditions of its seasons, a board that is not offered. `today`
 * is the property's. Fields that `isAgreed` names were agreed before and are not judged again.
 */
export function checkStay(
  request: Stay & { guests: number; board?: Board },
  {
    today,
    maxGuests,
    rate,
    isAgreed = () => false,
  }: { today: Day; maxGuests: number; rate?: Rate; isAgreed?: (path: string) => boolean },
): FieldProblem[] {
  const isOpen = (found: FieldProblem | null): found is FieldProblem =>
    found !== null && !isAgreed(found.path)
  const ofStay = [checkArrival(request.checkIn, today), checkNights(request)].filter(isOpen)
  return [
    ...ofStay,
    ...(rate && ofStay.length === 0 ? checkSeasons(request, rate, today) : []),
    checkGuests(request.guests, maxGuests),
    ...(rate ? checkBoard(request.board ?? DEFAULT_BOARD, rate) : []),
  ].filter(isOpen)
}

/** The conditions of the seasons that a stay does not meet, each with what to choose instead. */
function checkSeasons(stay: Stay, rate: Rate, today: Day): FieldProblem[] {
  return brokenRules(rate, stay, today).map((rule) => {
    const isOfDeparture = rule.kind === 'nights' || rule.kind === 'no-departure'
    return problem(
      isOfDeparture ? 'checkOutDate' : 'checkInDate',
      `${rule.says} ${adviceOn(rule, stay.checkIn)}`,
    )
  })
}

function adviceOn({ kind, min, max }: StayRule, checkIn: Day): string {
  if (kind !== 'nights') return WORDS.advice[kind]
  if (min === undefined) return WORDS.before(addDays(checkIn, max ?? 1))
  return WORDS.after(addDays(checkIn, min))
}

/** Whether a villa is offered with these meals. */
export function checkBoard(board: Board, rate: Rate): FieldProblem[] {
  if (boardSupplement(rate, board) !== null) return []
  return [problem('board', WORDS.board)]
}

function checkArrival(checkIn: Day, today: Day): FieldProblem | null {
  if (checkIn < today) return problem('checkInDate', WORDS.past(today))
  if (daysBetween(today, checkIn) > DAYS_AHEAD)
    return problem('checkInDate', WORDS.tooFar(DAYS_AHEAD, lastCheckIn(today)))
  return null
}

function checkNights(stay: Stay): FieldProblem | null {
  const nights = countNights(stay)
  if (nights < 1) return problem('checkOutDate', WORDS.nights)
  if (nights > LONGEST_STAY)
    return problem('checkOutDate', WORDS.tooLong(LONGEST_STAY, addDays(stay.checkIn, LONGEST_STAY)))
  return null
}

function checkGuests(guests: number, maxGuests: number): FieldProblem | null {
  if (!Number.isInteger(guests) || guests < 1) return problem('numberOfGuests', WORDS.none)
  if (guests > maxGuests) return problem('numberOfGuests', WORDS.tooMany(maxGuests))
  return null
}

function problem(path: string, message: string): FieldProblem {
  return { path, message }
}

/** Hours after which what was typed is forgotten: a phone or a desk may be somebody else's by then. */
export const DRAFT_HOURS = 24
