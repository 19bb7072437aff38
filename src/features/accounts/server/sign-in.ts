import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import type { SignInRequest } from '../contract'
import { hashPassword, verifyPassword } from './hash-password'
import { users } from './table'
import { countAttempt, forgiveAttempt, throttleKeys } from './throttle-sign-in'

let decoy: Promise<string> | undefined

/**
 * The account behind an e-mail and its password. An unknown one takes as long as a known one and gets the same
 * answer. Throws wrong-credentials, SignInThrottled.
 */
export async function checkCredentials(
  { database, settings }: Context,
  { email, password }: SignInRequest,
  address: string,
): Promise<typeof users.$inferSelect> {
  const charged = settings.RATE_LIMITS ? await countAttempt(database.orm, throttleKeys(email, address)) : []
  const [user] = await database.orm.select().from(users).where(eq(users.email, email))
  decoy ??= hashPassword(randomBytes(12).toString('base64url'))
  const isRight = await verifyPassword(user?.passwordHash ?? (await decoy), password)
  if (!user?.isActive || !isRight) throw new AppError('wrong-credentials')
  await forgiveAttempt(database.orm, charged)
  return user
}
