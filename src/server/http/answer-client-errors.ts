import type { Socket } from 'node:net'
import { ERRORS } from '@/kernel/errors'

const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/**
 * Answers what the HTTP parser could not read, or what took too long to arrive, and closes the connection. There is no
 * request yet that an error handler could answer.
 */
export function clientErrorAnswerer(headers: Record<string, string>) {
  const body = JSON.stringify({ message: ERRORS['malformed-request'].message })
  const all = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return ({ code = '' }: { code?: string }, socket: Socket) => {
    const status = STATUS_LINES[code] ?? '400 Bad Request'
    if (code !== 'ECONNRESET' && socket.writable)
      socket.write([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
    socket.destroySoon()
  }
}
