import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '@/server/audit/table'
import { sendMails } from '@/server/mail/send-mails'
import type { Message } from '@/server/mail/transport'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/paying-hotel'
import { signInAs } from '../../../../test/staff'
import { paymentLinkEmails } from './compose-emails'

type Body = Record<string, unknown>

const test = base.extend('desk', { scope: 'file' }, async ({ hotel, database }) => {
  const { cookie } = await signInAs(hotel.app, database.orm, 'user')
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const answer = await hotel.app.inject({
      method,
      url,
      headers: { cookie },
      ...(payload && { payload }),
    })
    const body: Body = answer.body === '' ? {} : answer.json()
    return { status: answer.statusCode, body }
  }
  return {
    call,
    make: async (bookingId: number, wanted: object = { purpose: 'balance' }) => {
      const { status, body } = await call('POST', `/api/admin/bookings/${bookingId}/payment-links`, wanted)
      return { status, body, id: Number(body.id), url: `/api${String(body.path)}` }
    },
    links: async (bookingId: number) =>
      (await call('GET', `/api/admin/bookings/${bookingId}/payment-links`)).body as {
        links: Body[]
        offer: Body | null
      },
  }
})

type Hotel = { app: Awaited<ReturnType<typeof createApi>> }

async function pay({ app }: Hotel, url: string, wish: object = {}) {
  const payload = { provider: 'pesapal', currency: 'USD', ...wish }
  const answer = await app.inject({ method: 'POST', url: `${url}/payments`, payload })
  const body: Body = answer.json()
  return { status: answer.statusCode, body, cookies: answer.cookies }
}

async function look({ app }: Hotel, url: string) {
  const answer = await app.inject({ url })
  const body: Body = answer.json()
  return { status: answer.statusCode, body, headers: answer.headers }
}

describe('a payment link', () => {
  test('that is asked for twice under one key is one link, with an address for each answer', async ({
    hotel,
    desk,
    database,
  }) => {
    const id = await hotel.book()
    const { cookie } = await signInAs(hotel.app, database.orm, 'user')
    const make = async (payload: object, key = 'pressed-twice-1') => {
      const headers = { cookie, 'idempotency-key': key }
      const url = `/api/admin/bookings/${id}/payment-links`
      const answer = await hotel.app.inject({ method: 'POST', url, headers, payload })
      const body: Body = answer.json()
      return { status: answer.statusCode, body }
    }
    const answers = await Promise.all([1, 2, 3].map(() => make({ purpose: 'balance' })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await desk.links(id)).links).toHaveLength(1)
    for (const { body } of answers)
      expect((await look(hotel, `/api${String(body.path)}`)).body).toMatchObject({ state: 'open' })
    expect((await make({ purpose: 'amount', amount: '20.00' })).status).toBe(422)
    expect((await make({ purpose: 'amount', amount: '20.00' }, 'another-press-2')).status).toBe(201)
    expect((await desk.links(id)).links).toHaveLength(2)
  })

  test('shows what is due and nothing else of the booking, is paid, and asks for nothing afterwards', async ({
    hotel,
    desk,
  }) => {
    const id = await hotel.book()
    const { status, url } = await desk.make(id)
    expect(status).toBe(201)
    const page = await look(hotel, url)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(Object.keys(page.body).sort()).toEqual(['expiresAt', 'isUsed', 'purpose', 'reference', 'state'])
    expect(page.body).toMatchObject({ purpose: 'balance', state: 'open', isUsed: false })
    expect((await look(hotel, `${url}/payments`)).body).toMatchObject({
      due: '130.00',
      shillingsDue: '481000',
      deposit: null,
      payments: [],
    })
    const begun = await pay(hotel, url)
    expect(begun).toMatchObject({ status: 201, body: { amount: '130.00', state: 'sent' } })
    expect(begun.cookies[0]?.value).toBe(url.replace('/api', ''))
    const back = await hotel.app.inject({
      url: `/api/payment-return/${begun.body.reference}`,
      cookies: { 'way-back': begun.cookies[0]?.value ?? '' },
    })
    expect(back.headers.location).toBe(url.replace('/api', ''))
    hotel.pesapal.payments.settle(String(begun.body.reference), { state: 'paid' })
    await hotel.ask()
    expect((await look(hotel, url)).body).toMatchObject({ state: 'settled', isUsed: true })
    expect((await look(hotel, `${url}/payments`)).body).toMatchObject({
      due: '0.00',
      methods: [],
      payments: [{ state: 'paid' }],
    })
    expect(await pay(hotel, url)).toMatchObject({ status: 409 })
    expect((await desk.links(id)).links).toMatchObject([
      { state: 'settled', asks: '0.00', received: '130.00', purpose: 'balance', mail: null },
    ])
    const { body } = await desk.call('GET', `/api/admin/bookings/${id}/online-payments`)
    expect(body).toMatchObject([
      { provider: 'pesapal', amount: '130.00', state: 'paid', confirmation: expect.any(String) },
    ])
  })

  test('for an amount is paid once, whatever else is due, and never asks for more than that', async ({
    hotel,
    desk,
  }) => {
    const id = await hotel.book()
    const first = await desk.make(id, { purpose: 'amount', amount: '50.00' })
    const second = await desk.make(id, { purpose: 'amount', amount: '100.00' })
    const begun = await pay(hotel, first.url)
    expect(begun.body).toMatchObject({ amount: '50.00', purpose: 'amount' })
    hotel.pesapal.payments.settle(String(begun.body.reference), { state: 'paid' })
    await hotel.ask()
    expect((await look(hotel, first.url)).body).toMatchObject({ state: 'settled' })
    expect((await pay(hotel, first.url)).status).toBe(409)
    // $80.00 of the booking are left.
    expect((await look(hotel, `${second.url}/payments`)).body).toMatchObject({ due: '80.00', payments: [] })
    expect((await pay(hotel, second.url)).body).toMatchObject({ amount: '80.00' })
  })

  test('for the same amount as another is another payment; opened twice it is the same', async ({
    hotel,
    desk,
  }) => {
    const id = await hotel.book()
    const wanted = { purpose: 'amount', amount: '40.00' }
    const [one, other] = [await desk.make(id, wanted), await desk.make(id, wanted)]
    const begun = await pay(hotel, one.url)
    expect((await pay(hotel, one.url)).body.reference).toBe(begun.body.reference)
    expect((await pay(hotel, other.url)).body.reference).not.toBe(begun.body.reference)
    // The guest's own page goes on with none of them.
    expect((await pay(hotel, await hotel.linkTo(id))).body.amount).toBe('130.00')
  })

  test('for the deposit asks for what the hotel has set', async ({ hotel, desk }) => {
    const id = await hotel.book()
    expect(await desk.make(id, { purpose: 'deposit' })).toMatchObject({
      status: 409,
      body: { message: 'Nothing is due for this at the moment, so a link would ask for nothing.' },
    })
    await hotel.setFacts({ depositRules: [{ when: 'always', amount: '30%' }] })
    const { url } = await desk.make(id, { purpose: 'deposit' })
    expect((await look(hotel, `${url}/payments`)).body).toMatchObject({ due: '39.00', deposit: null })
    expect((await pay(hotel, url, { purpose: 'balance' })).body).toMatchObject({
      amount: '39.00',
      purpose: 'deposit',
    })
    await hotel.setFacts({})
  })

  test('that has expired takes nothing more, and still tells what became of what was begun', async ({
    hotel,
    desk,
    database,
  }) => {
    const { id, url } = await desk.make(await hotel.book())
    const begun = await pay(hotel, url)
    await database.pool.query("update payment_links set expires_at = now() - interval '1 s' where id = $1", [
      id,
    ])
    expect((await look(hotel, url)).body).toMatchObject({ state: 'expired', isUsed: true })
    expect(await pay(hotel, url)).toMatchObject({ status: 409 })
    hotel.pesapal.payments.settle(String(begun.body.reference), { state: 'paid' })
    await hotel.ask()
    expect((await look(hotel, `${url}/payments`)).body).toMatchObject({
      methods: [],
      payments: [{ state: 'paid' }],
    })
  })

  test('that was revoked leads nowhere, by none of its addresses', async ({ hotel, desk }) => {
    const bookingId = await hotel.book()
    const { id, url } = await desk.make(bookingId)
    const again = await desk.call('POST', `/api/admin/payment-links/${id}/address`)
    const other = `/api${String(again.body.path)}`
    expect((await look(hotel, other)).status).toBe(200)
    expect((await desk.call('DELETE', `/api/admin/payment-links/${id}`)).status).toBe(204)
    expect((await desk.call('DELETE', `/api/admin/payment-links/${id}`)).status).toBe(204)
    for (const one of [url, other, '/api/pay/AAAAAAAAAAAAAAAAAAAAAA', '/api/pay/nothing']) {
      expect((await look(hotel, one)).status).toBe(404)
      expect((await look(hotel, `${one}/payments`)).status).toBe(404)
      expect((await pay(hotel, one)).status).toBe(404)
    }
    expect((await desk.call('POST', `/api/admin/payment-links/${id}/address`)).status).toBe(409)
    expect((await desk.call('POST', `/api/admin/payment-links/${id}/mails`)).status).toBe(409)
    expect((await desk.links(bookingId)).links).toMatchObject([{ state: 'revoked' }])
  })

  test('stands in the database and in the trail without its secret', async ({ hotel, desk, database }) => {
    const id = await hotel.book()
    const { url } = await desk.make(id, { purpose: 'amount', amount: '12.50' })
    const token = url.split('/').at(-1) ?? ''
    const { rows } = await database.pool.query('select * from payment_link_tokens')
    expect(JSON.stringify(rows)).not.toContain(token)
    const trail = await database.orm.select().from(auditEntries).where(eq(auditEntries.rowId, id))
    expect(JSON.stringify(trail)).not.toContain(token)
    expect(trail.map(({ after }) => after)).toContainEqual({
      reason: 'a payment link was made',
      purpose: 'amount',
      amount: '12.50',
    })
  })

  test('goes to the guest by mail with an address of its own, unless nothing is due by then', async ({
    hotel,
    desk,
    database,
  }) => {
    const bookingId = await hotel.book({ guestEmail: 'payer@guest.example' })
    const { id, url } = await desk.make(bookingId)
    const mail = () => desk.call('POST', `/api/admin/payment-links/${id}/mails`)
    expect(await mail()).toMatchObject({ status: 202, body: { to: 'payer@guest.example' } })
    // Pressed twice it is one mail.
    expect((await mail()).status).toBe(202)
    const sent: Message[] = []
    const send = () =>
      sendMails({
        orm: database.orm,
        post: { destination: 'a test', deliver: async (message) => void sent.push(message) },
        from: async () => 'hotel@example.com',
        writers: paymentLinkEmails(hotel.context),
        onOutage: () => {},
      })
    await send()
    expect(sent).toHaveLength(1)
    const [path] =
      String(sent[0]?.bytes)
        .replace(/=\r\n/g, '')
        .match(/\/pay\/[\w-]{22}/) ?? []
    expect(path).not.toBe(url.replace('/api', ''))
    expect((await look(hotel, `/api${path}`)).body).toMatchObject({ state: 'open' })
    expect((await desk.links(bookingId)).links).toMatchObject([{ mail: 'sent' }])
    await mail()
    await desk.call('DELETE', `/api/admin/payment-links/${id}`)
    await send()
    expect(sent).toHaveLength(1)
    const nobody = await desk.make(await hotel.book({ guestEmail: null }))
    expect((await desk.call('POST', `/api/admin/payment-links/${nobody.id}/mails`)).status).toBe(422)
  })

  test.for([
    [{ purpose: 'amount' }, 'amount'],
    [{ purpose: 'amount', amount: '0.00' }, 'amount'],
    [{ purpose: 'amount', amount: '130.01' }, 'amount'],
    [{ purpose: 'a gift' }, 'purpose'],
    [{ purpose: 'balance', days: 0 }, 'days'],
    [{ purpose: 'balance', days: 61 }, 'days'],
  ] as const)('is not made for %o', async ([wanted, path], { hotel, desk }) => {
    const { status, body } = await desk.make(await hotel.book(), wanted)
    expect([status, (body.errors as { path: string }[])[0]?.path]).toEqual([422, path])
  })

  test('is not offered without a provider, nor for a booking that is not there', async ({
    hotel,
    desk,
    database,
  }) => {
    expect((await desk.make(2_000_000_000)).status).toBe(404)
    const app = await createApi(database)
    const { cookie } = await signInAs(app, database.orm, 'user')
    const url = `/api/admin/bookings/${await hotel.book()}/payment-links`
    const headers = { cookie }
    expect((await app.inject({ url, headers })).json()).toMatchObject({
      links: [],
      offer: null,
      message: { phone: '256772123456' },
    })
    const made = await app.inject({ method: 'POST', url, headers, payload: { purpose: 'balance' } })
    expect(made.statusCode).toBe(409)
    await app.close()
  })
})
