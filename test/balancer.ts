import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_EVERY_MS = 200

/**
 * A balancer as simple as one can be: it looks at /readyz of each process and sends requests to those that are ready, in
 * turn. It never sends one a second time, so that whatever a process drops is seen.
 */
export async function startBalancer(ports: readonly number[]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  const ready = new Set<number>()
  let turn = 0
  let isOver = false

  async function watch(port: number): Promise<void> {
    while (!isOver) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
        signal: AbortSignal.timeout(3000),
      }).catch(() => null)
      await answer?.arrayBuffer()
      if (answer?.ok) ready.add(port)
      else ready.delete(port)
      await sleep(LOOK_EVERY_MS)
    }
  }

  const server = http.createServer((request, reply) => {
    const choices = ports.filter((port) => ready.has(port))
    const port = choices[turn++ % choices.length]
    if (port === undefined) return reply.writeHead(502).end('no process is ready')
    const { method, url, headers } = request
    const onward = http.request({ agent, host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-answered-by': port })
      answer.on('error', () => reply.destroy())
      answer.pipe(reply)
    })
    onward.on('error', (error) => {
      if (reply.headersSent) reply.destroy()
      else reply.writeHead(502).end(String(error))
    })
    request.pipe(onward)
  })
  // A connection it closed for idleness just as the next request is sent on it would count as a failure of the app.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const watches = ports.map(watch)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (port: number) => ready.has(port),
    stop: async () => {
      isOver = true
      await Promise.all(watches)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
