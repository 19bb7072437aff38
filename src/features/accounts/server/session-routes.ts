import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError } from '@/kernel/errors'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { assertFreshProof, staffOf } from '@/server/http/access'
import { limited } from '@/server/http/rate-limits'
import { readSessionCookie, setSessionCookie } from '@/server/http/session-cookie'
import {
  currentUserEndpoint,
  passkeyChallengeCall,
  passkeySignInCall,
  passwordCall,
  signInCall,
  signOutAnswer,
} from '../contract'
import { SIGN_OUT_PATH } from '../paths'
import { NOT_AUTHENTICATED } from '../text'
import { askForPasskey, relyingParty } from './check-passkey'
import { readFactors } from './second-factor'
import { changeOwnPassword } from './set-password'
import { callerOf, checkCredentials, checkPasskeyAlone } from './sign-in'
import { findCurrentUser } from './store'
import { endSession, findAccountBySid, originOf, recordSignIn, startSession } from './store-session'
import { orDelay } from './throttle-sign-in'

const BEARER = /^Bearer ([\w-]{10,100})$/
const staff = { tags: ['staff'] }

/** Signing in and out, and who is signed in. */
export function sessionRoutes(app: FastifyInstance, context: Context) {
  const { database, settings } = context
  const routes = app.withTypeProvider<ZodTypeProvider>()

  async function readOwn(id: number) {
    const found = await findCurrentUser(database.orm, id)
    if (!found) throw new AppError('not-signed-in')
    return found
  }

  async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    user: { id: number; email: string },
    passkey?: string,
  ) {
    const earlier = readSessionCookie(request, settings)
    if (earlier) await endSession(database.orm, earlier)
    const { sid, secret } = await recordSignIn(database.orm, user, originOf(request), passkey)
    setSessionCookie(reply, settings, secret)
    reply.header('cache-control', 'no-store')
    return {
      success: true as const,
      message: 'Login successful',
      user: await readOwn(user.id),
      sessionId: sid,
    }
  }

  routes.get('/api/login', { config: { access: 'anyone' }, schema: { hide: true } }, (_request, reply) =>
    reply.redirect('/admin', 302),
  )

  routes.get(
    currentUserEndpoint.path,
    {
      config: { access: 'anyone' },
      schema: {
        ...staff,
        summary: 'Who is signed in, by the cookie or by the session’s public name as bearer',
        response: { 200: currentUserEndpoint.response, 401: problemAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const signedIn = await request.findStaff()
      const sid = BEARER.exec(request.headers.authorization ?? '')?.[1]
      // A token of the API is nobody who is signed in.
      const own = signedIn?.tokenId === undefined ? signedIn?.id : undefined
      const id = own ?? (sid ? await findAccountBySid(database.orm, sid) : null)
      const found = id === null ? null : await findCurrentUser(database.orm, id)
      if (!found) throw new AppError('not-signed-in', { message: NOT_AUTHENTICATED })
      return { ...found, ...(signedIn?.lacksSecondFactor && { lacksSecondFactor: true as const }) }
    },
  )

  routes.post(
    signInCall.path,
    {
      config: { access: 'anyone' },
      schema: {
        ...staff,
        summary: 'Signs in; the credential is an HttpOnly cookie',
        body: signInCall.body,
        response: { 200: signInCall.response, 401: problemAnswer, 422: problemAnswer, 429: problemAnswer },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request, settings)
      const user = await orDelay(reply, () => checkCredentials(context, request.body, caller))
      return await signIn(request, reply, user)
    },
  )

  routes.post(
    passkeyChallengeCall.path,
    {
      config: { access: 'anyone', ...limited('passkeys') },
      schema: {
        ...staff,
        summary:
          'What a passkey has to sign, for a sign-in or a fresh proof; it counts once, for five minutes',
        body: passkeyChallengeCall.body,
        response: { 200: passkeyChallengeCall.response, 429: problemAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return await askForPasskey(database.orm, relyingParty(request, settings))
    },
  )

  routes.post(
    passkeySignInCall.path,
    {
      config: { access: 'anyone', ...limited('passkeys') },
      schema: {
        ...staff,
        summary: 'Signs in with a passkey alone, without a password',
        body: passkeySignInCall.body,
        response: {
          200: passkeySignInCall.response,
          401: problemAnswer,
          422: problemAnswer,
          429: problemAnswer,
        },
      },
    },
    async (request, reply) => {
      const { user, name } = await checkPasskeyAlone(
        context,
        request.body.passkey,
        callerOf(request, settings),
      )
      return await signIn(request, reply, user, name)
    },
  )

  routes.post(
    SIGN_OUT_PATH,
    { config: { access: 'anyone' }, schema: { ...staff, response: { 200: signOutAnswer } } },
    async (request, reply) => {
      const secret = readSessionCookie(request, settings)
      if (secret) await endSession(database.orm, secret)
      setSessionCookie(reply, settings, null)
      reply.header('cache-control', 'no-store')
      return { success: true as const, message: 'You have been successfully logged out' }
    },
  )

  routes.post(
    passwordCall.path,
    {
      config: { access: 'staff' },
      schema: {
        ...staff,
        summary:
          'Changes the own password; every session and token of the account ends, and this browser gets a new session',
        body: passwordCall.body,
        response: { 200: passwordCall.response, 403: problemAnswer, 422: problemAnswer, 429: problemAnswer },
      },
    },
    async (request, reply) => {
      const staff = staffOf(request)
      const { id } = staff
      // The old password alone is no proof where there is more, and a new one would shut the owner out.
      const { hasApp, passkeys } = await readFactors(database.orm, id)
      if (hasApp || passkeys > 0) assertFreshProof(staff)
      const caller = callerOf(request, settings)
      const change = () => changeOwnPassword(context, staff, request.body, caller)
      const provedAt = await orDelay(reply, change)
      const { sid, secret } = await startSession(database.orm, id, originOf(request), provedAt)
      setSessionCookie(reply, settings, secret)
      return {
        success: true as const,
        message: 'Your password has been changed',
        user: await readOwn(id),
        sessionId: sid,
      }
    },
  )
}
