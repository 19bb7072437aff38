import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { describe, expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { exchangeRates } from '@/features/exchange-rates/server/table'
import { createApi } from '../../../../test/app'
import { SHILLINGS_PER_DOLLAR, test } from '../../../../test/paying-hotel'

const MINUTE_MS = 60_000

describe('a guest who pays on the private page', () => {
  test('is offered what is due in dollars and in shillings, and sees what became of it', async ({
    hotel,
  }) => {
    const id = await hotel.book()
    const link = await hotel.linkTo(id)
    expect((await hotel.app.inject(link)).json()).toMatchObject({ paysOnline: true })
    const desk = await hotel.app.inject(`${link}/payments`)
    expect(desk.json()).toEqual({
      due: '130.00',
      shillingsDue: String(130 * SHILLINGS_PER_DOLLAR),
      deposit: null,
      methods: [
        { provider: 'pesapal', currency: 'USD' },
        { provider: 'pesapal', currency: 'UGX' },
      ],
      payments: [],
    })
    expect(desk.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const begun = await pay(hotel, link, { currency: 'UGX' })
    expect(begun).toMatchObject({
      status: 201,
      body: {
        state: 'sent',
        amount: '130.00',
        shillings: '481000',
        redirectUrl: expect.stringContaining('/pay/'),
      },
    })
    hotel.pesapal.payments.settle(String(begun.body.reference), { state: 'paid' })
    await hotel.ask()
    expect((await hotel.app.inject(`${link}/payments`)).json()).toMatchObject({
      due: '0.00',
      methods: [],
      payments: [{ state: 'paid', redirectUrl: null, received: { amount: '130.00', shillings: '481000' } }],
    })
    expect((await hotel.app.inject(link)).json()).toMatchObject({ paidAmount: '130.00', paysOnline: true })
  })

  test('who left and comes back goes on with the same payment, and may take another way', async ({
    hotel,
  }) => {
    const link = await hotel.linkTo(await hotel.book())
    const first = await pay(hotel, link, { currency: 'USD' })
    expect((await pay(hotel, link, { currency: 'USD' })).body).toMatchObject({
      reference: first.body.reference,
      redirectUrl: first.body.redirectUrl,
    })
    expect((await pay(hotel, link, { currency: 'UGX' })).body.reference).not.toBe(first.body.reference)
  })

  test('pays the deposit that staff have set, and later the rest', async ({ hotel }) => {
    await hotel.setFacts({
      depositRules: [
        { when: '1 Dec to 5 Jan', amount: 'all' },
        { when: 'always', amount: '30%' },
      ],
    })
    const id = await hotel.book()
    const link = await hotel.linkTo(id)
    expect((await hotel.app.inject(`${link}/payments`)).json()).toMatchObject({
      due: '130.00',
      deposit: { amount: '39.00', shillings: '144300' },
    })
    const deposit = await pay(hotel, link, { currency: 'USD', purpose: 'deposit' })
    expect(deposit.body).toMatchObject({ amount: '39.00', purpose: 'deposit' })
    hotel.pesapal.payments.settle(String(deposit.body.reference), { state: 'paid' })
    await hotel.ask()
    expect((await hotel.app.inject(`${link}/payments`)).json()).toMatchObject({ due: '91.00', deposit: null })
    expect((await pay(hotel, link, { currency: 'USD', purpose: 'deposit' })).status).toBe(409)
    expect((await pay(hotel, link, { currency: 'USD' })).body).toMatchObject({ amount: '91.00' })
    await hotel.setFacts({})
  })

  test('in two ways at once has paid both, and what is too much is there to give back', async ({ hotel }) => {
    const id = await hotel.book()
    const link = await hotel.linkTo(id)
    for (const currency of ['USD', 'UGX']) {
      const { body } = await pay(hotel, link, { currency })
      hotel.pesapal.payments.settle(String(body.reference), { state: 'paid' })
    }
    await hotel.ask()
    expect(await hotel.readMoney(id)).toEqual({
      due: '-130.00',
      paid: '260.00',
      amounts: ['130.00', '130.00'],
    })
    expect(await pay(hotel, link, { currency: 'USD' })).toMatchObject({
      status: 409,
      body: { message: 'Nothing is due for this booking at the moment.' },
    })
  })

  test('keeps a short hold while paying, but not for ever', async ({ hotel, database }) => {
    const unproven = { mailboxProof: 'asked', holdExpiresAt: inMinutes(5) } as const
    const id = await hotel.book(unproven)
    await pay(hotel, await hotel.linkTo(id), { currency: 'USD' })
    const held = await findBooking(database, id)
    expect(Number(held.holdExpiresAt)).toBeGreaterThan(inMinutes(28).getTime())

    const old = await hotel.book({ ...unproven, createdAt: inMinutes(-3 * 60) })
    await pay(hotel, await hotel.linkTo(old), { currency: 'USD' })
    expect((await findBooking(database, old)).holdExpiresAt).toEqual(
      expect.toSatisfy((end: Date) => end.getTime() < inMinutes(6).getTime()),
    )
  })

  test.for([
    [true, 'confirmed'],
    [false, 'pending'],
  ] as const)(
    'has proved who they are; where the hotel confirms at once (%s) the booking is %s',
    async ([confirmsAtOnce, status], { hotel, database }) => {
      await hotel.setFacts({ confirmsAtOnce })
      const id = await hotel.book({ mailboxProof: 'asked', holdExpiresAt: inMinutes(10) })
      const { body } = await pay(hotel, await hotel.linkTo(id), { currency: 'USD' })
      hotel.pesapal.payments.settle(String(body.reference), { state: 'paid' })
      await hotel.ask()
      expect(await findBooking(database, id)).toMatchObject({ status, mailboxProof: 'given' })
      await hotel.setFacts({})
    },
  )

  test('after a request whose mailbox was proved before is confirmed all the same', async ({
    hotel,
    database,
  }) => {
    await hotel.setFacts({ confirmsAtOnce: true })
    const id = await hotel.book({ mailboxProof: 'given', holdExpiresAt: inMinutes(600) })
    const { body } = await pay(hotel, await hotel.linkTo(id), { currency: 'USD' })
    hotel.pesapal.payments.settle(String(body.reference), { state: 'paid' })
    await hotel.ask()
    expect(await findBooking(database, id)).toMatchObject({ status: 'confirmed', isConfirmedAtOnce: true })
    await hotel.setFacts({})
  })

  test('is told when the provider refuses or does not answer, and nothing is lost', async ({ hotel }) => {
    const link = await hotel.linkTo(await hotel.book())
    hotel.pesapal.goDown()
    expect(await pay(hotel, link, { currency: 'USD' })).toMatchObject({
      status: 201,
      body: { state: 'created', redirectUrl: null },
    })
    hotel.pesapal.comeBack()
    expect((await pay(hotel, link, { currency: 'USD' })).body).toMatchObject({
      state: 'sent',
      redirectUrl: expect.any(String),
    })
  })

  test.for([
    [{ provider: 'pesapal', currency: 'EUR' }, 'currency'],
    [{ provider: 'a-bank', currency: 'USD' }, 'provider'],
    [{ provider: 'mtn', currency: 'UGX', phone: '0414 123' }, 'phone'],
    [{ provider: 'mtn', currency: 'UGX', phone: '0772 123 456' }, 'provider'],
  ] as const)('is refused %o, beside the field', async ([wish, path], { hotel }) => {
    const link = await hotel.linkTo(await hotel.book())
    const { status, body } = await pay(hotel, link, wish)
    expect([status, (body.errors as { path: string }[])[0]?.path]).toEqual([422, path])
  })

  test('finds nothing behind a link that leads nowhere', async ({ hotel }) => {
    const link = '/api/my-booking/nothing'
    expect((await hotel.app.inject(`${link}/payments`)).statusCode).toBe(404)
    expect((await pay(hotel, link, { currency: 'USD' })).status).toBe(404)
  })
})

test('without a rate for shillings money comes in dollars alone', async ({ hotel, database }) => {
  await database.orm.delete(exchangeRates)
  const link = await hotel.linkTo(await hotel.book())
  expect((await hotel.app.inject(`${link}/payments`)).json()).toMatchObject({
    shillingsDue: null,
    methods: [{ provider: 'pesapal', currency: 'USD' }],
  })
  expect((await pay(hotel, link, { currency: 'UGX' })).status).toBe(422)
  await database.orm.insert(exchangeRates).values({ shillingsPerDollar: SHILLINGS_PER_DOLLAR })
})

test('without a provider nothing is paid online', async ({ hotel, database }) => {
  const app = await createApi(database)
  const link = await hotel.linkTo(await hotel.book())
  expect((await app.inject(link)).json()).toMatchObject({ paysOnline: false })
  expect((await app.inject(`${link}/payments`)).json()).toMatchObject({ methods: [], payments: [] })
  await app.close()
})

async function pay(hotel: { app: Awaited<ReturnType<typeof createApi>> }, link: string, wish: object) {
  const payload = { provider: 'pesapal', ...wish }
  const answer = await hotel.app.inject({ method: 'POST', url: `${link}/payments`, payload })
  const body: Record<string, unknown> = answer.json()
  return { status: answer.statusCode, body }
}

async function findBooking(database: { orm: NodePgDatabase }, id: number) {
  const [row] = await database.orm.select().from(bookings).where(eq(bookings.id, id))
  if (!row) throw new Error(`there is no booking ${id}`)
  return row
}

function inMinutes(minutes: number): Date {
  return new Date(Date.now() + minutes * MINUTE_MS)
}
