import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { BookedStay, SellExtras } from '@/features/bookings/server/booking-extras'
import type { Context } from '@/server/context'
import type { GroupReceipt } from '../contract'

/** A booking of a group that was just made, with what its guest wishes for, and its place among the villas. */
export type SoldPart = { place: number; booked: BookedStay; wish: Parameters<SellExtras>[2] }

/**
 * Charges the bookings of a new group for their extras, in the transaction that makes them. Problems name their part:
 * `parts.2.extras`. Throws total-differs, extra-not-left, invalid-input.
 */
export type SellGroupExtras = (transaction: NodePgDatabase, parts: readonly SoldPart[]) => Promise<void>

/** What is asked for in advance for a whole group, with a page where it is paid at once; undefined where nothing is. */
export type OfferGroupDeposit = (context: Context, groupId: number) => Promise<GroupReceipt['deposit']>

/** What selling several villas asks of the features above; src/entries/api-routes.ts joins them. */
export type GroupSelling = { sellExtras: SellGroupExtras; offerDeposit: OfferGroupDeposit }
