import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** For a first request that is on its way when the app is asked to close. */
const GRACE_MS = 1000

/**
 * Has an app that closes end the connections that Node would wait for, over a minute, until they time out: those on which
 * nothing was ever sent, which browsers open ahead of need, and those of requests that were being answered as it closed,
 * once all answers are out: what Node calls idle may still be on its way to somebody on a slow line.
 */
export function closeSilentConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  let isClosing = false
  let answering = 0
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    answering += 1
    response.once('close', () => {
      answering -= 1
      // In the next turn, when Node has noted that the connection is idle.
      if (isClosing && answering === 0) setImmediate(() => app.server.closeIdleConnections())
    })
  })
  app.addHook('preClose', async () => {
    isClosing = true
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }, GRACE_MS).unref()
  })
}
