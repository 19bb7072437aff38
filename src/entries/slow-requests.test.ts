import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { TIME_LIMITS, type TimeLimits } from '@/server/http/limit-slow-requests'
import { createApi } from '../../test/app'
import { test as base } from '../../test/database'
import { signInAs } from '../../test/staff'
import { listen, makeFilm } from '../../test/uploads'

const HOUR_MS = 60 * 60_000

const test = base.extend('open', { scope: 'file' }, async ({ database, databaseCopy }, { onCleanup }) => {
  const apps: FastifyInstance[] = []
  const sockets: Socket[] = []
  onCleanup(async () => {
    for (const socket of sockets) socket.destroy()
    await Promise.all(apps.map((app) => app.close()))
  })
  /** The API with these limits, all others beyond what a test lasts, and who sends to it as an admin or as nobody. */
  return async (limits: Partial<TimeLimits>) => {
    const timeLimits = { headersMs: HOUR_MS, bodyMs: HOUR_MS, uploadMs: HOUR_MS, checkMs: 20, ...limits }
    const app = await createApi(database, { env: { DATA_DIR: databaseCopy.dataDir }, timeLimits })
    apps.push(app)
    const url = new URL(await listen(app))
    const { cookie } = await signInAs(app, database.orm, 'admin')
    const send = async (start: string) => {
      const socket = connect(Number(url.port), url.hostname)
      sockets.push(socket)
      await once(socket, 'connect')
      socket.write(start, 'latin1')
      return socket
    }
    return { cookie, send }
  }
})

test.for(['', 'POST /api/contact HT', 'POST /api/contact HTTP/1.1\r\nhost: hotel.example.com\r\n'])(
  'a connection that never finishes its headers is ended: %j',
  async (start, { open }) => {
    const { send } = await open({ headersMs: 100 })
    const answer = await text(await send(start))
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\n\r\n\{"message":"[^"]+"\}$/s)
  },
)

test.for(['content-length: 900', 'transfer-encoding: chunked'])(
  'a body that never ends is answered 408, and its connection ended (%s)',
  async (length, { open }) => {
    const { send } = await open({ bodyMs: 100 })
    const answer = await text(await send(postOf('/api/contact', [length, 'content-type: application/json'])))
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\n\r\n\{"message":"[^"]+"\}$/s)
  },
)

test('a visitor’s upload is refused at once, and its connection ended like any other', async ({ open }) => {
  const { send } = await open({ bodyMs: 100 })
  const answer = await text(await send(postOf('/api/upload', FORM)))
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
})

test('an upload of signed-in staff may take longer than other bodies, and no longer than uploads may', async ({
  open,
}) => {
  const patient = await open({ bodyMs: 300 })
  const upload = await patient.send(
    postOf('/api/upload', [...FORM, `cookie: ${patient.cookie}`, 'connection: close']),
  )
  // Begun later and ended by then: so the time of other bodies is over.
  await text(await patient.send(postOf('/api/contact', ['content-length: 900'])))
  upload.write(REST)
  expect(await text(upload)).toMatch(/^HTTP\/1\.1 201 /)

  const hasty = await open({ headersMs: 100, uploadMs: 100 })
  const endless = await hasty.send(postOf('/api/upload', [...FORM, `cookie: ${hasty.cookie}`]))
  expect(await text(endless)).toMatch(/^HTTP\/1\.1 408 /)
})

test('all of a request that is no upload arrives within a minute', () => {
  const { headersMs, checkMs, bodyMs } = TIME_LIMITS
  expect(headersMs + checkMs + bodyMs).toBeLessThanOrEqual(60_000)
})

const PART = [
  '--film',
  'content-disposition: form-data; name="image"; filename="slow.mp4"',
  'content-type: video/mp4',
  '',
  '',
].join('\r\n')
const REST = `${makeFilm(2000).toString('latin1')}\r\n--film--\r\n`
const FORM = [
  'content-type: multipart/form-data; boundary=film',
  `content-length: ${PART.length + REST.length}`,
]

/** The beginning of a POST, up to the first part's headings of a form. */
function postOf(path: string, headers: string[]): string {
  const lines = [`POST ${path} HTTP/1.1`, 'host: hotel.example.com', ...headers, '']
  return [...lines, path === '/api/upload' ? PART : ''].join('\r\n')
}
