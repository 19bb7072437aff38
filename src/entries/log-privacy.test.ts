import { request as httpRequest } from 'node:http'
import { expect, vi } from 'vitest'
import type { VillaCalendar } from '@/features/channels/contract'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { makeReviewLink } from '@/features/reviews/server/review-links'
import { reviews } from '@/features/reviews/server/table'
import { toDay } from '@/kernel/days'
import { test } from '../../test/database'
import { bookingRequest } from '../../test/factories'
import { createSite } from '../../test/site'
import { signInAs } from '../../test/staff'
import { formWith, listen, makeFilm } from '../../test/uploads'

const GUEST = {
  guestName: 'Zephyrine Quillfeather',
  guestEmail: 'zephyrine.quillfeather@guest.example',
  guestPhone: '+256 700 000 877',
  specialRequests: 'A cot beside the window for little Ottoline\n    at the north wall',
}
const LETTER = {
  name: GUEST.guestName,
  email: GUEST.guestEmail,
  phone: GUEST.guestPhone,
  subject: 'General Inquiry',
  message: GUEST.specialRequests,
}
const PASSWORD = 'correct-horse-battery'
const OF_GUEST = /zephyrine|quillfeather|700[\s-]?000[\s-]?877|ottoline|north wall|correct-horse/i

test('no line of the log, at any level, holds what somebody sent or the key to anything', {
  timeout: 240_000,
}, async ({ database, databaseCopy }) => {
  const lines: string[] = []
  const app = await createSite(database, {
    env: {
      SITE_URL: 'http://hotel.example.com',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'trace',
      DATA_DIR: databaseCopy.dataDir,
    },
    logTo: { write: (line) => lines.push(line) },
  })
  const running = await listen(app)
  const { orm, pool } = database
  const admin = await signInAs(app, orm, 'superadmin')
  const booked = await post(running, '/api/bookings', stay(3))
  const bookingId = (await booked.json()).id
  const link = await makeGuestLink(orm, bookingId)
  const asked = { bookingId, firstName: 'Zephyrine', departedOn: toDay('2027-03-10') }
  const [review] = await orm.insert(reviews).values(asked).returning()
  const reviewLink = await makeReviewLink(orm, review?.id ?? 0)
  const calendars: VillaCalendar[] = (await admin.call('GET', '/api/admin/villa-calendars')).body
  const feed = calendars.find(({ villaId }) => villaId === 3)?.path ?? ''
  const token = link.split('/').at(-1) ?? ''
  const feedToken = feed.split('/').at(-1)?.replace('.ics', '') ?? ''
  expect([token.length, feedToken.length]).toEqual([22, expect.any(Number)])
  const secrets = [
    admin.cookie.replace('session=', ''),
    admin.sid,
    token,
    feedToken,
    reviewLink.split('/').at(-1) ?? '',
  ]

  /** Everything a visitor, a guest and staff may send, whatever becomes of it. */
  async function sendAll(): Promise<number[]> {
    const cookie = admin.cookie
    const search = `?start=2027-03-01&end=2027-04-01&q=${encodeURIComponent(GUEST.guestEmail)}`
    const broken = `{"guestName": "${GUEST.guestName}", "guestEmail": ${GUEST.guestEmail}`
    const answers = [
      await post(running, '/api/bookings', stay(5)),
      await post(running, '/api/bookings', broken),
      await post(running, '/api/bookings', { ...stay(5), guestName: { first: GUEST.guestName } }),
      await post(running, '/api/contact', LETTER),
      await post(running, '/api/contact', LETTER, { 'content-type': 'text/plain' }),
      await post(running, '/api/chat/concierge', { message: `${GUEST.guestName}: ${GUEST.specialRequests}` }),
      await post(running, '/api/auth/login', { email: GUEST.guestEmail, password: PASSWORD }),
      await post(running, '/api/admin/bookings', { ...stay(7), status: 'pending' }, { cookie }),
      await post(running, '/api/admin/users', { email: GUEST.guestEmail, password: PASSWORD }, { cookie }),
      await fetch(`${running}/api/admin/bookings${search}`, { headers: { cookie } }),
      await fetch(`${running}/api/bookings${search}`),
      await fetch(`${running}${link}`),
      await fetch(`${running}/api${link}`),
      await fetch(`${running}/api${link}/stay.ics`),
      await post(running, `/api${link}`, { specialRequests: GUEST.specialRequests }, {}, 'PATCH'),
      await fetch(`${running}${reviewLink}`),
      await post(running, `/api${reviewLink}`, { overall: 4, words: GUEST.specialRequests }, {}, 'PUT'),
      await fetch(`${running}${feed}`),
      await fetch(`${running}/api/auth/user`, { headers: { authorization: `Bearer ${admin.sid}` } }),
      await fetch(`${running}/%zz${GUEST.guestName}?token=${token}`),
      await fetch(`${running}/calendar?villa=3&note=${encodeURIComponent(GUEST.guestEmail)}`),
      await fetch(`${running}/villas/${encodeURIComponent(GUEST.guestName)}`),
      await upload(running, '/api/upload', cookie, 'image'),
      await upload(running, '/api/upload/video', cookie, 'video'),
    ]
    return answers.map(({ status }) => status)
  }

  expect(await sendAll()).toEqual(expect.arrayContaining([200, 201, 400, 401, 415, 422]))
  const readings = () => lines.filter((line) => line.includes('starting multipart parsing')).length
  const opening = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.mp4"\r\n'
  const form = { cookie: admin.cookie, 'content-type': 'multipart/form-data; boundary=x' }
  for (const start of ['', opening, `${opening}\r\n`, `${opening}\r\n${makeFilm(4000)}`])
    for (const isRead of [false, true]) {
      const read = readings() + 1
      await breakOff(running, '/api/upload', form, start, isRead ? () => readings() >= read : undefined)
    }
  for (const start of ['', `{"name":"${GUEST.guestName}`])
    await breakOff(running, '/api/contact', { 'content-type': 'application/json' }, start)
  await breakOffDownload(running, admin.cookie)
  await expect.poll(() => openConnections(app), { timeout: 30_000 }).toBe(0)
  expect(lines.filter((line) => line.includes('"stack"'))).toEqual([])

  // From here on every statement about these fails, for whatever reason staff then look into.
  const tables = [
    'bookings',
    'contact_messages',
    'guest_links',
    'review_links',
    'media_files',
    'users',
    'sessions',
  ]
  for (const table of tables) await pool.query(`alter table ${table} rename to ${table}_gone`)
  try {
    expect(await sendAll()).toContain(500)
  } finally {
    for (const table of tables) await pool.query(`alter table ${table}_gone rename to ${table}`)
  }
  await app.close()

  const failures = lines.filter((line) => line.includes('"stack"'))
  expect(failures.some((line) => /insert into .{0,3}contact_messages/i.test(line))).toBe(true)
  expect(failures.every((line) => /"reqId":|page|changes/.test(line))).toBe(true)
  expect(lines.length).toBeGreaterThan(10)
  const telling = lines.filter(
    (line) => OF_GUEST.test(line) || secrets.some((secret) => secret !== '' && line.includes(secret)),
  )
  expect(telling).toEqual([])
})

function stay(villaId: number) {
  return bookingRequest(villaId, { ...GUEST, totalAmount: null, numberOfGuests: 1 })
}

function post(
  running: string,
  path: string,
  body: object | string,
  headers: Record<string, string> = {},
  method = 'POST',
) {
  return fetch(running + path, {
    method,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
}

function upload(running: string, path: string, cookie: string, field: string) {
  const file = { name: `${GUEST.guestName}.mp4`, content: makeFilm(5000) }
  const body = formWith(field, file, { title: GUEST.specialRequests })
  return fetch(running + path, { method: 'POST', body, headers: { cookie } })
}

/** Sends the beginning of a body and hangs up, once it is under way. */
function breakOff(
  running: string,
  path: string,
  headers: Record<string, string>,
  start: string,
  isUnderWay = () => true,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const whole = { ...headers, 'content-length': 9000 }
    const sending = httpRequest(running + path, { method: 'POST', headers: whole })
    sending.on('error', () => resolve())
    sending.flushHeaders()
    sending.write(start || ' ', () => {
      const hangUp = () => sending.destroy(new Error('hung up'))
      vi.waitUntil(isUnderWay, { timeout: 30_000 }).then(hangUp, reject)
    })
  })
}

/** Hangs up while a film is being sent. */
async function breakOffDownload(running: string, cookie: string): Promise<void> {
  const form = formWith('image', { name: 'long.mp4', content: makeFilm(30_000_000) })
  const stored = await fetch(`${running}/api/upload`, { method: 'POST', body: form, headers: { cookie } })
  const { url } = await stored.json()
  const hangUp = new AbortController()
  const film = await fetch(running + url, { signal: hangUp.signal })
  await film.body?.getReader().read()
  hangUp.abort()
}

function openConnections(app: Awaited<ReturnType<typeof createSite>>): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.closeIdleConnections()
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
