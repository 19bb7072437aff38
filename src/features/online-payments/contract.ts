import { z } from 'zod'
import { toMobileNumber } from '@/features/payment-providers/rules/mobile-number'
import { FAILURE_REASONS, PROVIDERS } from '@/features/payment-providers/rules/provider-names'
import { defineEndpoint } from '@/kernel/endpoint'
import { amountText, instant, shillingsText, typedText } from '@/kernel/wire'
import { PAY_METHODS_PATH } from './paths'
import { ONLINE_PAYMENT_STATES } from './rules/payment-state'
import { PAYMENT_PURPOSES } from './rules/purposes'
import { PAY_WORDS } from './text'

const amountWithShillings = z.object({ amount: amountText, shillings: shillingsText.nullable() })

/** One attempt to pay, as its payer sees it. */
export const guestPayment = z.object({
  reference: z.string(),
  provider: z.enum(PROVIDERS),
  purpose: z.enum(PAYMENT_PURPOSES),
  /** The dollars it counts for. */
  amount: amountText,
  /** What is asked for where that is shillings. */
  shillings: shillingsText.nullable(),
  /** What came, which may be less or more than was asked for; null while nothing has. */
  received: amountWithShillings.nullable(),
  /** What of it went back by its provider, and what the provider was asked to send back; null where nothing is. */
  sentBack: amountWithShillings.nullable(),
  onItsWayBack: amountWithShillings.nullable(),
  state: z.enum(ONLINE_PAYMENT_STATES),
  /** The provider's page to pay on, while that is possible. */
  redirectUrl: z.string().nullable(),
  failure: z.enum(FAILURE_REASONS).nullable(),
  at: instant,
})

const currency = z.enum(['USD', 'UGX'])

const payMethod = z.object({ provider: z.enum(PROVIDERS), currency })

/** How money may come online at the moment, whatever it is for. */
export const payMethodsEndpoint = defineEndpoint(PAY_METHODS_PATH, { response: z.array(payMethod) })

/** What may be paid for a booking now, how, and what became of the attempts so far, newest first. */
export const payingDesk = z.object({
  /** What is due, and the same in shillings at the rate of now where staff have set one. */
  due: amountText,
  shillingsDue: shillingsText.nullable(),
  /** What of the deposit is still to be paid, and the same in shillings; null where none is, or it is all that is due. */
  deposit: z.object({ amount: amountText, shillings: shillingsText.nullable() }).nullable(),
  methods: z.array(payMethod),
  payments: z.array(guestPayment),
})

/** How the guest wants to pay; the amount is the server's to know. */
export const payWish = z
  .object({
    provider: z.enum(PROVIDERS),
    currency,
    /** Of the two that the guest may choose between. */
    purpose: z.enum(['deposit', 'balance']).default('balance'),
    /** The number that gets the prompt; mobile money alone asks for it. */
    phone: typedText(40).optional(),
  })
  .superRefine(({ provider, phone = '' }, context) => {
    if (provider !== 'pesapal' && toMobileNumber(phone) === null)
      context.addIssue({ code: 'custom', path: ['phone'], message: PAY_WORDS.phoneWrong })
  })

export type GuestPayment = z.infer<typeof guestPayment>
export type PayingDesk = z.infer<typeof payingDesk>
export type PayWish = z.input<typeof payWish>
