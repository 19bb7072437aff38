import { z } from 'zod'
import { LONGEST_STAY } from '@/features/bookings/rules/limits'
import { EXTRA_UNITS, SERVED_ON } from '@/features/charges/rules/extra-terms'
import { REFUSAL_WORDS } from '@/features/stay-words/rules/refusals'
import { daysBetween, isDay } from '@/kernel/days'
import { defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, idNumber } from '@/kernel/wire'
import { EXTRAS_PATH } from './paths'

/** What a guest can book with a stay. */
export const offeredExtra = z.object({
  id: idNumber,
  name: z.string(),
  /** A sentence about it. */
  text: z.string().nullable(),
  /** For one: a stay, a night, a guest or a piece. */
  price: amountText,
  unit: z.enum(EXTRA_UNITS),
  servedOn: z.enum(SERVED_ON),
  /** Of those counted by the piece. */
  mostPieces: z.number().int(),
  /** How many are left on the day of the stay that has the fewest; null is any number. */
  left: z.number().int().nullable(),
})

/** The stay they are wanted for. */
export const extrasQuerystring = z
  .object({ checkIn: dayText, checkOut: dayText })
  .superRefine(({ checkIn, checkOut }, context) => {
    if (!isDay(checkIn) || !isDay(checkOut)) return
    const days = daysBetween(checkIn, checkOut)
    if (days < 1 || days > LONGEST_STAY)
      context.addIssue({
        code: 'custom',
        path: ['checkOut'],
        message: REFUSAL_WORDS.lengthOfStay(LONGEST_STAY),
      })
  })

/** What can be booked with a stay, in the order staff gave. */
export const extrasEndpoint = defineEndpoint(EXTRAS_PATH, {
  querystring: extrasQuerystring,
  response: z.array(offeredExtra),
})

/** An extra of a booking, as agreed; a change of the stay is priced by it. */
export const bookedExtra = z.object({
  name: z.string(),
  price: amountText,
  unit: z.enum(EXTRA_UNITS),
  servedOn: z.enum(SERVED_ON),
  pieces: z.number().int(),
  /** How many are charged, and what for all of them together. */
  quantity: z.number().int(),
  amount: amountText,
})

export type OfferedExtra = z.infer<typeof offeredExtra>
export type BookedExtra = z.infer<typeof bookedExtra>
