import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { PERMISSIONS } from '@/kernel/roles'
import { idNumber, typedText } from '@/kernel/wire'
import { API_TOKENS_PATH } from './paths'
import { apiTokenInputText as words } from './rules/input-words'

const instant = z.string().meta({ format: 'date-time' })
const LONGEST_DAYS = 730

const tokenFields = {
  name: typedText(60).min(1, words.name),
  permissions: z.array(z.enum(PERMISSIONS)).min(1, words.permissions),
}

/** A token as it stands in the list; `hint` is how it begins. */
export const apiToken = z.object({
  ...tokenFields,
  id: idNumber,
  hint: z.string(),
  madeByEmail: z.string(),
  createdAt: instant,
  expiresAt: instant,
  /** To within a minute; null for one that was never used. */
  usedAt: instant.nullable(),
})

export const apiTokensEndpoint = defineEndpoint(API_TOKENS_PATH, { response: z.array(apiToken) })

export const newApiToken = z.object({
  ...tokenFields,
  /** For how many days it works. */
  days: z.number().int().min(1).max(LONGEST_DAYS).default(90),
})

/** `secret` is the token itself, which is shown this once. */
export const makeTokenCall = defineCall('POST', API_TOKENS_PATH, {
  body: newApiToken,
  response: apiToken.extend({ secret: z.string() }),
})

export type ApiToken = z.infer<typeof apiToken>
export type NewApiToken = z.infer<typeof newApiToken>
