import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

/** Requests for the load process to send, `concurrency` at a time, over kept connections. */
export type Load = { url: string; concurrency: number; calls: { path: string; body?: object }[] }

/** What came of it: seconds in all, milliseconds a call in the order of their ends, and how often which status. */
export type LoadResult = { seconds: number; latencies: number[]; statuses: Record<string, number> }

export type LoadProcess = { send: (load: Load) => Promise<LoadResult>; stop: () => void }

/**
 * A second process that sends requests, so that the server under test does not share its thread with them. It writes
 * HTTP by hand: Node's own client would take as much of a small machine as the server it measures.
 */
export function startLoadProcess(): LoadProcess {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--import', 'tsx'] })
  return {
    send: async (load) => {
      child.send(load)
      return await nextResult(child)
    },
    stop: () => child.kill(),
  }
}

async function nextResult(child: ChildProcess): Promise<LoadResult> {
  const ending = new AbortController()
  try {
    const [result] = await Promise.race([
      once(child, 'message', { signal: ending.signal }),
      once(child, 'exit', { signal: ending.signal }).then(() => {
        throw new Error('The load process ended before its answer')
      }),
    ])
    return result as LoadResult
  } finally {
    ending.abort()
  }
}

async function sendAll({ url, concurrency, calls }: Load): Promise<LoadResult> {
  const { hostname, port, host } = new URL(url)
  const latencies: number[] = []
  const statuses: Record<string, number> = {}
  const waiting = calls.map((call) => toRequest(host, call)).values()
  const connections = await Promise.all(
    Array.from({ length: concurrency }, () => openConnection(hostname, Number(port))),
  )
  const begun = performance.now()
  await Promise.all(
    connections.map(async (connection) => {
      for (const request of waiting) {
        const sent = performance.now()
        const status = await connection.ask(request)
        latencies.push(performance.now() - sent)
        statuses[status] = (statuses[status] ?? 0) + 1
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  for (const connection of connections) connection.close()
  return { seconds, latencies, statuses }
}

function toRequest(host: string, { path, body }: Load['calls'][number]): Buffer {
  const payload = body === undefined ? '' : JSON.stringify(body)
  const type =
    body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`]
  const head = [`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`, `host: ${host}`, ...type]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${payload}`)
}

/** A kept connection that is asked one thing at a time and answers the status, once the whole body is there. */
async function openConnection(host: string, port: number) {
  const socket = connect({ host, port, noDelay: true })
  await once(socket, 'connect')
  return {
    ask: (request: Buffer) => {
      socket.write(request)
      return readStatus(socket)
    },
    close: () => socket.destroy(),
  }
}

function readStatus(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const finish = (settle: () => void) => {
      socket.removeAllListeners()
      settle()
    }
    // One character a byte, so that lengths are those of the wire.
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1')
      const headEnd = answer.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const length = /\ncontent-length: *(\d+)/i.exec(answer.slice(0, headEnd))?.[1]
      if (length === undefined)
        finish(() => reject(new Error('An answer without its length cannot be measured')))
      else if (answer.length >= headEnd + 4 + Number(length))
        finish(() => resolve(Number(answer.slice(9, 12))))
    })
    socket.on('error', (error) => finish(() => reject(error)))
    socket.on('end', () => finish(() => reject(new Error('The server hung up before its answer'))))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.on('message', async (load) => {
    process.send?.(await sendAll(load as Load))
  })
