import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { PAYMENT_PURPOSES } from '@/features/online-payments/rules/purposes'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { MAIL_STATUSES } from '@/kernel/mails'
import { toCents } from '@/kernel/money'
import { amountText, idNumber, instant } from '@/kernel/wire'
import { PAYMENT_LINKS_PATH } from './paths'
import { LINK_STATES } from './rules/link-state'
import { LINK_WORDS } from './text'

const LONGEST_DAYS = 60

const paymentLink = z.object({
  id: idNumber,
  purpose: z.enum(PAYMENT_PURPOSES),
  state: z.enum(LINK_STATES),
  /** What it asks for now, and what came by it. */
  asks: amountText,
  received: amountText,
  madeBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
  /** What became of the last mail with it; null where none was sent. */
  mail: z.enum(MAIL_STATUSES).nullable(),
})

/** The payment links of a booking, newest first, and what a new one can ask for. */
export const bookingLinks = z.object({
  links: z.array(paymentLink),
  /** Null where no provider is switched on. */
  offer: z.object({ balance: amountText, deposit: amountText, canMail: z.boolean() }).nullable(),
  /** What a message with a link says beside it, and the digits of the guest's mobile number where there is one. */
  message: z.object({ hotel: z.string(), reference: z.string(), phone: z.string().nullable() }),
})

export const bookingLinksEndpoint = defineEndpoint(`${ADMIN_BOOKINGS_PATH}/:id/payment-links`, {
  response: bookingLinks,
})

export const newLink = z
  .object({
    purpose: z.enum(PAYMENT_PURPOSES),
    /** Of purpose `amount` alone. */
    amount: amountText.optional(),
    days: z.number().int().min(1).max(LONGEST_DAYS).default(7),
  })
  .superRefine(({ purpose, amount }, context) => {
    if (purpose === 'amount' && (amount === undefined || toCents(amount) <= 0))
      context.addIssue({ code: 'custom', path: ['amount'], message: LINK_WORDS.amountMissing })
  })

/** The way to a link's page; shown once, since only a hash of it is kept. */
const linkAddress = z.object({ id: idNumber, path: z.string().meta({ example: '/pay/…' }) })

export const makePaymentLinkCall = defineCall('POST', bookingLinksEndpoint.path, {
  body: newLink,
  response: linkAddress,
})

/** A further address of a link, beside those handed out before. */
export const showPaymentLinkCall = defineCall('POST', `${PAYMENT_LINKS_PATH}/:id/address`, {
  response: linkAddress,
})

/** Queues a mail to the guest with an address of the link; answers whom it goes to. */
export const mailPaymentLinkCall = defineCall('POST', `${PAYMENT_LINKS_PATH}/:id/mails`, {
  response: z.object({ to: z.string() }),
})

export type PaymentLink = z.infer<typeof paymentLink>
export type BookingLinks = z.infer<typeof bookingLinks>
export type NewLink = z.output<typeof newLink>
