import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { TakenMethod } from '@/features/bookings/rules/taken-methods'
import type { Cents } from '@/kernel/money'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { Given } from './given-money'

/** Money that came online, or a part of it, as it is sent back by its provider. */
export type OnlineRefund = Given & {
  bookingId: number
  onlinePaymentId: number
  method: TakenMethod
  reason: string
}

/** What became of the request: on its way and asked for until it is known, gone, or turned down with the provider's words. */
export type SentRefund =
  | { state: 'done' | 'asked' | 'unclear'; provider: string }
  | { state: 'refused'; provider: string; detail: string }

/** What the folio asks of the payments kept above it; src/entries/provider-refunds.ts joins the two. */
export type ProviderRefunds = {
  /** Cents of a booking that are being sent back, or may be, and do not stand in the folio yet. */
  sumOpen: (orm: NodePgDatabase, bookingId: number) => Promise<Cents>
  /** Whether an entry of the folio is money a provider sent back, or was paid online and is or went back by its provider. */
  isTied: (orm: NodePgDatabase, paymentId: number) => Promise<boolean>
  /** Cents of a booking that this member of the staff had sent back, whether they went already or are on their way. */
  sumOrdered: (orm: NodePgDatabase, bookingId: number, staffId: number) => Promise<Cents>
  /**
   * How a part of an online payment goes back, and what it counts. In a transaction that has locked the booking. Throws
   * not-found, invalid-input for more than is left or a part of what goes back only whole, step-not-allowed.
   */
  measure: (
    transaction: NodePgDatabase,
    context: Pick<Context, 'settings'>,
    wanted: Given & { bookingId: number; onlinePaymentId: number },
  ) => Promise<Given & { method: TakenMethod }>
  /** The refund ordered under an Idempotency-Key. Throws key-reused for another one. */
  findUnderKey: (
    transaction: NodePgDatabase,
    key: string,
    wanted: Pick<OnlineRefund, 'onlinePaymentId' | 'amountCents' | 'shillings' | 'reason'>,
  ) => Promise<number | null>
  /** Writes a refund down, to be sent after the commit; answers its id. */
  order: (
    transaction: NodePgDatabase,
    by: Pick<Staff, 'id' | 'email'>,
    refund: OnlineRefund,
    key: string | null,
  ) => Promise<number>
  /** Asks the provider, and stores its answer with the money that went. */
  send: (context: Context, id: number) => Promise<SentRefund>
}
