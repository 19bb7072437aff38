import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { EMAIL_WANTED } from '@/kernel/input-text'
import { instant, typedText } from '@/kernel/wire'
import { dataCopy } from './contract'
import { ERASURES_PATH, GUEST_DATA_PATH } from './paths'

export const copyGuestDataCall = defineCall('POST', `${GUEST_DATA_PATH}/copy`, { response: dataCopy })

/** In the profile and in every booking of the person where it stands as `from` has it. */
export const correctGuestDataCall = defineCall('PATCH', GUEST_DATA_PATH, {
  body: z.object({
    name: z
      .object({ from: z.string().max(120), to: typedText(120).min(1, 'Please give the guest’s name') })
      .optional(),
    email: z
      .object({
        from: z.string().max(254),
        to: typedText(254).pipe(z.email(EMAIL_WANTED)),
      })
      .optional(),
    phone: z
      .object({ from: z.string().max(40), to: typedText(40).min(1, 'Please give a phone number') })
      .optional(),
  }),
  response: z.object({}),
})

export const eraseGuestDataCall = defineCall('POST', `${GUEST_DATA_PATH}/erasure`, {
  response: z.object({ bookings: z.array(z.string()) }),
})

/** The newest first. */
export const erasuresEndpoint = defineEndpoint(ERASURES_PATH, {
  response: z.array(
    z.object({ references: z.array(z.string()), askedByEmail: z.string(), erasedAt: instant }),
  ),
})
