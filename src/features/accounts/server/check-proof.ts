import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { SecondProof } from './second-factor'
import { type Caller, checkCredentials, checkPasskeyAlone } from './sign-in'

/**
 * Looks at the password of somebody who is signed in, and where `second` is given, at the second factor too; throttled
 * like signing in. Throws invalid-input, SignInThrottled.
 */
export async function checkPassword(
  context: Context,
  { email }: Pick<Staff, 'email'>,
  password: string,
  caller: Caller,
  second?: SecondProof,
): Promise<void> {
  const asksSecond = second !== undefined
  await checkCredentials(context, { email, password, ...second }, caller, { asksSecond }).catch(
    (error: unknown) => explainAt('password', error),
  )
}

/**
 * Looks at what somebody who is signed in gives as a fresh proof: the password with the second factor where there is one,
 * or one of the own passkeys. Throws invalid-input, SignInThrottled.
 */
export async function checkProof(
  context: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  { password, code, passkey }: { password?: string | undefined } & SecondProof,
  caller: Caller,
): Promise<void> {
  if (password !== undefined) return await checkPassword(context, staff, password, caller, { code, passkey })
  try {
    if (!passkey) throw new AppError('wrong-passkey')
    const { user } = await checkPasskeyAlone(context, passkey, caller)
    if (user.id !== staff.id) throw new AppError('wrong-passkey')
  } catch (error) {
    explainAt('passkey', error)
  }
}

/** Turns what a proof was refused with into a field to mend: a 401 would tell the panel that the session is over. */
export function explainAt(path: string, error: unknown): never {
  if (error instanceof AppError && error.code === 'wrong-credentials')
    throw new AppError('invalid-input', {
      message: 'That is not your current password.',
      problems: [{ path, message: 'That is not your current password' }],
    })
  if (error instanceof AppError && error.status === 401)
    throw new AppError('invalid-input', {
      message: error.message,
      ...(error.problems && { problems: error.problems }),
    })
  if (error instanceof AppError && error.code === 'invalid-input' && error.problems)
    throw new AppError('invalid-input', {
      message: error.message,
      problems: error.problems.map((problem) =>
        problem.path === 'password' ? { ...problem, path } : problem,
      ),
    })
  throw error
}
