import { type QueryClient, useQuery } from '@tanstack/react-query'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { ApiError, request } from '@/web/kit/request'
import { send } from '@/web/kit/send'
import { showToast } from '@/web/ui/toast'
import type {
  CurrentUser,
  PasskeyAnswer,
  PasswordChange,
  passkeySignInCall,
  passwordCall,
  signInCall,
} from '../contract'
import {
  CURRENT_USER_PATH,
  PASSKEY_SIGN_IN_PATH,
  PASSWORD_PATH,
  SESSION_STORED_UNDER,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
} from '../paths'
import { currentUserQuery } from '../staff-queries'
import { NOT_AUTHENTICATED } from '../text'
import { endPushes } from './admin-end-pushes'
import { dropSessionCopies } from './admin-session-copies'
import { sessionText as words } from './admin-text'

const FRESH_FOR_MS = 300_000
const REDIRECT_AFTER_MS = 500

const panelUserQuery = {
  ...currentUserQuery,
  queryFn: async () => {
    try {
      return await request<CurrentUser | null>('GET', CURRENT_USER_PATH, undefined, {
        authorization: `Bearer ${localStorage.getItem(SESSION_STORED_UNDER) ?? ''}`,
      })
    } catch (cause) {
      throw new Error(NOT_AUTHENTICATED, { cause })
    }
  },
  staleTime: FRESH_FOR_MS,
  retry: false,
  // The sign-in reads the same failure; asked anew by each who looks, the panel would load for ever.
  retryOnMount: false,
}

/** Who is signed in; a failure means nobody. Known staff stay known while their session is renewed. */
export function useCurrentUser() {
  return useQuery(panelUserQuery)
}

/** Signs in and makes the account known to the panel. Throws ApiError, or TypeError without a network. */
export async function signIn(
  queryClient: QueryClient,
  credentials: { email: string; password: string; code?: string; passkey?: PasskeyAnswer },
): Promise<void> {
  await takeSession(queryClient, await send<typeof signInCall>('POST', SIGN_IN_PATH, credentials))
}

/** The same with a passkey and without a password. */
export async function signInByPasskey(queryClient: QueryClient, passkey: PasskeyAnswer): Promise<void> {
  const answer = await send<typeof passkeySignInCall>('POST', PASSKEY_SIGN_IN_PATH, { passkey })
  await takeSession(queryClient, answer)
}

async function takeSession(
  queryClient: QueryClient,
  { sessionId, user }: { sessionId: string; user: CurrentUser },
): Promise<void> {
  // Somebody else may have been signed in here, whose session ended where there was no network to say so.
  await dropSessionCopies()
  localStorage.setItem(SESSION_STORED_UNDER, sessionId)
  queryClient.setQueryData(currentUserQuery.queryKey, user)
  // Says too whether something has to be set up before the rest opens.
  await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}

/** Gives oneself a new password; every other session ends, this browser's goes on under a new name. Throws ApiError. */
export async function changePassword(
  queryClient: QueryClient,
  change: Partial<PasswordChange>,
): Promise<void> {
  const { sessionId, user } = await sendForStaff<typeof passwordCall>('POST', PASSWORD_PATH, change)
  localStorage.setItem(SESSION_STORED_UNDER, sessionId)
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}

/** Ends the session; whatever the server says, this browser forgets it and the sign-in shows. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  try {
    await request('POST', SIGN_OUT_PATH, {})
    showToast(words.signedOut)
  } catch {
    showToast({ ...words.signOutFailed, tone: 'destructive' })
  }
  localStorage.removeItem(SESSION_STORED_UNDER)
  await dropSessionCopies()
  // Not asked again: where the logout failed, the cookie would still be good for an answer.
  queryClient.setQueryData(currentUserQuery.queryKey, null)
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== currentUserQuery.queryKey[0] })
  // The server may not have heard of it, and a session that was over already silences no device.
  await endPushes()
}

/** Whether the sign-in asks for a code of the second factor, or for another one. */
export function isCodeWanted(error: unknown): boolean {
  return error instanceof ApiError && error.problems.some(({ path }) => path === 'code')
}

/** Whether a passkey would do in place of the code. */
export function isPasskeyWanted(error: unknown): boolean {
  return error instanceof ApiError && error.problems.some(({ path }) => path === 'passkey')
}

/** What the sign-in says about its own failure. */
export function explainSignIn(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? words.invalidCredentials
  return words.networkError
}

/**
 * For gallery, tours and uploads: says that the session is over and leaves for the sign-in. Answers
 * false for any other error, which the caller then explains.
 */
export function leaveWhenUnauthorized(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false
  showToast({ ...words.unauthorized, tone: 'destructive' })
  setTimeout(() => location.assign('/api/login'), REDIRECT_AFTER_MS)
  return true
}
