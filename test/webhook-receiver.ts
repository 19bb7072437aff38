import type { IncomingHttpHeaders } from 'node:http'
import { startOutside } from './outside'

export type Received = { headers: IncomingHttpHeaders; body: string }

/** What the receiver does with a message: a status to answer, or 'hang' to say nothing for ever. */
type Manner = (received: Received, count: number) => number | 'hang'

/** A web server that takes messages, keeps each as it came, and answers as the test says. */
export async function startReceiver(manner: Manner = () => 204) {
  const received: Received[] = []
  const server = await startOutside((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const message = { headers: request.headers, body: Buffer.concat(parts).toString('utf8') }
      received.push(message)
      const status = manner(message, received.length)
      if (status !== 'hang') answer.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  return { ...server, received }
}
