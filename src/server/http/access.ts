import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, ERRORS, PROOF_PROBLEM } from '@/kernel/errors'
import { type Access, mayDo, type Permission } from '@/kernel/roles'
import { readBearerToken } from './bearer-token'

/** The member of staff who is calling, with what the role allows; `sid` is the public name of the session. */
export type Staff = {
  id: number
  email: string
  role: string
  permissions: readonly Permission[]
  sid: string
  lacksSecondFactor?: true
  hasFreshProof?: true
  /** Of the token of the API by which a program calls for them. */
  tokenId?: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Whether it may be called before a second factor that the hotel asks for is set up. */
    isForSetUp?: true
    /** Whether the password must have been given within the last ten minutes (docs/decisions/sessions.md). */
    fresh?: true
  }
  interface FastifyRequest {
    staff: Staff | null
    findStaff: () => Promise<Staff | null>
  }
}

/**
 * Lets staff through by what each route declares: `config: { access }`, 'anyone', 'staff', a permission, or several of which one is enough.
 * A route of the API that declares nothing stops the boot. `fresh: true` asks for a recent
 * proof besides. A token of the API opens what its permissions open: nothing that asks for a proof, and no account of a
 * person ('staff'). Throws not-signed-in, not-allowed, not-for-tokens, second-factor-missing, proof-wanted.
 * Answers to staff are never stored. A route for anyone that gives staff more asks `request.findStaff()`.
 */
export function guardAccess(
  app: FastifyInstance,
  identify: (request: FastifyRequest) => Promise<Staff | null>,
  countTokenCall: (tokenId: number, reply: FastifyReply) => void = () => undefined,
) {
  app.decorateRequest('staff', null)
  app.decorateRequest('findStaff', async function (this: FastifyRequest) {
    this.staff ??= await identify(this)
    return this.staff
  })
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && route.config?.access === undefined)
      throw new Error(
        `${route.method} ${route.url} does not say who may call it: give it config: { access: 'anyone' | 'staff' | a permission or several of src/kernel/roles.ts }`,
      )
  })
  app.addHook('onRequest', async (request, reply) => {
    const needed = request.routeOptions.config.access ?? 'anyone'
    const isToken = readBearerToken(request) !== undefined
    if (needed === 'anyone' && !isToken) return
    const staff = await request.findStaff()
    if (staff?.tokenId !== undefined) countTokenCall(staff.tokenId, reply)
    if (needed === 'anyone') return
    reply.header('cache-control', 'no-store')
    if (!staff) throw new AppError('not-signed-in')
    if (staff.tokenId !== undefined && (needed === 'staff' || request.routeOptions.config.fresh))
      throw new AppError('not-for-tokens')
    if (!mayDo(staff.permissions, needed)) throw new AppError('not-allowed')
    if (staff.lacksSecondFactor && !request.routeOptions.config.isForSetUp)
      throw new AppError('second-factor-missing')
    if (request.routeOptions.config.fresh) assertFreshProof(staff)
  })
}

/** The member of staff behind a call whose route demands one. Throws not-signed-in. */
export function staffOf(request: FastifyRequest): Staff {
  if (!request.staff) throw new AppError('not-signed-in')
  return request.staff
}

/**
 * Lets through who proved lately who they are. The panel knows the refusal by its path, asks for the proof and makes the
 * call once more. Throws proof-wanted.
 */
export function assertFreshProof(staff: Staff): void {
  if (staff.hasFreshProof) return
  const { message } = ERRORS['proof-wanted']
  throw new AppError('proof-wanted', { problems: [{ path: PROOF_PROBLEM, message }] })
}
