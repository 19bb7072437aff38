import type { Board } from '@/features/rates/rules/board'
import type { Rate } from '@/features/rates/rules/pricing'
import type { Day } from '@/kernel/days'
import type { FieldProblem } from '@/kernel/errors'
import type { Stay } from '@/kernel/stay'
import { bookingInputText as words } from './input-words'
import { checkBoard, checkStay } from './limits'
import type { BookingStatus } from './status'

/** Where and when somebody stays, how many they are, and the meals that come with it. */
export type Lodging = Stay & { villaId: number; guests: number; board: Board }

/** True while staff may still move a booking, stretch it or change its party; what is over stays as it was. */
export function isStayOpen(status: BookingStatus): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'checked-in'
}

/**
 * What is wrong with changing a stay. What stays as it is is not judged again, so that a guest in house, whose arrival
 * has passed, can still stay longer; who has arrived, has arrived. The fewest nights of a season bind guests alone, in
 * another villa too. `maxGuests` and `rate` are the new villa's; no rate is asked for where the stay keeps its price.
 */
export function judgeStayChange(
  status: BookingStatus,
  before: Lodging,
  after: Lodging,
  {
    rate,
    isByGuest = false,
    ...limits
  }: { today: Day; maxGuests: number; rate: Rate | null; isByGuest?: boolean },
): FieldProblem[] {
  const isMoved = before.checkIn !== after.checkIn
  const fixed = judgeInHouse(status, before, after, limits.today)
  if (fixed) return [fixed]
  const isVillaSame = before.villaId === after.villaId
  const isAsBefore: Record<string, boolean> = {
    checkInDate: !isMoved && (isVillaSame || !isByGuest),
    checkOutDate: !isMoved && before.checkOut === after.checkOut && (isVillaSame || !isByGuest),
    numberOfGuests: before.guests === after.guests && isVillaSame,
    board: isPricedAlike(before, after),
  }
  const isAgreed = (path: string) => isAsBefore[path] === true
  if (rate && isByGuest) return checkStay(after, { ...limits, rate, isAgreed })
  const ofBoard = rate && !isAgreed('board') ? checkBoard(after.board, rate) : []
  return [...checkStay(after, { ...limits, isAgreed }), ...ofBoard]
}

/** What no reason excuses: that a guest in house came another day, or left before today. */
export function judgeInHouse(
  status: BookingStatus,
  before: Stay,
  after: Stay,
  today: Day,
): FieldProblem | null {
  if (status !== 'checked-in') return null
  if (before.checkIn !== after.checkIn) return problem('checkInDate', words.inHouse)
  const hasLeft = after.checkOut !== before.checkOut && after.checkOut < today
  return hasLeft ? problem('checkOutDate', words.leftBefore) : null
}

/** True when the price of one is that of the other: a party may grow or shrink at the price of its booking. */
export function isPricedAlike(one: Omit<Lodging, 'guests'>, other: Omit<Lodging, 'guests'>): boolean {
  const areNightsSame = one.checkIn === other.checkIn && one.checkOut === other.checkOut
  return areNightsSame && one.villaId === other.villaId && one.board === other.board
}

function problem(path: string, message: string): FieldProblem {
  return { path, message }
}
