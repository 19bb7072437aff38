import { type Day, daysBetween } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { findSeason, type Rate, type StayRule } from './pricing'

/** The conditions of stays that begin on a day. */
export function arrivalRules(rate: Rate, day: Day): readonly StayRule[] {
  return findSeason(rate, day)?.rules ?? []
}

/** The conditions that a stay booked today does not meet; none where it may be booked. */
export function brokenRules(rate: Rate, { checkIn, checkOut }: Stay, today: Day): StayRule[] {
  return [
    ...arrivalRules(rate, checkIn).filter(
      (rule) => isClosed(rule, checkIn, today) || isOutside(rule, 'nights', daysBetween(checkIn, checkOut)),
    ),
    ...arrivalRules(rate, checkOut).filter(({ kind }) => kind === 'no-departure'),
  ]
}

/**
 * What to tell a guest who looks at an arrival and perhaps a whole stay, before it is sent: how long stays from that day on
 * are, and whatever keeps this one from being booked.
 */
export function tellRules(
  rate: Rate,
  { day, stay, today }: { day: Day | null; stay: Stay | null; today: Day },
): { says: string; isBroken: boolean } {
  const broken = stay ? brokenRules(rate, stay, today) : []
  const ofDay = day
    ? arrivalRules(rate, day).filter((rule) => rule.kind === 'nights' || isClosed(rule, day, today))
    : []
  const says = [...new Set([...ofDay, ...broken].map((rule) => rule.says))].join(' ')
  return { says, isBroken: broken.length > 0 }
}

/** True when no stay booked today can begin on the day, however long it is. */
export function isClosedToArrival(rate: Rate, day: Day, today: Day): boolean {
  return arrivalRules(rate, day).some((rule) => isClosed(rule, day, today))
}

function isClosed(rule: StayRule, day: Day, today: Day): boolean {
  return rule.kind === 'no-arrival' || isOutside(rule, 'ahead', daysBetween(today, day))
}

function isOutside({ kind, min = 0, max = Infinity }: StayRule, counted: StayRule['kind'], count: number) {
  return kind === counted && (count < min || count > max)
}
