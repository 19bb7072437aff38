import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import type { SignInRequest } from '../contract'
import { hashPassword, verifyPassword } from './hash-password'
import { assertSecondFactor } from './second-factor'
import { users } from './table'
import { countAttempt, forgiveAttempt, throttleKeys } from './throttle-sign-in'

let decoy: Promise<string> | undefined

/**
 * The account behind an e-mail and its password, and its second factor where it has one and `asksCode` does not say
 * otherwise. An unknown account takes as long as a known one and gets the same answer.
 * Throws wrong-credentials, code-wanted, wrong-code, SignInThrottled.
 */
export async function checkCredentials(
  context: Context,
  { email, password, code }: SignInRequest,
  address: string,
  { asksCode = true } = {},
): Promise<typeof users.$inferSelect> {
  const { database, settings } = context
  const charged = settings.RATE_LIMITS ? await countAttempt(database.orm, throttleKeys(email, address)) : []
  const [user] = await database.orm.select().from(users).where(eq(users.email, email))
  decoy ??= hashPassword(randomBytes(12).toString('base64url'))
  const isRight = await verifyPassword(user?.passwordHash ?? (await decoy), password)
  if (!user?.isActive || !isRight) throw new AppError('wrong-credentials')
  if (asksCode) await assertSecondFactor(context, user.id, code, Date.now())
  await forgiveAttempt(database.orm, charged)
  return user
}
