/** How a guest means to pay; chosen, never taken (docs/decisions/product-rules.md). */
export const PAYMENT_METHODS = ['cash', 'mobile-money', 'card'] as const

/** When: on arrival, or before it. */
export const PAYMENT_TIMES = ['at-check-in', 'in-advance'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export type PaymentTime = (typeof PAYMENT_TIMES)[number]
