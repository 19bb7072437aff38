import { z } from 'zod'
import { bookingReceipt, typedReference } from '@/features/bookings/contract'
import { CODE_DIGITS } from '@/features/bookings/rules/mailbox-proof'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { defineCall } from '@/kernel/endpoint'
import { typedText } from '@/kernel/wire'
import { CODE_AGAIN_PATH, MAILBOX_CODE_PATH } from './paths'
import { PROOF_WORDS } from './rules/proof-words'

const CODE_FORM = new RegExp(`^\\d{${CODE_DIGITS}}$`)

/** The code of the latest e-mail about a request. */
export const mailboxCode = z.object({
  reference: typedReference,
  code: typedText(20)
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(CODE_FORM, PROOF_WORDS.codeForm)),
})

/** How the booking stands by now. */
export const proofAnswer = bookingReceipt
  .pick({ holdExpiresAt: true, mailboxProof: true })
  .extend({ status: z.enum(BOOKING_STATUSES) })

export const proveByCodeCall = defineCall('POST', MAILBOX_CODE_PATH, {
  body: mailboxCode,
  response: proofAnswer,
})

export const sendCodeAgainCall = defineCall('POST', CODE_AGAIN_PATH, {
  body: z.object({ reference: typedReference }),
  response: z.object({ message: z.string() }),
})

export type ProofAnswer = z.infer<typeof proofAnswer>
