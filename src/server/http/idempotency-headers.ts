import { z } from 'zod'

/** Chosen by the sender, one a thing that is made: sending the same request again under it makes only one. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .regex(/^[\x21-\x7e]+$/, 'Please use visible ASCII characters')
    .optional(),
})
