import { z } from 'zod'
import { TAKEN_METHODS } from '@/features/bookings/rules/taken-methods'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { amountText, idNumber, idText, instant, shillingsText } from '@/kernel/wire'
import { APPROVALS_PATH } from './paths'
import { APPROVAL_KINDS, DECISIONS } from './rules/approvals'

/** A refund or a discount that reception wanted and may not give by itself. */
export const moneyApproval = z.object({
  id: idNumber,
  at: instant,
  bookingId: idNumber,
  bookingReference: z.string(),
  guestName: z.string(),
  kind: z.enum(APPROVAL_KINDS),
  amount: amountText,
  shillings: shillingsText.nullable(),
  method: z.enum(TAKEN_METHODS).nullable(),
  reason: z.string(),
  askedBy: z.string(),
  /** Null while it waits. */
  decision: z.enum(DECISIONS).nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
})

/** What waits for an admin, oldest first; of one booking where one is named. */
export const approvalsEndpoint = defineEndpoint(APPROVALS_PATH, {
  querystring: z.object({ bookingId: idText.optional() }),
  response: z.array(moneyApproval),
})

export const decideApprovalCall = defineCall('POST', `${APPROVALS_PATH}/:id/decision`, {
  body: z.object({ decision: z.enum(DECISIONS) }),
  response: moneyApproval,
})

export type MoneyApproval = z.infer<typeof moneyApproval>
