import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import type { Settings } from '@/server/env'
import type { PasskeyAnswer, SignInRequest } from '../contract'
import { checkPasskey, type RelyingParty, relyingParty } from './check-passkey'
import { hashPassword, verifyPassword } from './hash-password'
import { assertSecondFactor } from './second-factor'
import { users } from './table'
import { countAttempt, forgiveAttempt, throttleKeys } from './throttle-sign-in'

/** From where somebody proves who they are, and to whom as a passkey knows it. */
export type Caller = { address: string; party: RelyingParty }

/** Where a call that proves something comes from. */
export function callerOf(request: FastifyRequest, settings: Settings): Caller {
  return { address: request.ip, party: relyingParty(request, settings) }
}

let decoy: Promise<string> | undefined

/**
 * The account behind an e-mail and its password, and its second factor where it has one and `asksSecond` does not say
 * otherwise. An unknown account takes as long as a known one and gets the same answer.
 * Throws wrong-credentials, code-wanted, wrong-code, wrong-passkey, SignInThrottled.
 */
export async function checkCredentials(
  context: Context,
  { email, password, ...second }: SignInRequest,
  { address, party }: Caller,
  { asksSecond = true } = {},
): Promise<typeof users.$inferSelect> {
  const { database, settings } = context
  const charged = settings.RATE_LIMITS ? await countAttempt(database.orm, throttleKeys(email, address)) : []
  const [user] = await database.orm.select().from(users).where(eq(users.email, email))
  decoy ??= hashPassword(randomBytes(12).toString('base64url'))
  const isRight = await verifyPassword(user?.passwordHash ?? (await decoy), password)
  if (!user?.isActive || !isRight) throw new AppError('wrong-credentials')
  if (asksSecond) await assertSecondFactor(context, user.id, second, party, Date.now())
  await forgiveAttempt(database.orm, charged)
  return user
}

/** The account of a passkey, which is a proof by itself, and what its owner calls it. Throws wrong-passkey. */
export async function checkPasskeyAlone(
  { database: { orm } }: Pick<Context, 'database'>,
  answer: PasskeyAnswer,
  { party }: Pick<Caller, 'party'>,
): Promise<{ user: typeof users.$inferSelect; name: string }> {
  const { userId, name } = await checkPasskey(orm, party, answer)
  const [user] = await orm.select().from(users).where(eq(users.id, userId))
  if (!user?.isActive) throw new AppError('wrong-passkey')
  return { user, name }
}
