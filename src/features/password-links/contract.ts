import { z } from 'zod'
import { newPassword } from '@/features/accounts/contract'
import { defineCall } from '@/kernel/endpoint'
import { EMAIL_WANTED } from '@/kernel/input-text'
import { typedText } from '@/kernel/wire'
import { FORGOTTEN_PATH, LINK_LOOK_PATH, NEW_PASSWORD_PATH } from './paths'

const email = typedText(254).toLowerCase().pipe(z.email(EMAIL_WANTED))
const token = z.string().max(100)

/** Says the same whether the address has an account or not. */
export const forgottenCall = defineCall('POST', FORGOTTEN_PATH, {
  body: z.object({ email }),
  response: z.object({ message: z.string() }),
})

/** Whose password a link sets, while it works. */
export const linkLookCall = defineCall('POST', LINK_LOOK_PATH, {
  body: z.object({ token }),
  response: z.object({ email: z.string() }),
})

export const newPasswordCall = defineCall('POST', NEW_PASSWORD_PATH, {
  body: z.object({ token, newPassword }),
  response: z.object({ email: z.string() }),
})
