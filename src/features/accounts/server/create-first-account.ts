import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { SettingsError } from '@/server/env'
import { hashPassword } from './hash-password'
import { isCommonPassword } from './refuse-guessable-password'
import { users } from './table'

// Any number of our own, the same in every process on one server.
const FIRST_ACCOUNT_LOCK = 7_365_712_042

const DEFAULT_EMAIL = 'admin@example.com'

type Wanted = { email: string | undefined; password: string | undefined }

/**
 * Makes the first superadmin in an app without staff, with the given or a random password. Answers the
 * random one so that it can be shown once, else undefined (docs/decisions/product-rules.md). Of several processes
 * starting at once one does it. Throws SettingsError for a given password that is common.
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
  const isMade = await orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`)
    if ((await transaction.$count(users)) > 0) return false
    await transaction.insert(users).values({ email, passwordHash, role: 'superadmin' })
    return true
  })
  return isMade && wanted.password === undefined ? { email, password } : undefined
}
