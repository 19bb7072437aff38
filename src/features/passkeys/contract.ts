import { z } from 'zod'
import { signedText } from '@/features/accounts/contract'
import { accountInputText } from '@/features/accounts/rules/input-words'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { idNumber, typedText } from '@/kernel/wire'
import { PASSKEY_BEGIN_PATH, PASSKEYS_PATH } from './paths'

const instant = z.string().meta({ format: 'date-time' })

/** A passkey as its owner sees it. */
export const passkey = z.object({
  id: idNumber,
  name: z.string(),
  createdAt: instant,
  usedAt: instant.nullable(),
})

export const passkeysEndpoint = defineEndpoint(PASSKEYS_PATH, { response: z.array(passkey) })

/** What its owner calls it. */
export const passkeyName = z.object({ name: typedText(60).min(1, accountInputText.name) })

const credential = z.object({ id: z.string(), type: z.literal('public-key') })

/** What a browser needs to have a device make a passkey (WebAuthn's PublicKeyCredentialCreationOptions). */
const creation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  /** In milliseconds. */
  timeout: z.number().int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

export const beginPasskeyCall = defineCall('POST', PASSKEY_BEGIN_PATH, {
  body: z.object({}),
  response: creation,
})

/** What a device answers once it has made a passkey, as browsers send it. */
export const madePasskey = z.object({
  id: signedText,
  rawId: signedText,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: signedText, attestationObject: signedText }),
})

/** Ten codes for paper where it is the first thing beside the password; they are shown this once. */
export const addPasskeyCall = defineCall('POST', PASSKEYS_PATH, {
  body: passkeyName.extend({ made: madePasskey }),
  response: z.object({ passkey, codes: z.array(z.string()).nullable() }),
})

export type OwnPasskey = z.infer<typeof passkey>
export type PasskeyCreation = z.infer<typeof creation>
export type MadePasskey = z.infer<typeof madePasskey>
