import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { PANEL_LANGUAGES } from '@/kernel/panel-language'
import { PERMISSIONS } from '@/kernel/roles'
import { addressText, idNumber, idText, typedText } from '@/kernel/wire'
import {
  ACCOUNTS_PATH,
  AUDIT_PATH,
  AUDIT_STAFF_PATH,
  CURRENT_USER_PATH,
  PASSKEY_CHALLENGE_PATH,
  PASSKEY_SIGN_IN_PATH,
  PASSWORD_PATH,
  SIGN_IN_PATH,
} from './paths'
import { accountInputText as words } from './rules/input-words'

const SHORTEST_PASSWORD = 10
const LONGEST_PASSWORD = 1000

const email = typedText(254).toLowerCase().pipe(z.email(words.email))
/** A password somebody chooses. */
export const newPassword = z
  .string()
  .min(SHORTEST_PASSWORD, words.shortest(SHORTEST_PASSWORD))
  .max(LONGEST_PASSWORD)
const instant = z.string().meta({ format: 'date-time' })

/** A member of staff, as staff see one. */
export const account = z.object({
  id: idNumber,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** The slug of a role: user, admin, superadmin, housekeeping, receptionist, or one of the hotel's own. */
  role: z.string(),
  profileImageUrl: z.string().nullable(),
  isActive: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
})

/** Oneself, with what the role allows, and its name where it is one of the hotel's own. */
const ownAccount = account.extend({
  roleName: z.string().nullable(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Of the panel. */
  language: z.enum(PANEL_LANGUAGES),
})

/** Whoever has to set up a second factor before anything else hears so. */
export const currentUserEndpoint = defineEndpoint(CURRENT_USER_PATH, {
  response: ownAccount.extend({ lacksSecondFactor: z.literal(true).optional() }),
})

/** An account in the list of superadmins. */
export const listedAccount = account.extend({ hasSecondFactor: z.boolean() })

export const accountsEndpoint = defineEndpoint(ACCOUNTS_PATH, { response: z.array(listedAccount) })

/** What browsers write in base64url, as long as any device of today makes it. */
export const signedText = z
  .string()
  .regex(/^[\w-]+$/)
  .max(10_000)

/** What a passkey signed, as browsers send it. */
export const passkeyAnswer = z.object({
  id: signedText,
  rawId: signedText,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: signedText,
    authenticatorData: signedText,
    signature: signedText,
  }),
})

export const signInRequest = z.object({
  email,
  password: z.string().min(1, words.password).max(LONGEST_PASSWORD),
  /** Of the authenticator app, or one on paper; for accounts with a second factor alone. */
  code: typedText(20).optional(),
  /** In place of a code, for accounts that have passkeys. */
  passkey: passkeyAnswer.optional(),
})

/** `sessionId` is the session's public name: it reads its owner's record and opens nothing else. */
export const signInAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  user: ownAccount,
  sessionId: z.string(),
})

export const signInCall = defineCall('POST', SIGN_IN_PATH, { body: signInRequest, response: signInAnswer })

/** What a browser asks devices for: any passkey of this site. */
export const passkeyChallenge = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** In milliseconds. */
  timeout: z.number().int(),
  userVerification: z.literal('required'),
})

export const passkeyChallengeCall = defineCall('POST', PASSKEY_CHALLENGE_PATH, {
  body: z.object({}),
  response: passkeyChallenge,
})

export const passkeySignInCall = defineCall('POST', PASSKEY_SIGN_IN_PATH, {
  body: z.object({ passkey: passkeyAnswer }),
  response: signInAnswer,
})

export const signOutAnswer = z.object({ success: z.literal(true), message: z.string() })

export const passwordChange = z.object({
  currentPassword: z.string().min(1, words.password).max(LONGEST_PASSWORD),
  newPassword,
})

export const passwordCall = defineCall('POST', PASSWORD_PATH, {
  body: passwordChange,
  response: signInAnswer,
})

const accountFields = {
  email,
  firstName: typedText(80).nullable(),
  lastName: typedText(80).nullable(),
  role: typedText(80).min(1, words.role),
  profileImageUrl: z.union([addressText, z.literal('')]).nullable(),
  isActive: z.boolean(),
}

export const newAccount = z.object({
  email,
  /** Left out, nobody knows it until the account's owner chooses one by an invitation. */
  password: newPassword.optional(),
  firstName: accountFields.firstName.default(null),
  lastName: accountFields.lastName.default(null),
  role: accountFields.role.default('user'),
  profileImageUrl: accountFields.profileImageUrl.default(null),
  isActive: accountFields.isActive.default(true),
})

/**
 * Only what is sent changes; a new password ends all sessions of that account. `updatedAt` is the version the change
 * was made from: when the account is newer, it is refused.
 */
export const accountChange = z
  .object({
    ...accountFields,
    password: newPassword,
    updatedAt: z.iso.datetime({ offset: true }),
  })
  .partial()

/** Whose changes: an account's number, or where nobody on the staff made them, guests or the hotel itself. */
export const auditActor = z.union([z.enum(['guests', 'house']), idText])

/** One entry of the audit trail: `before` is null for what was made, `after` for what was deleted. */
export const auditEntry = z.object({
  id: idNumber,
  at: instant,
  /** 0 where a guest or the hotel itself did something. */
  staffId: z.number().int().min(0).max(2_147_483_647),
  staffEmail: z.string(),
  resource: z.string(),
  rowId: z.number().int().nullable(),
  action: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})

/** Newest first unless `order` says otherwise, a page of `pageSize`; how many there are in all is the header `x-total-count`. */
export const auditQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
  resource: z.string().max(60).optional(),
  rowId: idText.optional(),
  who: auditActor.optional(),
  order: z.enum(['newest', 'oldest']).default('newest'),
})

export const auditEndpoint = defineEndpoint(AUDIT_PATH, {
  querystring: auditQuery,
  response: z.array(auditEntry),
})

/** Somebody whose changes are in the trail, by the e-mail of the newest. */
export const auditPerson = z.object({ who: auditActor, staffEmail: z.string() })

export const auditStaffEndpoint = defineEndpoint(AUDIT_STAFF_PATH, { response: z.array(auditPerson) })

export type Account = z.infer<typeof account>
export type ListedAccount = z.infer<typeof listedAccount>
export type CurrentUser = z.infer<typeof currentUserEndpoint.response>
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>
export type SignInRequest = z.infer<typeof signInRequest>
export type PasswordChange = z.infer<typeof passwordChange>
export type NewAccount = z.infer<typeof newAccount>
export type AccountChange = z.infer<typeof accountChange>
export type AuditEntry = z.infer<typeof auditEntry>
export type AuditActor = z.infer<typeof auditActor>
export type AuditPerson = z.infer<typeof auditPerson>
