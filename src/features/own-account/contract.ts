import { z } from 'zod'
import { passkeyAnswer } from '@/features/accounts/contract'
import { accountInputText as words } from '@/features/accounts/rules/input-words'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { PANEL_LANGUAGES } from '@/kernel/panel-language'
import { typedText } from '@/kernel/wire'
import {
  DEVICES_PATH,
  OWN_LANGUAGE_PATH,
  PAPER_CODES_PATH,
  PROOF_PATH,
  SECOND_FACTOR_CONFIRM_PATH,
  SECOND_FACTOR_END_PATH,
  SECOND_FACTOR_PATH,
} from './paths'

const instant = z.string().meta({ format: 'date-time' })
const password = z.string().min(1, words.password).max(1000)
const code = typedText(20).min(1, words.code)

/** A browser in which the account is signed in; `sid` is the session's public name. */
export const device = z.object({
  sid: z.string(),
  name: z.string(),
  signedInAt: instant,
  /** To within five minutes. */
  usedAt: instant,
  isThis: z.boolean(),
})

export const devicesEndpoint = defineEndpoint(DEVICES_PATH, { response: z.array(device) })

/** Whether codes of an app are asked for, how many passkeys there are, whether the hotel asks this role for either, and how many codes on paper are left. */
export const secondFactor = z.object({
  isOn: z.boolean(),
  passkeys: z.number().int(),
  isWanted: z.boolean(),
  codesLeft: z.number().int(),
})

export const secondFactorEndpoint = defineEndpoint(SECOND_FACTOR_PATH, { response: secondFactor })

export const passwordProof = z.object({ password })

/** The password with the second factor of whoever has one, or a passkey alone. */
const freshProof = z
  .object({ password, code, passkey: passkeyAnswer })
  .partial()
  .refine((given) => given.password !== undefined || given.passkey !== undefined, {
    path: ['password'],
    message: words.password,
  })

/** For the next ten minutes calls that want a fresh proof are let through. */
export const proofCall = defineCall('POST', PROOF_PATH, { body: freshProof, response: z.null() })

/** The secret of the authenticator app: as text to type, and as the address its QR code holds. */
export const beginFactorCall = defineCall('POST', SECOND_FACTOR_PATH, {
  // Who has a passkey gives a fresh proof in its place.
  body: passwordProof.partial(),
  response: z.object({ secret: z.string(), uri: z.string() }),
})

export const codeProof = z.object({ code })

/** Ten codes for the day the app is lost; they are shown this once. */
export const confirmFactorCall = defineCall('POST', SECOND_FACTOR_CONFIRM_PATH, {
  body: codeProof,
  response: z.object({ codes: z.array(z.string()) }),
})

/** Ten new codes in place of those there were. */
export const paperCodesCall = defineCall('POST', PAPER_CODES_PATH, {
  body: z.object({}),
  response: z.object({ codes: z.array(z.string()) }),
})

export const bothProofs = z.object({ password, code })

export const endFactorCall = defineCall('POST', SECOND_FACTOR_END_PATH, {
  // As above.
  body: bothProofs.partial(),
  response: secondFactor,
})

const panelLanguage = z.object({ language: z.enum(PANEL_LANGUAGES) })

/** What the panel speaks to oneself, on every device. */
export const ownLanguageCall = defineCall('PUT', OWN_LANGUAGE_PATH, {
  body: panelLanguage,
  response: panelLanguage,
})

export type Device = z.infer<typeof device>
