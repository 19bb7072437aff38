import { z } from 'zod'
import { ENTRY_METHODS } from '@/features/payments/rules/methods'
import { defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, idNumber, instant } from '@/kernel/wire'
import { UNSETTLED_MONEY_PATH } from './paths'
import { PROVIDERS } from './rules/provider-names'
import { UNSETTLED_REASONS } from './rules/unsettled-money'

/** A booking whose money staff have to look at. */
export const unsettledBooking = z.object({
  bookingId: idNumber,
  reference: z.string(),
  guestName: z.string(),
  checkInDate: dayText,
  reason: z.enum(UNSETTLED_REASONS),
  /** What is held and not owed, or what of an order is missing. */
  amount: amountText,
  /** How the money of the booking came, each way once. */
  ways: z.array(z.object({ method: z.enum(ENTRY_METHODS), provider: z.enum(PROVIDERS).nullable() })),
  /** When money of the booking was written down last. */
  at: instant,
})

/** Those whose money was written down last come first. */
export const unsettledMoneyEndpoint = defineEndpoint(UNSETTLED_MONEY_PATH, {
  response: z.array(unsettledBooking),
})

export type UnsettledBooking = z.infer<typeof unsettledBooking>
