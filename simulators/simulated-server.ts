import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SimulatedRequest = {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  /** JSON or the fields of a form; null when there is none. */
  body: unknown
}

export type SimulatedReply = {
  status: number
  json?: unknown
  html?: string
  text?: string
  location?: string
}

/**
 * What goes wrong with an answer. The first five happen before the request has an effect, the others after it:
 * `lost` cuts the line before the answer, `cut-off` in the middle of it, `held` waits for the test.
 */
export type Fault =
  | 'error-500'
  | 'refused'
  | 'silent'
  | 'unavailable-page'
  | 'gateway-404'
  | 'lost'
  | 'cut-off'
  | 'malformed'
  | 'too-large'
  | { held: () => Promise<void> }

type PlannedFault = { fault: Fault; path: RegExp; times: number }

export type SimulatedServer = {
  url: string
  /** Every request that came, oldest first. */
  requests: SimulatedRequest[]
  /** Lets the next requests to matching paths go wrong. */
  failNext: (fault: Fault, options?: { path?: RegExp; times?: number }) => void
  /** From now on every connection is cut, until `comeBack`. */
  goDown: () => void
  comeBack: () => void
  close: () => Promise<void>
}

const LARGEST_BODY = 100_000

/** A web server on this machine (any free port unless it is given one) that stands in for a payment provider. */
export async function startSimulatedServer(
  handle: (request: SimulatedRequest) => SimulatedReply | Promise<SimulatedReply>,
  port = 0,
): Promise<SimulatedServer> {
  const requests: SimulatedRequest[] = []
  const planned: PlannedFault[] = []
  let isDown = false

  const server = createServer((incoming, response) => {
    if (isDown) return incoming.socket.destroy()
    answer(incoming, response).catch((error: unknown) => {
      if (!response.headersSent) send(response, { status: 500, text: String(error) })
    })
  })

  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    const request = await readRequest(incoming)
    requests.push(request)
    const fault = takeFault(planned, request.path)
    if (fault === 'silent') return
    if (fault === 'refused') return incoming.socket.destroy()
    if (fault === 'error-500') return send(response, { status: 500, json: { message: 'Something broke' } })
    if (fault === 'unavailable-page')
      return send(response, { status: 503, html: '<html><body>Service unavailable</body></html>' })
    if (fault === 'gateway-404') return send(response, { status: 404, json: { message: 'No such route' } })
    const reply = await handle(request)
    if (fault === 'lost') return incoming.socket.destroy()
    if (fault === 'malformed') return send(response, { status: reply.status, text: '{"half": ' })
    if (fault === 'too-large')
      return send(response, { status: reply.status, text: `"${'x'.repeat(2_000_000)}"` })
    if (fault === 'cut-off') {
      response.writeHead(reply.status, { 'content-type': 'application/json', 'content-length': 1000 })
      response.write('{"status":', () => incoming.socket.destroy())
      return
    }
    if (fault !== null && typeof fault === 'object') await fault.held()
    send(response, reply)
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failNext: (fault, { path = /./, times = 1 } = {}) => planned.push({ fault, path, times }),
    goDown: () => {
      isDown = true
      server.closeAllConnections()
    },
    comeBack: () => {
      isDown = false
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The fields of a body, of which nothing is known. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function takeFault(planned: PlannedFault[], path: string): Fault | null {
  const index = planned.findIndex((plan) => plan.path.test(path))
  const plan = planned[index]
  if (!plan) return null
  plan.times -= 1
  if (plan.times <= 0) planned.splice(index, 1)
  return plan.fault
}

async function readRequest(incoming: IncomingMessage): Promise<SimulatedRequest> {
  const url = new URL(incoming.url ?? '/', 'http://simulator')
  let text = ''
  for await (const part of incoming) {
    text += part
    if (text.length > LARGEST_BODY) throw new Error('The request is too large')
  }
  const isForm = incoming.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: incoming.headers,
    body: text === '' ? null : isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text),
  }
}

function send(response: ServerResponse, { status, json, html, text, location }: SimulatedReply) {
  const [type, body] =
    json !== undefined
      ? ['application/json', JSON.stringify(json)]
      : html !== undefined
        ? ['text/html; charset=utf-8', html]
        : ['text/plain; charset=utf-8', text ?? '']
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      ...(location ? { location } : {}),
    })
    .end(body)
}
