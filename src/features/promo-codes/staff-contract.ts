import { z } from 'zod'
import { defineEndpoint } from '@/kernel/endpoint'
import { amountText, idNumber } from '@/kernel/wire'
import { CODE_USES_PATH } from './paths'

/** Bookings that have a code and are not off, and what their nights come to with it. */
export const codeUsesEndpoint = defineEndpoint(CODE_USES_PATH, {
  response: z.array(z.object({ id: idNumber, uses: z.number().int(), brought: amountText })),
})
