import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '@/kernel/errors'
import { type Access, hasRole, type Role } from '@/kernel/roles'

/** The member of staff who is calling; `sid` is the public name of the session. */
export type Staff = { id: number; email: string; role: Role; sid: string }

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    staff: Staff | null
    findStaff: () => Promise<Staff | null>
  }
}

/**
 * Lets staff through by what each route declares: `config: { access: 'anyone' | 'user' | 'admin' | 'superadmin' }`.
 * A route of the API that declares nothing stops the boot. Throws not-signed-in, not-allowed. Answers to staff are
 * never stored. A route for anyone that gives staff more asks `request.findStaff()`.
 */
export function guardAccess(
  app: FastifyInstance,
  identify: (request: FastifyRequest) => Promise<Staff | null>,
) {
  app.decorateRequest('staff', null)
  app.decorateRequest('findStaff', async function (this: FastifyRequest) {
    this.staff ??= await identify(this)
    return this.staff
  })
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && route.config?.access === undefined)
      throw new Error(
        `${route.method} ${route.url} does not say who may call it: give it config: { access: 'anyone' | 'user' | 'admin' | 'superadmin' }`,
      )
  })
  app.addHook('onRequest', async (request, reply) => {
    const needed = request.routeOptions.config.access ?? 'anyone'
    if (needed === 'anyone') return
    reply.header('cache-control', 'no-store')
    const staff = await request.findStaff()
    if (!staff) throw new AppError('not-signed-in')
    if (!hasRole(staff.role, needed)) throw new AppError('not-allowed')
  })
}

/** The member of staff behind a call whose route demands one. Throws not-signed-in. */
export function staffOf(request: FastifyRequest): Staff {
  if (!request.staff) throw new AppError('not-signed-in')
  return request.staff
}
