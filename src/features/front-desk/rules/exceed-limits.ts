import { DAYS_AHEAD, LONGEST_STAY } from '@/features/bookings/rules/limits'
import { addDays, type Day, daysBetween } from '@/kernel/days'
import type { FieldProblem } from '@/kernel/errors'
import { countNights, type Stay } from '@/kernel/stay'

/** Limits of the website that staff exceed with a reason; what the database holds nobody exceeds. */
export const WEBSITE_LIMITS = ['past-arrival', 'far-arrival', 'long-stay', 'large-party'] as const

export type WebsiteLimit = (typeof WEBSITE_LIMITS)[number]

/** Last night's arrival is still taken down; what is older has been reported. */
const DAYS_BACK = 1

/** Further is a slip of the finger: five years ahead, and a year at a time. */
const MOST_DAYS_AHEAD = 1830
export const MOST_NIGHTS = 366

const PATHS: Record<WebsiteLimit, string> = {
  'past-arrival': 'checkInDate',
  'far-arrival': 'checkInDate',
  'long-stay': 'checkOutDate',
  'large-party': 'numberOfGuests',
}

/** The limits of the website that a stay exceeds and that staff may exceed with a reason. */
export function findExceeded(
  stay: Stay & { guests: number },
  { today, maxGuests }: { today: Day; maxGuests: number },
): WebsiteLimit[] {
  const ahead = daysBetween(today, stay.checkIn)
  const nights = countNights(stay)
  const isExceeded: Record<WebsiteLimit, boolean> = {
    'past-arrival': stay.checkIn < today && stay.checkIn >= addDays(today, -DAYS_BACK),
    'far-arrival': ahead > DAYS_AHEAD && ahead <= MOST_DAYS_AHEAD,
    'long-stay': nights > LONGEST_STAY && nights <= MOST_NIGHTS,
    'large-party': stay.guests > maxGuests,
  }
  return WEBSITE_LIMITS.filter((limit) => isExceeded[limit])
}

/** What is wrong with a stay once staff exceed some limits with a reason. */
export function withoutExceeded(
  problems: readonly FieldProblem[],
  exceeded: readonly WebsiteLimit[],
): FieldProblem[] {
  const allowed = new Set(exceeded.map((limit) => PATHS[limit]))
  return problems.filter(({ path }) => !allowed.has(path))
}

/** The same as one look at a stay that staff change with a reason. */
export function excuseExceeded(
  problems: readonly FieldProblem[],
  stay: Stay & { guests: number },
  limits: { today: Day; maxGuests: number },
): { left: FieldProblem[]; exceeded: WebsiteLimit[] } {
  const exceeded = findExceeded(stay, limits)
  return { left: withoutExceeded(problems, exceeded), exceeded }
}
