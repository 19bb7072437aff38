import {
  type Availability,
  canStay,
  type DayStatus,
  dayStatus,
  latestCheckOut,
} from '@/features/availability/rules/availability'
import { LONGEST_STAY, lastCheckIn } from '@/features/bookings/rules/limits'
import { addDays, type Day } from '@/kernel/days'
import { countNights, nightsOf, type Stay } from '@/kernel/stay'

/** What a guest has picked so far, and the day under the pointer or the keyboard's focus. */
export type Pick = { checkIn: Day | null; checkOut: Day | null; hovered: Day | null }

/** How a day looks within the pick; a preview is the range a click on the hovered day would make. */
export type DayMark = 'check-in' | 'check-out' | 'in-range' | 'preview' | 'preview-end' | 'none'

/** What a click did, for the line that tells the guest. */
export type Notice =
  | { kind: 'check-in'; day: Day }
  | { kind: 'stay'; stay: Stay }
  /** A stay cannot run to `day`; it can end by `latest`. `restarted`: a new stay begins on `day` instead. */
  | { kind: 'blocked'; day: Day; because: 'booked' | 'too-long' | 'unknown'; latest: Day; restarted: boolean }
  | { kind: 'refused'; day: Day; status: Exclude<DayStatus, 'available'> }
  | { kind: 'cleared' }
  /** The dates that were picked have been booked by somebody else, or have passed. */
  | { kind: 'lost'; checkIn: Day; checkOut: Day | null }

export const NOTHING_PICKED: Pick = { checkIn: null, checkOut: null, hovered: null }

/**
 * A click on a day (docs/decisions/product-rules.md). A later day that cannot end the stay begins a new
 * one where it can: the guest is never stuck, and is told why.
 */
export function pickDay(pick: Pick, day: Day, availability: Availability): { pick: Pick; notice: Notice } {
  const { checkIn } = pick
  const isEnding = checkIn !== null && pick.checkOut === null && day > checkIn
  if (isEnding && canStay(availability, { checkIn, checkOut: day }))
    return {
      pick: { ...pick, checkOut: day },
      notice: { kind: 'stay', stay: { checkIn, checkOut: day } },
    }

  const status = dayStatus(availability, day)
  const started: Pick = { checkIn: day, checkOut: null, hovered: pick.hovered }
  if (isEnding) {
    const latest = latestCheckOut(availability, checkIn)
    const restarted = status === 'available'
    return {
      pick: restarted ? started : pick,
      notice: { kind: 'blocked', day, because: blockerOf(checkIn, latest, availability), latest, restarted },
    }
  }
  if (status !== 'available') return { pick, notice: { kind: 'refused', day, status } }
  return { pick: started, notice: { kind: 'check-in', day } }
}

/** The pick with another day hovered, the same object when nothing changes. */
export function hoverDay(pick: Pick, day: Day | null): Pick {
  return pick.hovered === day ? pick : { ...pick, hovered: day }
}

/** The picked stay, once both of its days are. */
export function pickedStay({ checkIn, checkOut }: Pick): Stay | null {
  return checkIn && checkOut ? { checkIn, checkOut } : null
}

/** The hovered day where a click on it would end the stay, else null. */
export function previewEnd(pick: Pick, availability: Availability): Day | null {
  const { checkIn, checkOut, hovered } = pick
  if (!checkIn || checkOut || !hovered) return null
  return canStay(availability, { checkIn, checkOut: hovered }) ? hovered : null
}

/** The last day on which a stay that has been begun can end, else null. */
export function latestEnd({ checkIn, checkOut }: Pick, availability: Availability): Day | null {
  return checkIn && !checkOut ? latestCheckOut(availability, checkIn) : null
}

/** How `day` looks in the pick: selected, between, or within the preview that ends on `preview`. */
export function dayMark({ checkIn, checkOut }: Pick, day: Day, preview: Day | null): DayMark {
  if (!checkIn || day < checkIn) return 'none'
  if (day === checkIn) return 'check-in'
  if (checkOut) return day === checkOut ? 'check-out' : day < checkOut ? 'in-range' : 'none'
  if (!preview || day > preview) return 'none'
  return day === preview ? 'preview-end' : 'preview'
}

/** True when a picked night is known to be taken or past; nights not known yet are given the benefit of the doubt. */
export function isLost(pick: Pick, availability: Availability): boolean {
  const { checkIn, checkOut } = pick
  if (!checkIn) return false
  const nights = checkOut ? nightsOf({ checkIn, checkOut }) : [checkIn]
  return nights.some((night) => night < availability.today || availability.taken.has(night))
}

/** The pick a link asks for, as far as the limits allow; whether the nights are free shows when they are known. */
export function pickFromLink(link: { checkIn?: Day; checkOut?: Day }, today: Day): Pick {
  const { checkIn, checkOut } = link
  if (!checkIn || checkIn < today || checkIn > lastCheckIn(today)) return NOTHING_PICKED
  const nights = checkOut ? countNights({ checkIn, checkOut }) : 0
  const isPossible = nights >= 1 && nights <= LONGEST_STAY
  return { checkIn, checkOut: isPossible && checkOut ? checkOut : null, hovered: null }
}

/** What a link has already picked is said as if it had been clicked. */
export function describeStart(initial: Pick): Notice | null {
  const stay = pickedStay(initial)
  if (stay) return { kind: 'stay', stay }
  return initial.checkIn && { kind: 'check-in', day: initial.checkIn }
}

/** Why a link's check-out was not picked where its stay is too long; null where there is nothing to say. */
export function noticeFromLink(link: { checkIn?: Day; checkOut?: Day }, today: Day): Notice | null {
  const { checkIn, checkOut } = link
  if (!checkOut || !checkIn || pickFromLink({ checkIn }, today).checkIn === null) return null
  if (countNights({ checkIn, checkOut }) <= LONGEST_STAY) return null
  const latest = addDays(checkIn, LONGEST_STAY)
  return { kind: 'blocked', day: checkOut, because: 'too-long', latest, restarted: false }
}

function blockerOf(checkIn: Day, latest: Day, availability: Availability): 'booked' | 'too-long' | 'unknown' {
  if (countNights({ checkIn, checkOut: latest }) === LONGEST_STAY) return 'too-long'
  return availability.taken.has(latest) ? 'booked' : 'unknown'
}
