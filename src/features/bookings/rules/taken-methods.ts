import { PAYMENT_METHODS } from './payment-choice'

/** How money comes in and is given back. Guests choose among fewer when they book. */
export const TAKEN_METHODS = [...PAYMENT_METHODS, 'bank-transfer'] as const

export type TakenMethod = (typeof TAKEN_METHODS)[number]
