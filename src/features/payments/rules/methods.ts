import { PAYMENT_METHODS } from '@/features/bookings/rules/payment-choice'

/** How money comes in and is given back. Guests choose among fewer when they book. */
export const TAKEN_METHODS = [...PAYMENT_METHODS, 'bank-transfer'] as const

/** How an entry was made: money, or money that another booking of the hotel already had. */
export const ENTRY_METHODS = [...TAKEN_METHODS, 'moved'] as const

export type TakenMethod = (typeof TAKEN_METHODS)[number]
export type EntryMethod = (typeof ENTRY_METHODS)[number]
