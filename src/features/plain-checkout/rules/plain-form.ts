import { ARRIVAL_TIMES } from '@/features/bookings/rules/arrival-time'
import { partyFromLink } from '@/features/bookings/rules/party-link'
import { PAYMENT_METHODS, PAYMENT_TIMES } from '@/features/bookings/rules/payment-choice'
import { DEFAULT_BOARD } from '@/features/rates/rules/board'
import type { SeenTerms } from '@/features/rates/rules/plan-terms'
import { type CheckoutLink, readCheckoutLink } from '@/features/search/rules/checkout-link'

/** The fields of a sent form; one that was sent twice is a list. */
export type PlainForm = Readonly<Record<string, unknown>>

/** What a guest types and chooses in the last two steps, as it was sent. */
export type Typed = {
  guestName: string
  guestEmail: string
  guestPhone: string
  specialRequests: string
  arrivalTime: string
  paymentMethod: string
  paymentTime: string
  promoCode: string
}

/** The fields that the third step asks for. */
export const DETAILS = ['guestName', 'guestEmail', 'guestPhone', 'specialRequests', 'arrivalTime'] as const

export function readTyped(form: PlainForm): Typed {
  const one = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '')
  return {
    guestName: one('guestName'),
    guestEmail: one('guestEmail'),
    guestPhone: one('guestPhone'),
    // Browsers send line ends as two characters.
    specialRequests: one('specialRequests').replaceAll('\r\n', '\n'),
    arrivalTime: ARRIVAL_TIMES.find((time) => time === form.arrivalTime) ?? '',
    paymentMethod: PAYMENT_METHODS.find((method) => method === form.paymentMethod) ?? 'cash',
    paymentTime: PAYMENT_TIMES.find((time) => time === form.paymentTime) ?? 'at-check-in',
    promoCode: one('promoCode').slice(0, 40),
  }
}

/** The request that the form of the last step sends, as the contract of a booking is to judge it. */
export function writeRequest(form: PlainForm): Record<string, unknown> {
  const { arrivalTime, promoCode, ...typed } = readTyped(form)
  const link: CheckoutLink = readCheckoutLink(form)
  const { guests, childAges, wantsCot } = partyFromLink(link)
  return {
    ...typed,
    villaId: Number(form.villaId),
    checkInDate: form.checkIn,
    checkOutDate: form.checkOut,
    numberOfGuests: guests,
    childAges,
    wantsCot,
    board: link.board ?? DEFAULT_BOARD,
    totalAmount: form.totalAmount,
    ...(arrivalTime && { arrivalTime }),
    ...(link.plan && { ratePlanId: link.plan, ratePlanTerms: readTerms(form) }),
    ...(promoCode && { promoCode }),
    ...(link.anyOf && { takesAnyVilla: true }),
  }
}

/** The terms of the plan that the form was shown with, as its hidden fields say them; null where it has none. */
function readTerms(form: PlainForm): Record<string, unknown> | null {
  const { cancellation } = form
  if (cancellation === undefined) return null
  const count = (name: string) => (form[name] ? Number(form[name]) : null)
  // A page of the version before says nothing of a deposit.
  const deposit = form.depositPercent !== undefined && { depositPercent: count('depositPercent') }
  return { cancellation, cancellationHours: count('cancellationHours'), ...deposit }
}

/** The hidden fields that say by which terms the plan on the page is cancelled, and its deposit. */
export function termsFields(plan: SeenTerms | null): [string, string][] {
  const { cancellation = 'property', cancellationHours, depositPercent } = plan ?? {}
  return [
    ['cancellation', cancellation],
    ['cancellationHours', String(cancellationHours ?? '')],
    ['depositPercent', String(depositPercent ?? '')],
  ]
}

/** The hidden fields by which a form carries what is to be booked. */
export function linkFields(link: CheckoutLink): [string, string][] {
  const { step: _step, ...rest } = link
  return Object.entries(rest).map(([name, value]) => [name, String(value)])
}
