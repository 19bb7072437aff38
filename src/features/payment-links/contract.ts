import { z } from 'zod'
import { bookingReceipt } from '@/features/bookings/contract'
import { guestPayment, payingDesk, payWish } from '@/features/online-payments/contract'
import { PAYMENT_PURPOSES } from '@/features/online-payments/rules/purposes'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { instant } from '@/kernel/wire'
import { PAY_PATH } from './paths'
import { LINK_STATES } from './rules/link-state'

/** What a payment link is about: no more of the booking than who pays has to know. */
export const payPage = z.object({
  reference: z.string(),
  purpose: z.enum(PAYMENT_PURPOSES),
  state: z.enum(LINK_STATES),
  expiresAt: instant,
  /** Whether a payment was begun by it. */
  isUsed: z.boolean(),
  /** What has become of the request, for whoever made it and pays its deposit at once; left out by any other link. */
  request: bookingReceipt.pick({ status: true, holdExpiresAt: true, mailboxProof: true }).optional(),
})

export const payPageEndpoint = defineEndpoint(`${PAY_PATH}/:token`, { response: payPage })

/** What the link asks for now, how it may be paid, and what became of what was begun by it. */
export const linkDeskEndpoint = defineEndpoint(`${PAY_PATH}/:token/payments`, { response: payingDesk })

export const payByLinkCall = defineCall('POST', linkDeskEndpoint.path, {
  // What it is for is the link's to know.
  body: payWish,
  response: guestPayment,
})

export type PayPage = z.infer<typeof payPage>
