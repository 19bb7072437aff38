import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { seededRandom } from '@/kernel/seeded-random'
import { type AppProcess, startAppProcess } from '../../test/app-process'
import { copyDatabase, type DatabaseCopy, openDatabase, test } from '../../test/database'

const DAY_MS = 86_400_000
const random = seededRandom(40)
const MANAGER = { email: 'desk@example.com', password: 'a password for tests' }

function environment(copy: DatabaseCopy): Record<string, string> {
  return { DATA_DIR: copy.dataDir, ...(copy.url && { DATABASE_URL: copy.url }) }
}

/** `nights` nights from `inDays` days ahead, in villa 1 of the sample property. */
function request(inDays: number, nights: number) {
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
  return {
    villaId: 1,
    guestName: 'Sample Guest',
    guestEmail: 'sample.guest@example.com',
    checkInDate: day(inDays),
    checkOutDate: day(inDays + nights),
    numberOfGuests: 1,
  }
}

async function book(running: AppProcess, body: object): Promise<{ status: number; id: number | undefined }> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${running.url}/api/bookings`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return { status: answer.status, id: (await answer.json()).id }
}

/** As a guest whom a busy property asks to try again: sends the same anew until there is an answer. */
async function bookUntilTold(running: AppProcess, body: object): Promise<{ status: number }> {
  const answer = await book(running, body)
  return answer.status === 503 ? bookUntilTold(running, body) : answer
}

async function changeAsStaff(running: AppProcess, path: string, change: object): Promise<number> {
  const send = (method: string, to: string, body: object, cookie = '') =>
    fetch(running.url + to, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const signedIn = await send('POST', '/api/auth/login', MANAGER)
  const [cookie] = signedIn.headers.getSetCookie()
  return (await send('PATCH', path, change, cookie?.split(';')[0])).status
}

/** Four guests book night after night until the app is killed, at a moment of chance among their bookings. */
async function bookUntilKilled(running: AppProcess, villaId: number, acknowledged: Set<string>) {
  const enough = acknowledged.size + 5 + random() * 40
  let night = 0
  let isUp = true
  const guests = Array.from({ length: 4 }, async () => {
    while (isUp && night < 360) {
      night += 1
      const body = { ...request(night, 1), villaId }
      const answer = await book(running, body).catch(() => undefined)
      if (answer?.status === 201) acknowledged.add(`${villaId} ${body.checkInDate}`)
    }
  })
  while (acknowledged.size < enough && night < 360) await sleep(1)
  await sleep(random() * 5)
  await running.end('SIGKILL')
  isUp = false
  await Promise.all(guests)
}

async function missingFrom(running: AppProcess, acknowledged: Set<string>): Promise<string[]> {
  const { checkInDate: start, checkOutDate: end } = request(0, 365)
  const answer = await fetch(`${running.url}/api/bookings?start=${start}&end=${end}`)
  const booked: { villaId: number; checkInDate: string }[] = await answer.json()
  const present = new Set(booked.map(({ villaId, checkInDate }) => `${villaId} ${checkInDate}`))
  return [...acknowledged].filter((stay) => !present.has(stay))
}

/** Mails about each booking, of the two kinds that a request is told by, once no app stands; none is about nothing. */
async function countMails(copy: DatabaseCopy): Promise<Map<string, number>> {
  const { pool, close } = await openDatabase(copy)
  const { rows } = await pool.query<{ villa: number | null; day: string; kinds: number; mails: number }>(
    `select villa_id as villa, check_in_date as day, count(distinct kind) as kinds, count(*) as mails
     from mails left join bookings on bookings.id = subject_id
     where kind in ('request-received', 'new-request') group by 1, 2`,
  )
  await close()
  expect(rows.filter(({ villa, kinds, mails }) => villa === null || kinds !== mails)).toEqual([])
  return new Map(rows.map(({ villa, day, mails }) => [`${villa} ${day}`, mails]))
}

function countByStatus(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe('two hundred guests after the same nights', () => {
  let copy: DatabaseCopy
  let running: AppProcess[]

  beforeAll(async () => {
    copy = await copyDatabase()
    const count = copy.url ? 2 : 1
    const env = {
      ...environment(copy),
      ADMIN_EMAIL: MANAGER.email,
      ADMIN_PASSWORD: MANAGER.password,
    }
    running = await Promise.all(Array.from({ length: count }, () => startAppProcess(env)))
  })

  afterAll(async () => {
    await Promise.all(running.map((one) => one.end('SIGTERM')))
    await copy.remove()
  })

  test('in all app processes at once: one gets them, the rest are told', async () => {
    const overlapping = Array.from({ length: 200 }, (_, index) => request(40 + (index % 5), 5 + (index % 3)))
    const answers = await Promise.all(
      overlapping.map((body, index) => {
        const one = running[index % running.length]
        if (!one) throw new Error('no app stands')
        return bookUntilTold(one, body)
      }),
    )
    expect(countByStatus(answers)).toEqual({ 201: 1, 409: 199 })
  })

  test('and back-to-back stays all find their place', async () => {
    const stays = Array.from({ length: 30 }, (_, index) => request(60 + index * 2, 2))
    const answers = await Promise.all(
      stays.map((body, index) => {
        const one = running[index % running.length]
        if (!one) throw new Error('no app stands')
        return bookUntilTold(one, body)
      }),
    )
    expect(countByStatus(answers)).toEqual({ 201: 30 })
  })

  test('a page kept by one process is made anew when another took the nights', async () => {
    const [here, there] = [running[0], running.at(-1)]
    if (!here || !there) throw new Error('no app stands')
    const data = async () => {
      const page = await (await fetch(`${there.url}/calendar?villa=1`)).text()
      const [, place = ''] = /data-page-data="([^"]+)"/.exec(page) ?? []
      return (await fetch(there.url + place)).text()
    }
    const taken = `"checkInDate\\":\\"${request(1, 1).checkInDate}`
    const before = await data()
    expect(before).toContain('$_TSR.router=')
    expect(before).not.toContain(taken)
    expect((await book(here, request(1, 1))).status).toBe(201)
    await expect.poll(data, { timeout: 5000 }).toContain(taken)
  })

  test('and when staff gave a villa another price at one process, every other shows it', async () => {
    const [here, there] = [running[0], running.at(-1)]
    if (!here || !there) throw new Error('no app stands')
    const page = async () => (await fetch(`${there.url}/calendar?villa=1`)).text()
    expect(await page()).not.toContain('$77.77')
    expect(await changeAsStaff(here, '/api/admin/villas/1', { basePrice: '77.77' })).toBe(200)
    await expect.poll(page, { timeout: 5000 }).toContain('$77.77')
  })
})

describe('an app that is killed under a stream of bookings', () => {
  test('has every acknowledged one afterwards, with its mail to the guest and the one to staff, round after round', {
    timeout: 600_000,
  }, async () => {
    const copy = await copyDatabase()
    // The embedded engine dies with the app, a server lives on.
    const rounds = copy.url ? 4 : 20
    const acknowledged = new Set<string>()
    for (let villaId = 1; villaId <= rounds; villaId++) {
      const running = await startAppProcess(environment(copy))
      expect(await missingFrom(running, acknowledged)).toEqual([])
      await bookUntilKilled(running, villaId, acknowledged)
    }
    const running = await startAppProcess(environment(copy))
    expect(acknowledged.size).toBeGreaterThan(rounds * 5)
    expect(await missingFrom(running, acknowledged)).toEqual([])
    expect(await running.end('SIGTERM')).toBe(0)
    const mails = await countMails(copy)
    expect([...acknowledged].filter((stay) => mails.get(stay) !== 2)).toEqual([])
    await copy.remove()
  })
})

describe('an app', () => {
  test('that is started anew on an empty folder says a password once', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'first-start-'))
    const first = await startAppProcess({ DATA_DIR: folder })
    expect(first.output()).toMatch(/sign in with admin@example.com and the password \S{16}/)
    expect(await first.end('SIGTERM')).toBe(0)
    const second = await startAppProcess({ DATA_DIR: folder })
    expect(second.output()).not.toContain('password')
    expect(await second.end('SIGINT')).toBe(0)
    rmSync(folder, { recursive: true })
  })

  test('that cannot listen where it is told to names the place', async () => {
    const copy = await copyDatabase()
    // An address that is nobody's.
    const env = { ...environment(copy), HOST: '192.0.2.1' }
    await expect(startAppProcess(env)).rejects.toThrow(/HOST 192\.0\.2\.1 .*\n {2}because: .*EADDRNOTAVAIL/)
    await copy.remove()
  })
})
