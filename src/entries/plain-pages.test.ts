import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { makeMailboxCode } from '@/features/mailbox-proof/server/mailbox-codes'
import { test as base } from '../../test/database'
import { createSite } from '../../test/site'

const STAY = { checkIn: '2027-03-15', checkOut: '2027-03-17', guests: '2', villa: '3' }
const TYPED = { guestName: 'Sample Guest', guestEmail: 'sample.guest@example.com' }
const KEY = '0123456789abcdef0123456789abcdef'

const test = base
  .extend('site', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createSite(database, {
      env: { SMTP_URL: 'smtp://mail.example.com', RATE_LIMITS: 'on' },
    })
    onCleanup(() => app.close())
    return app
  })
  .extend('free', async ({ database: { orm } }) => {
    await orm.delete(bookings)
    return true
  })

async function post(app: FastifyInstance, url: string, form: Record<string, string>, from = '192.0.2.1') {
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress: from,
  })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}

/** The hidden fields of the last step, as a browser would send them. */
async function reviewOf(app: FastifyInstance, own: Record<string, string> = {}) {
  const { status, body } = await post(app, '/booking/plain', { ...STAY, ...TYPED, ...own })
  expect(status).toBe(200)
  const fields = [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
}

describe('a booking without scripts', () => {
  test('is private, protected as every page is, and carries no script', async ({ site, free }) => {
    void free
    const { statusCode, body, headers } = await site.inject(`/booking/plain?${new URLSearchParams(STAY)}`)
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex',
    ])
    expect(headers['content-security-policy']).toContain("form-action 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toContain('max-age')
    expect(body).not.toContain('<script')
    expect(body.match(/<main/g)).toHaveLength(1)
  })

  test('shows what was typed as it was typed, and never as markup', async ({ site, free }) => {
    void free
    const guestName = '"><script>alert(1)</script>'
    const { status, body } = await post(site, '/booking/plain', { ...STAY, guestName, guestEmail: 'no' })
    expect(status).toBe(422)
    expect(body).not.toContain('<script')
    expect(body).toContain('&quot;>&lt;script>')
    expect(body).toContain('Please enter a valid email address')
  })

  test('is made once under its key, however often the form arrives', async ({ site, free, database }) => {
    void free
    const form = await reviewOf(site)
    const answers = await Promise.all([1, 2, 3].map(() => post(site, '/booking/plain/send', form)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const rows = await database.orm.select().from(bookings)
    expect(rows).toMatchObject([
      { guestName: 'Sample Guest', villaId: 3, numberOfGuests: 2, source: 'website' },
    ])
    for (const { body } of answers) expect(body).toContain(rows[0]?.reference)
  })

  test('at another price than was seen is refused with the right one, and asked for at that one', async ({
    site,
    free,
    database,
  }) => {
    void free
    const form = await reviewOf(site)
    const { status, body } = await post(site, '/booking/plain/send', { ...form, totalAmount: '1.00' })
    expect(status).toBe(409)
    expect(body).toContain('The price of this stay is $')
    expect(body).toContain(`name="totalAmount" value="${form.totalAmount}"`)
    expect(await database.orm.$count(bookings)).toBe(0)
  })

  test('is refused from the page of another site, with a page that leads to ours', async ({
    site,
    free,
    database,
  }) => {
    void free
    const form = await reviewOf(site)
    for (const url of ['/booking/plain', '/booking/plain/send', '/booking/plain/code'])
      for (const foreign of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ]) {
        const { statusCode, body } = await site.inject({
          method: 'POST',
          url,
          payload: new URLSearchParams(form).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...foreign },
        })
        expect([url, foreign, statusCode]).toEqual([url, foreign, 403])
        expect(body).toContain('This call came from another site')
        expect(body).toContain('href="/booking"')
      }
    expect(await database.orm.$count(bookings)).toBe(0)
  })

  test('without the key or the total of our last page shows that page instead of booking', async ({
    site,
    free,
    database,
  }) => {
    void free
    const form = await reviewOf(site)
    for (const name of ['key', 'totalAmount']) {
      const { [name]: _, ...rest } = form
      const { status, body } = await post(site, '/booking/plain/send', rest)
      expect([name, status]).toEqual([name, 422])
      expect(body).toContain('Please look at your booking once more, then send it')
      expect(body).toContain(`name="totalAmount" value="${form.totalAmount}"`)
    }
    expect(await database.orm.$count(bookings)).toBe(0)
  })

  test('of taken nights, past days or too many guests leads back to the results with the reason', async ({
    site,
    free,
  }) => {
    void free
    const form = await reviewOf(site)
    expect((await post(site, '/booking/plain/send', form)).status).toBe(200)
    const taken = await post(site, '/booking/plain/send', { ...form, key: KEY, guestEmail: 'b@example.com' })
    expect([taken.status, taken.body.includes('checkIn=2027-03-15')]).toEqual([409, true])
    for (const own of [{ checkIn: '2027-03-01' }, { guests: '50' }, { villa: '2147483000' }]) {
      const { statusCode, body } = await site.inject(
        `/booking/plain?${new URLSearchParams({ ...STAY, checkIn: '2027-03-16', ...own })}`,
      )
      expect([statusCode, body.includes('See what is free')]).toEqual([200, true])
    }
  })

  test('proves its mailbox by the code of the e-mail', async ({ site, free, database: { orm } }) => {
    void free
    const made = await post(site, '/booking/plain/send', await reviewOf(site))
    expect(made.body).toContain('name="code"')
    const [booking] = await orm.select().from(bookings)
    const code = await makeMailboxCode(orm, booking?.id ?? 0)
    const reference = booking?.reference ?? ''
    const other = code === '123456' ? '654321' : '123456'
    for (const [typed, said] of [
      ['12', 'Please enter the 6 digits'],
      [other, 'This is not the code'],
    ] as const) {
      const wrong = await post(site, '/booking/plain/code', { reference, code: typed })
      expect([wrong.status, wrong.body.includes(said)]).toEqual([422, true])
    }
    const { status, body } = await post(site, '/booking/plain/code', { reference, code })
    expect([status, body.includes('E-mail address confirmed')]).toEqual([200, true])
    expect(await orm.select().from(bookings)).toMatchObject([{ mailboxProof: 'given' }])
  })

  test('is bound by the limits of every booking, and says so on a page', async ({ site, free }) => {
    void free
    const send = async (villa: string) =>
      await post(
        site,
        '/booking/plain/send',
        await reviewOf(site, { villa, guestEmail: `guest${villa}@example.com` }),
        '192.0.2.77',
      )
    for (const villa of ['4', '5', '6']) expect((await send(villa)).status).toBe(200)
    const fourth = await send('7')
    expect(fourth.status).toBe(429)
    expect(fourth.body).toContain('Three requests from your connection')
    expect(fourth.body).toContain('value="Sample Guest"')
  })

  test('takes no form that is larger than one of ours, and answers by a page', async ({ site }) => {
    const { status, body } = await post(site, '/booking/plain', { specialRequests: 'a'.repeat(70_000) })
    expect([status, body.includes('<main')]).toEqual([413, true])
  })
})
