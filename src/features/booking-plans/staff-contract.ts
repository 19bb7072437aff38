import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { staffBooking } from '@/features/bookings/staff-contract'
import { defineCall } from '@/kernel/endpoint'
import { amountText, idNumber } from '@/kernel/wire'

/** What the form of a booking's plan holds; null is the flexible one. */
export const planFields = z.object({ ratePlanId: idNumber.nullable() })

/** `updatedAt` is the version of the booking the plan was chosen for, `totalAmount` the total that was shown for it. */
export const newPlan = planFields.extend({
  totalAmount: amountText.nullish(),
  updatedAt: z.iso.datetime({ offset: true }).nullish(),
})

/** Puts the nights ahead of a booking on another plan, at the prices of today. */
export const setPlanCall = defineCall('POST', `${ADMIN_BOOKINGS_PATH}/:id/plan`, {
  body: newPlan,
  response: staffBooking,
})

export type PlanFields = z.infer<typeof planFields>
export type NewPlan = z.infer<typeof newPlan>
