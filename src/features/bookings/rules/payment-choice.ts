/** How a guest means to pay; chosen, never taken (docs/decisions/product-rules.md). */
export const PAYMENT_METHODS = ['cash', 'mobile-money', 'card'] as const

/** When: on arrival, or before it. */
export const PAYMENT_TIMES = ['at-check-in', 'in-advance'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export type PaymentTime = (typeof PAYMENT_TIMES)[number]

type Property = { advancePayment: string }

/** When guests may choose to pay: in advance only where the property says how that goes. */
export function timesOffered({ advancePayment }: Property): readonly PaymentTime[] {
  return PAYMENT_TIMES.filter((time) => time !== 'in-advance' || advancePayment.trim() !== '')
}

/** The time that was chosen where it is offered, on arrival where it is not any more. */
export function timeOrArrival(chosen: PaymentTime, property: Property): PaymentTime {
  return timesOffered(property).includes(chosen) ? chosen : 'at-check-in'
}
