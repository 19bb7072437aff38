import { randomBytes } from 'node:crypto'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { SettingsError } from '@/server/env'
import { hashPassword } from './hash-password'
import { isCommonPassword } from './refuse-guessable-password'
import { users } from './table'

const DEFAULT_EMAIL = 'admin@example.com'

type Wanted = { email: string | undefined; password: string | undefined }

/**
 * Makes the first superadmin in a house without staff, with the given or a random password. Answers the
 * random one so that it can be shown once, else undefined (decisions.md: no default password).
 * Throws SettingsError for a given one that is common.
 */
export async function createFirstAccount(
  orm: NodePgDatabase,
  wanted: Wanted,
): Promise<{ email: string; password: string } | undefined> {
  if ((await orm.$count(users)) > 0) return undefined
  if (wanted.password !== undefined && (await isCommonPassword(wanted.password)))
    throw new SettingsError('ADMIN_PASSWORD: is one of the most common passwords, please choose another')
  const email = wanted.email ?? DEFAULT_EMAIL
  const password = wanted.password ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  const made = await orm
    .insert(users)
    .values({ email, passwordHash, role: 'superadmin' })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return made.length > 0 && wanted.password === undefined ? { email, password } : undefined
}
