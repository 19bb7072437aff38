import { describe, expect } from 'vitest'
import { expireHolds } from '@/features/bookings/server/expire-holds'
import { bookings } from '@/features/bookings/server/table'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { mails } from '@/server/mail/table'
import { codeIn, tokenIn, wrongFor } from '../../../../test/read-proof'
import { test } from '../../../../test/unproven-requests'

const CODE = '/api/my-booking/code'
const AGAIN = '/api/my-booking/code/again'
const HOUR_MS = 3_600_000

test.beforeEach(async ({ database, hotel }) => {
  await database.orm.delete(bookings)
  await database.orm.delete(mails)
  await hotel.setFacts({})
  hotel.moveOn()
})

const minutesLeft = (until: Date | string | null) => (new Date(until ?? 0).getTime() - Date.now()) / 60_000

describe('a request', () => {
  test('is held for 20 minutes, and its e-mail has code and link and says until when', async ({ hotel }) => {
    const { body } = await hotel.ask()
    expect(body).toMatchObject({ status: 'pending', mailboxProof: 'asked' })
    expect(minutesLeft(body.holdExpiresAt)).toBeGreaterThan(19)
    expect(minutesLeft(body.holdExpiresAt)).toBeLessThanOrEqual(20)
    const emails = await hotel.readEmails(body.id)
    expect(Object.keys(emails), 'the hotel hears of it once somebody stands behind it').toEqual([
      'request-received',
    ])
    const text = emails['request-received'] ?? ''
    expect(codeIn(text)).toMatch(/^\d{6}$/)
    expect(tokenIn(text)).toBeTruthy()
    expect(text).toMatch(/Your nights are held until \w{3}, \d+ \w{3} \d{4}, \d+:\d\d [AP]M\. Please confirm/)
    expect(text).toContain('Then your nights are held for 24 hours, and we confirm within 2 hours.')
  })

  test('is held as short as the facts say, and never longer than a proved one', async ({ hotel }) => {
    await hotel.setFacts({ firstHoldMinutes: 45 })
    expect(minutesLeft((await hotel.ask()).body.holdExpiresAt)).toBeGreaterThan(44)
    await hotel.setFacts({ firstHoldMinutes: 300, holdHours: 1 })
    expect(minutesLeft((await hotel.ask()).body.holdExpiresAt)).toBeLessThanOrEqual(60)
  })

  test('stores neither the code nor where it came from as they are', async ({ hotel, database }) => {
    const { body } = await hotel.ask({}, '198.51.100.77')
    const code = codeIn((await hotel.readEmails(body.id))['request-received'])
    for (const table of ['bookings', 'mailbox_codes', 'guest_links', 'mails']) {
      const { rows } = await database.pool.query(`select * from ${table}`)
      const stored = rows.map((row) => Object.values(row).map(String))
      expect(stored.flat()).not.toContain(code)
      expect(stored.flat().join()).not.toContain('198.51.100.77')
    }
  })
})

describe('the code', () => {
  test('that is right gives the full hold from then on, and tells the hotel', async ({ hotel }) => {
    const { body } = await hotel.ask()
    const code = codeIn((await hotel.readEmails(body.id))['request-received'])
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`
    const answer = await hotel.post(CODE, { reference: body.reference.toLowerCase(), code: typed })
    expect(answer).toMatchObject({ status: 200, body: { status: 'pending', mailboxProof: 'given' } })
    expect(Object.keys(answer.body).sort()).toEqual(['holdExpiresAt', 'mailboxProof', 'status'])
    const left = new Date(answer.body.holdExpiresAt).getTime() - Date.now()
    expect(Math.abs(left - 24 * HOUR_MS)).toBeLessThan(60_000)
    expect(Object.keys(await hotel.readEmails(body.id))).toEqual(['new-request'])
    const { body: history } = await hotel.desk.call('GET', `/api/admin/bookings/${body.id}/history`)
    expect(history).toMatchObject([
      { staffEmail: 'the guest', action: 'update', after: { reason: 'the mailbox was proved' } },
    ])
    const { body: seen } = await hotel.desk.call('GET', `/api/admin/bookings/${body.id}`)
    expect(seen.mailboxProof).toBe('given')
    expect(seen).not.toHaveProperty('senderHash')
    // Sent again, after an answer that was lost.
    expect((await hotel.post(CODE, { reference: body.reference, code })).status).toBe(200)
    expect(Object.keys(await hotel.readEmails(body.id))).toEqual([])
    await hotel.letPass(21)
    expect((await hotel.find(body.id)).status).toBe('pending')
  })

  test('that is wrong is refused at its field, and five of them use it up', async ({ hotel }) => {
    const { body } = await hotel.ask()
    const code = codeIn((await hotel.readEmails(body.id))['request-received'])
    const wrong = { reference: body.reference, code: wrongFor(code) }
    for (let tries = 1; tries < 5; tries++)
      expect(await hotel.post(CODE, wrong)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'code' }] },
      })
    expect((await hotel.post(CODE, wrong)).status).toBe(429)
    const late = await hotel.post(CODE, { reference: body.reference, code })
    expect(late).toMatchObject({ status: 429, body: { message: expect.stringContaining('a new one') } })
    expect((await hotel.find(body.id)).mailboxProof).toBe('asked')
    // A new one counts again.
    expect((await hotel.post(AGAIN, { reference: body.reference })).status).toBe(202)
    const next = codeIn((await hotel.readEmails(body.id))['request-received'])
    expect((await hotel.post(CODE, { reference: body.reference, code: next })).status).toBe(200)
  })

  test('tried by many at once is tried five times', async ({ hotel }) => {
    const { body } = await hotel.ask()
    const code = codeIn((await hotel.readEmails(body.id))['request-received'])
    const guesses = Array.from({ length: 12 }, () => ({ reference: body.reference, code: wrongFor(code) }))
    const answers = await Promise.all(
      guesses.map((guess, place) => hotel.post(CODE, guess, `192.0.2.${place}`)),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8)
  })

  test('of an earlier e-mail counts no more, nor one that is none, nor that of another request', async ({
    hotel,
  }) => {
    const { body } = await hotel.ask()
    const first = codeIn((await hotel.readEmails(body.id))['request-received'])
    await hotel.post(AGAIN, { reference: body.reference })
    const second = codeIn((await hotel.readEmails(body.id))['request-received'])
    if (first !== second)
      expect((await hotel.post(CODE, { reference: body.reference, code: first })).status).toBe(422)
    for (const code of ['12345', 'abcdef', '']) {
      const answer = await hotel.post(CODE, { reference: body.reference, code })
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'code' }] } })
    }
    const { body: other } = await hotel.ask({ guestEmail: 'other@example.com' })
    expect((await hotel.post(CODE, { reference: other.reference, code: second })).status).toBe(422)
  })

  test('comes too late once the first hold is over, and the sweep frees the nights without a further e-mail', async ({
    hotel,
    database,
  }) => {
    const { body } = await hotel.ask()
    const code = codeIn((await hotel.readEmails(body.id))['request-received'])
    await hotel.letPass(21)
    const late = await hotel.post(CODE, { reference: body.reference, code })
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('book once more') } })
    expect(await expireHolds({ database, changed: () => undefined })).toEqual([body.id])
    expect((await hotel.post(CODE, { reference: body.reference, code })).status).toBe(409)
    expect((await hotel.find(body.id)).status).toBe('cancelled')
    expect(await hotel.readEmails(body.id)).toEqual({})
  })

  test('tells nobody which references there are', async ({ hotel, database }) => {
    const { body } = await hotel.ask()
    const code = codeIn((await hotel.readEmails(body.id))['request-received'])
    const known = await hotel.post(CODE, { reference: body.reference, code: wrongFor(code) })
    expect(await hotel.post(CODE, { reference: 'CDFG2345', code })).toEqual(known)
    await database.orm.update(bookings).set({ mailboxProof: 'not-asked' })
    expect(await hotel.post(CODE, { reference: body.reference, code })).toEqual(known)
  })

  test('is mailed again three times at most, and not while one waits', async ({ hotel, database }) => {
    const { body } = await hotel.ask()
    const again = () => hotel.post(AGAIN, { reference: body.reference })
    expect((await again()).status).toBe(202)
    expect(await database.orm.$count(mails), 'the first waits still').toBe(1)
    for (let count = 0; count < 3; count++) {
      await hotel.readEmails(body.id)
      expect((await again()).status).toBe(202)
    }
    await hotel.readEmails(body.id)
    expect((await again()).status).toBe(429)
    expect((await hotel.post(AGAIN, { reference: 'CDFG2345' })).status).toBe(404)
    await hotel.letPass(21)
    expect((await again()).status).toBe(409)
  })

  test('may be tried 20 times an hour from one address', async ({ hotel }) => {
    const guess = { reference: 'CDFG2345', code: '000000' }
    const answers = []
    for (let count = 0; count < 21; count++)
      answers.push((await hotel.post(CODE, guess, '192.0.2.99')).status)
    expect(answers).toEqual([...Array(20).fill(422), 429])
  })
})

describe('the link', () => {
  test('of an e-mail proves the mailbox when its page is opened, not when it is only looked at', async ({
    hotel,
  }) => {
    const { body } = await hotel.ask()
    const path = `/api/my-booking/${tokenIn((await hotel.readEmails(body.id))['request-received'])}`
    const look = await hotel.limited.inject({ url: path })
    expect(look.json().mailboxProof).toBe('asked')
    expect((await hotel.find(body.id)).mailboxProof).toBe('asked')
    const opened = await hotel.post(`${path}/proof`)
    expect(opened).toMatchObject({ status: 200, body: { mailboxProof: 'given', reference: body.reference } })
    expect(minutesLeft(opened.body.holdExpiresAt)).toBeGreaterThan(23 * 60)
    expect((await hotel.post(`${path}/proof`)).body).toEqual(opened.body)
    expect(Object.keys(await hotel.readEmails(body.id))).toEqual(['new-request'])
  })

  test('that staff handed out proves no mailbox', async ({ hotel, database }) => {
    const { body } = await hotel.ask()
    const path = `/api${await makeGuestLink(database.orm, body.id)}`
    expect((await hotel.post(`${path}/proof`)).body.mailboxProof).toBe('asked')
  })

  test('comes too late once the hold is over, and changes nothing where nobody asks', async ({
    hotel,
    database,
  }) => {
    const { body } = await hotel.ask()
    const path = `/api/my-booking/${tokenIn((await hotel.readEmails(body.id))['request-received'])}`
    await hotel.letPass(21)
    expect((await hotel.post(`${path}/proof`)).body).toMatchObject({
      status: 'pending',
      mailboxProof: 'asked',
    })
    await database.orm.update(bookings).set({ mailboxProof: 'not-asked', holdExpiresAt: null })
    expect((await hotel.post(`${path}/proof`)).body).toMatchObject({ mailboxProof: 'not-asked' })
    expect((await hotel.post('/api/my-booking/no-such-token/proof')).status).toBe(404)
  })
})

test('another address that staff write down is not the mailbox that was proved', async ({ hotel }) => {
  const { body } = await hotel.ask()
  const token = tokenIn((await hotel.readEmails(body.id))['request-received'])
  await hotel.post(`/api/my-booking/${token}/proof`)
  const path = `/api/admin/bookings/${body.id}`
  expect((await hotel.desk.call('PATCH', path, { guestName: 'Ann Sample' })).body.mailboxProof).toBe('given')
  const changed = await hotel.desk.call('PATCH', path, { guestEmail: 'another@example.com' })
  expect(changed.body.mailboxProof).toBe('not-asked')
  expect(sampleFacts.confirmsAtOnce).toBe(false)
})
