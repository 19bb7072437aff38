import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { test as base, expect } from 'vitest'
import { listen } from '../../../test/uploads'
import { readSettings } from '../env'
import { createApp } from './app'
import { SECURITY_HEADERS } from './security-headers'

const test = base.extend(
  'app',
  { scope: 'file' }, // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  async ({}, { onCleanup }) => {
    const app = await createApp(readSettings({ LOG_LEVEL: 'silent', SITE_URL: 'https://hotel.example.com' }))
    app.post('/api/things/:name', async () => 'written')
    onCleanup(() => app.close())
    await listen(app)
    return app
  },
)

const ALWAYS = {
  ...SECURITY_HEADERS,
  'strict-transport-security': 'max-age=31536000',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

test.for([
  ['GET', '/%zz', 400],
  ['GET', '/api/villas/%E0%A4%A', 400],
  ['POST', `/api/things/${'a'.repeat(501)}`, 404],
  ['POST', '/nowhere', 404],
] as const)('%s %s is refused as JSON with every security header', async ([method, url, status], { app }) => {
  const answer = await app.inject({ method, url })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({ message: expect.stringMatching(/\.$/) })
  expect(answer.headers).toMatchObject(ALWAYS)
})

test.for([
  ['a request that is no HTTP', 'HELLO\r\n\r\n', 400],
  [
    'more headers than any browser sends',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
] as const)('%s is refused as JSON with every security header', async ([, sent, status], { app }) => {
  const answer = await sendRaw(app, sent)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  for (const [name, value] of Object.entries(ALWAYS)) expect(answer).toContain(`\r\n${name}: ${value}\r\n`)
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
  expect(JSON.parse(body)).toEqual({ message: 'We could not read that request. Please try again.' })
})

async function sendRaw(app: FastifyInstance, request: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  return await text(socket)
}
