import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it takes a file, which may take `uploadMs` to arrive once the caller is known to be allowed to send it. */
    takesFile?: boolean
  }
}

/** How long parts of a request may take to arrive, in milliseconds. */
export type TimeLimits = {
  headersMs: number
  bodyMs: number
  uploadMs: number
  /** How often headers are looked at, so how late the end of their time may be noticed. */
  checkMs: number
}

/** Together a minute; for a file, 50 MB of film from half a megabit a second. */
export const TIME_LIMITS: TimeLimits = {
  headersMs: 15_000,
  checkMs: 5_000,
  bodyMs: 40_000,
  uploadMs: 15 * 60_000,
}

/**
 * Ends connections whose body has not arrived in time. Node's own limit is one for all requests, and goes on after an
 * early answer such as 401; this one begins again only where a route takes files, after the caller's rights are known.
 */
export function limitSlowBodies(app: FastifyInstance, { bodyMs, uploadMs }: TimeLimits) {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

  app.server.on('request', (request: IncomingMessage) => {
    const { 'content-length': bytes, 'transfer-encoding': coding } = request.headers
    if (coding === undefined && !Number(bytes)) return
    startTimer(request, bodyMs)
    request.once('close', () => clearTimeout(timers.get(request)))
  })
  app.addHook('preParsing', async ({ raw, routeOptions }) => {
    if (routeOptions.config.takesFile) startTimer(raw, uploadMs)
  })

  function startTimer(request: IncomingMessage, ms: number) {
    clearTimeout(timers.get(request))
    timers.set(request, setTimeout(() => endWhenIncomplete(request), ms).unref())
  }

  function endWhenIncomplete(request: IncomingMessage) {
    // A request that the app puts to itself came over no connection.
    if (request.complete || !(request.socket instanceof Socket)) return
    const error = Object.assign(new Error('the body did not arrive in time'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    })
    app.server.emit('clientError', error, request.socket)
  }
}
