import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { defineEndpoint } from '@/kernel/endpoint'
import { amountText } from '@/kernel/wire'

/** What is charged if a booking ends now, and what is due then; below nothing it is held for the guest. */
const endingCost = z.object({ fee: amountText, paid: amountText, due: amountText })

export const endingCosts = z.object({ cancelled: endingCost, 'no-show': endingCost })

export const endingCostsEndpoint = defineEndpoint(`${ADMIN_BOOKINGS_PATH}/:id/ending-costs`, {
  response: endingCosts,
})

export type EndingCosts = z.infer<typeof endingCosts>
