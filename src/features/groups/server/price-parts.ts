import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { checkBoard, checkStay } from '@/features/bookings/rules/limits'
import { checkParty } from '@/features/bookings/rules/party'
import { priceLodging } from '@/features/bookings/server/price-lodging'
import { type Board, DEFAULT_BOARD } from '@/features/rates/rules/board'
import type { NightlyRate } from '@/features/rates/rules/nightly-rates'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { rateOf } from '@/features/rates/rules/pricing'
import { REFUSAL_WORDS } from '@/features/stay-words/rules/refusals'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { listShownVillas, listVillas } from '@/features/villas/server/store'
import { type Day, toDay } from '@/kernel/days'
import { AppError, type FieldProblem } from '@/kernel/errors'
import { type Cents, formatPrice, toAmount, toCents } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import { readUntranslated } from '@/server/crud/content-translations'
import type { GroupPart } from '../contract'
import { checkParts } from '../rules/parts'
import { type AskedPlan, choosePlan } from './choose-plan'

/** A part that may be booked as far as the rules go, and what it costs. */
export type PricedPart = {
  part: GroupPart
  villa: Villa
  stay: Stay
  board: Board
  totalCents: Cents
  nights: NightlyRate[]
}

type Limits = { today: Day; isByStaff: boolean }
type Asked = Limits & AskedPlan

/**
 * Holds every part against the rules that a booking of its own meets, and prices it. Problems name their part:
 * `parts.2.numberOfGuests`. Throws invalid-input, villa-unavailable, total-differs where the rate plan has other terms than
 * its guest was shown.
 */
export async function priceParts(
  transaction: NodePgDatabase,
  parts: readonly GroupPart[],
  limits: Asked,
): Promise<PricedPart[]> {
  const { today, isByStaff } = limits
  // Their rate plans stay in the nights that are booked, and are read by staff.
  const listed = isByStaff
    ? await listVillas(transaction)
    : await readUntranslated(() => listShownVillas(transaction, today))
  const villas = new Map(listed.map((villa) => [villa.id, villa]))
  const problems = [...checkParts(parts.map((part) => ({ villaId: part.villaId, ...stayOfPart(part) })))]
  const found = parts.map((part, index) => {
    const villa = villas.get(part.villaId)
    const own = villa
      ? checkPart(part, villa, limits)
      : [{ path: 'villaId', message: REFUSAL_WORDS.noVillaForSale }]
    problems.push(...own.map(({ path, message }) => ({ path: `parts.${index}.${path}`, message })))
    return { part, villa }
  })
  if (problems.length > 0) throw new AppError('invalid-input', { problems })
  const wanted = found.flatMap(({ part, villa }, index) => (villa ? openPart(part, villa, index) : []))
  const plan = await choosePlan(transaction, wanted, limits)
  return wanted.map((one) => ({ ...one, ...priceOf(one, plan) }))
}

/** The nights of a part. */
export function stayOfPart({ checkInDate, checkOutDate }: GroupPart): Stay {
  return { checkIn: toDay(checkInDate), checkOut: toDay(checkOutDate) }
}

/** What all parts cost together, in cents. */
export function totalOf(parts: readonly { totalCents: Cents }[]): Cents {
  return parts.reduce((sum, { totalCents }) => sum + totalCents, 0)
}

/** Refuses another total than the one that would be stored. Throws total-differs. */
export function assertTotalSeen(
  parts: readonly { totalCents: Cents }[],
  seen: string | null | undefined,
): void {
  const total = totalOf(parts)
  if (seen == null || toCents(seen) === total) return
  throw new AppError('total-differs', {
    message: REFUSAL_WORDS.otherGroupPrice(formatPrice(total)),
    problems: [{ path: 'totalAmount', message: REFUSAL_WORDS.totalIs(toAmount(total)) }],
  })
}

type OpenPart = Omit<PricedPart, 'totalCents' | 'nights'>

function openPart(part: GroupPart, villa: Villa, index: number): OpenPart {
  if (!villa.isAvailable) throw unavailable(villa, index)
  return { part, villa, stay: stayOfPart(part), board: part.board ?? DEFAULT_BOARD }
}

function priceOf({ part, villa, stay, board }: OpenPart, plan: PlanTerms | null) {
  const party = { guests: part.numberOfGuests, childAges: part.childAges ?? [] }
  return priceLodging(villa, { ...stay, ...party, board, plan })
}

/** The fewest nights of a season bind guests alone. */
function checkPart(part: GroupPart, villa: Villa, { today, isByStaff }: Limits): FieldProblem[] {
  const [rate, board, guests] = [rateOf(villa), part.board ?? DEFAULT_BOARD, part.numberOfGuests]
  const stay = { ...stayOfPart(part), guests, board }
  const limits = { today, maxGuests: villa.maxGuests }
  return [
    ...(isByStaff
      ? [...checkStay(stay, limits), ...checkBoard(board, rate)]
      : checkStay(stay, { ...limits, rate })),
    ...checkParty({ guests, childAges: part.childAges ?? [] }),
  ]
}

function unavailable(villa: Villa, index: number): AppError {
  const message = REFUSAL_WORDS.unavailable(unitNameOf(villa, 'full'))
  return new AppError('villa-unavailable', {
    message,
    problems: [{ path: `parts.${index}.villaId`, message }],
  })
}
