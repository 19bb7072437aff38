import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { staffBooking } from '@/features/bookings/staff-contract'
import { assertPrice, priceReason, wantedPrice } from '@/features/rates/staff-contract'
import { defineCall } from '@/kernel/endpoint'
import { amountText } from '@/kernel/wire'

/** What the form of a price holds. */
export const priceFields = z.object({ ...wantedPrice, priceReason: priceReason.nullish() })

/** `updatedAt` is the version of the booking the price was set for, `totalAmount` the total that was shown for it. */
export const newPrice = priceFields
  .extend({
    totalAmount: amountText.nullish(),
    updatedAt: z.iso.datetime({ offset: true }).nullish(),
  })
  .superRefine(assertPrice)

/** Sets the price of the nights ahead of a booking; above the limit in Property Facts it waits for an admin (202). */
export const setPriceCall = defineCall('POST', `${ADMIN_BOOKINGS_PATH}/:id/price`, {
  body: newPrice,
  response: z.object({ booking: staffBooking, isWaiting: z.boolean() }),
})

export type PriceFields = z.infer<typeof priceFields>
export type NewPrice = z.infer<typeof newPrice>
