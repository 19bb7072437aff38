import { TAKEN_METHODS } from '@/features/bookings/rules/taken-methods'

/** How an entry was made: money, or money that another booking of the hotel already had. */
export const ENTRY_METHODS = [...TAKEN_METHODS, 'moved'] as const

export type EntryMethod = (typeof ENTRY_METHODS)[number]
