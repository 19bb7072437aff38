import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** For a first request that is on its way when the app is asked to close. */
const GRACE_MS = 1000

/**
 * Has an app that closes end the connections on which nothing was ever sent. Browsers open such ahead of need; Node does
 * not count them as idle, and would wait for over a minute until they time out.
 */
export function closeSilentConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }, GRACE_MS).unref()
  })
}
