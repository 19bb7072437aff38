import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { defineEndpoint } from '@/kernel/endpoint'
import { idNumber, instant } from '@/kernel/wire'
import { guestPayment } from './contract'

/** One attempt to pay, as staff see it. */
const staffPayment = guestPayment.omit({ redirectUrl: true }).extend({
  id: idNumber,
  /** The link by which it was begun; null where that was the guest's own page. */
  linkId: idNumber.nullable(),
  /** The provider's number of the money that came, and the payer's account with most of it masked. */
  confirmation: z.string().nullable(),
  account: z.string().nullable(),
  /** The provider's own words about a failure. */
  failureDetail: z.string().nullable(),
  /** When the provider was asked last. */
  lastAskedAt: instant.nullable(),
})

/** What became of each online payment of a booking, newest first. */
export const staffPaymentsEndpoint = defineEndpoint(`${ADMIN_BOOKINGS_PATH}/:id/online-payments`, {
  response: z.array(staffPayment),
})

export type StaffPayment = z.infer<typeof staffPayment>
