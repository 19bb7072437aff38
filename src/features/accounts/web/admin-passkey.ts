import { ApiError } from '@/web/kit/request'
import { send } from '@/web/kit/send'
import type { PasskeyAnswer, passkeyChallengeCall } from '../contract'
import { PASSKEY_CHALLENGE_PATH } from '../paths'
import { sessionText as words } from './admin-text'

/** True where this browser can use passkeys. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Has the browser ask for a passkey of this site; answers what it signed. Throws ApiError, and what browsers throw. */
export async function askForPasskey(): Promise<PasskeyAnswer> {
  const [optionsJSON, { startAuthentication }] = await Promise.all([
    send<typeof passkeyChallengeCall>('POST', PASSKEY_CHALLENGE_PATH, {}),
    import('@simplewebauthn/browser'),
  ])
  return await startAuthentication({ optionsJSON })
}

/** What is said where a passkey was asked for and none came. */
export function explainPasskey(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? words.invalidCredentials
  return error instanceof TypeError ? words.networkError : words.passkeyDeclined
}
