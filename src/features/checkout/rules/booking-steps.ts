import type { Day } from '@/kernel/days'

/** The five steps of the demonstration, in their order (agreed wording, docs/decisions/wording.md). */
export const BOOKING_STEPS = [
  'Select Dates',
  'Guest Details',
  'Personal Info',
  'Payment',
  'Confirmation',
] as const

export const FIRST_STEP = 1
export const LAST_STEP = BOOKING_STEPS.length

/** What the demonstration shows for any stay: literal, never computed (docs/decisions/product-rules.md). */
export const SHOWN_PRICES = { night: '$65', total: '$195' } as const

export const MOST_GUESTS = 8
export const MOST_ROOMS = 4

const REFERENCE_PREFIX = 'PVM-'
const REFERENCE_LENGTH = 6
/** Without signs that are easily taken for one another. */
const REFERENCE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** What the demonstration collects; nothing of it is checked or sent. */
export type StepAnswers = {
  checkIn: string
  checkOut: string
  guests: number
  rooms: number
  name: string
  email: string
  phone: string
  specialRequests: string
}

export const NO_ANSWERS: StepAnswers = {
  checkIn: '',
  checkOut: '',
  guests: 1,
  rooms: 1,
  name: '',
  email: '',
  phone: '',
  specialRequests: '',
}

/** The step a click on an indicator leads to: only the current and earlier ones answer. */
export function stepAfterClick(current: number, clicked: number): number {
  return clicked <= current ? Math.max(FIRST_STEP, clicked) : current
}

export function nextStep(current: number): number {
  return Math.min(LAST_STEP, current + 1)
}

export function previousStep(current: number): number {
  return Math.max(FIRST_STEP, current - 1)
}

/** The earliest days that may be chosen: today, and for the check-out the day of the check-in. */
export function earliestDays(answers: Pick<StepAnswers, 'checkIn'>, today: Day) {
  return { checkIn: today, checkOut: answers.checkIn || today }
}

/** A made-up reference such as `PVM-7KQ2XA`; `random` gives numbers in [0, 1). */
export function makeReference(random: () => number): string {
  const signs = Array.from({ length: REFERENCE_LENGTH }, () =>
    REFERENCE_SIGNS.charAt(Math.floor(random() * REFERENCE_SIGNS.length)),
  )
  return REFERENCE_PREFIX + signs.join('')
}
