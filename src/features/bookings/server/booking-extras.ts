import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Day } from '@/kernel/days'
import type { Context } from '@/server/context'
import type { BookingReceipt, BookingRequest } from '../contract'

/** By what the extras of a booking are priced. */
export type BookedStay = { bookingId: number; checkIn: Day; checkOut: Day; guests: number }

/**
 * Charges a new booking for the extras its guest wishes for, in the transaction that makes it. Throws total-differs where
 * they cost another amount than the guest was shown, extra-not-left, invalid-input.
 */
export type SellExtras = (
  transaction: NodePgDatabase,
  booked: BookedStay,
  wish: NonNullable<BookingRequest['extras']>,
) => Promise<void>

/**
 * What is asked for in advance for a booking that was just made, with a page where it is paid; undefined where nothing is,
 * or where it cannot be paid online.
 */
export type OfferDeposit = (context: Context, bookingId: number) => Promise<BookingReceipt['deposit']>

/** What selling a stay asks of the features above it; src/entries/api-routes.ts joins them. */
export type Selling = { sellExtras: SellExtras; offerDeposit: OfferDeposit }

/**
 * Prices what a booking has of extras anew after its nights or its party changed; `isHeld` keeps what is counted by the
 * guest from getting less. True where anything costs or needs something else now. Throws extra-not-left, and total-differs where
 * they come to another amount than was seen.
 */
export type RepriceExtras = (
  transaction: NodePgDatabase,
  booked: BookedStay & { guestsBefore: number; isHeld?: boolean; seenAmount?: string | undefined },
) => Promise<boolean>
