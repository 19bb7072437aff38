import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { mtnEnvironment } from '../../../../simulators/mtn'
import { openOne, paymentOrder, sentPayment, startMtn } from '../../../../test/providers'
import { type PaymentOrder, ProviderRefused, ProviderUnreachable } from './payment-provider'

let close = async () => {}
afterEach(() => close())

async function start(...options: Parameters<typeof startMtn>) {
  const started = await startMtn(...options)
  close = started.simulator.close
  return started
}

const payer = (phone: string | null): PaymentOrder['payer'] => ({ name: 'Grace Auma', email: null, phone })

async function startPayment({ provider }: Awaited<ReturnType<typeof startMtn>>, order = paymentOrder()) {
  const { providerReference, redirectUrl } = await provider.start(order)
  expect(redirectUrl).toBeNull()
  return sentPayment(order, providerReference)
}

test('a prompt is put on the phone, and its answer is told with the amount', async () => {
  let now = Date.parse('2027-03-10T09:00:00Z')
  const mtn = await start({ clock: () => new Date(now), answerAfterMs: 5000 })
  const order = paymentOrder()
  const payment = await startPayment(mtn, order)
  expect(await mtn.provider.ask(payment)).toEqual({ status: 'pending' })
  now += 5000
  expect(await mtn.provider.ask(payment)).toEqual({
    status: 'paid',
    amount: order.amount,
    confirmation: expect.stringMatching(/^SIM\d+$/),
    means: 'mobile-money',
    account: '•••• 456',
  })
})

test.for([
  ['46733123450', { status: 'failed', reason: 'other', detail: 'INTERNAL_PROCESSING_ERROR' }],
  ['46733123451', { status: 'failed', reason: 'cancelled-by-payer', detail: 'APPROVAL_REJECTED' }],
  ['46733123452', { status: 'expired' }],
  ['46733123453', { status: 'pending' }],
  ['46733123454', { status: 'pending' }],
  ['0772 100455', { status: 'ambiguous' }],
  ['0772 100457', { status: 'failed', reason: 'not-enough-money', detail: 'NOT_ENOUGH_FUNDS' }],
  ['0772 100459', { status: 'paid', amount: { currency: 'UGX', shillings: 22_500 } }],
] as const)('a payment from %s comes to what its number stands for', async ([phone, answer]) => {
  const mtn = await start()
  const payment = await startPayment(mtn, paymentOrder({ payer: payer(phone) }))
  expect(await mtn.provider.ask(payment)).toMatchObject(answer)
})

test.for([
  ['0772100454', 25_000, 'pending'],
  ['0772100455', 30_000, 'ambiguous'],
  ['0772100458', 3_600_000, 'expired'],
] as const)('the payment from %s is paid %i ms after it was %s', async ([phone, afterMs, status]) => {
  let now = 0
  const mtn = await start({ clock: () => new Date(now) })
  const payment = await startPayment(mtn, paymentOrder({ payer: payer(phone) }))
  now = afterMs - 1
  expect(await mtn.provider.ask(payment)).toEqual({ status })
  now = afterMs
  expect(await mtn.provider.ask(payment)).toMatchObject({ status: 'paid' })
})

test.for([
  ['approve', 'paid'],
  ['reject', 'failed'],
] as const)(
  'the page of the payer’s phone can %s a prompt before it is answered by itself',
  async ([press, status]) => {
    let now = 0
    const mtn = await start({ clock: () => new Date(now), answerAfterMs: 8000 })
    const payment = await startPayment(mtn)
    const page = await (await fetch(mtn.simulator.url)).text()
    expect(page).toContain('Simulator: no money moves')
    expect(page).toContain('Approve on 256772123456')
    const body = new URLSearchParams({ reference: payment.reference, press })
    const presses = () => fetch(mtn.simulator.url, { method: 'POST', redirect: 'manual', body })
    expect((await presses()).status).toBe(303)
    now = 8000
    expect(await mtn.provider.ask(payment)).toMatchObject({ status })
    expect((await presses()).status).toBe(409)
  },
)

test('an order that comes again is the same payment', async () => {
  const mtn = await start()
  const order = paymentOrder()
  await startPayment(mtn, order)
  await startPayment(mtn, order)
  expect(mtn.simulator.payments.list()).toHaveLength(1)
})

test('an order whose answer was lost is found by our reference, and one that never arrived is not', async () => {
  const mtn = await start()
  for (const [fault, status] of [
    ['lost', 'paid'],
    ['refused', 'unknown'],
  ] as const) {
    const order = paymentOrder()
    mtn.simulator.failNext(fault, { path: /requesttopay/ })
    await expect(mtn.provider.start(order)).rejects.toThrow(ProviderUnreachable)
    expect(await mtn.provider.ask(sentPayment(order, null))).toMatchObject({ status })
  }
})

test('notes lose what MTN fails on, and are cut at 160 characters', async () => {
  const mtn = await start()
  const order = paymentOrder({ description: `Guest’s deposit for 'Rose & Honey' ${'x'.repeat(300)}` })
  await startPayment(mtn, order)
  const note = mtn.simulator.payments.find(order.reference)?.description ?? ''
  expect(note).toHaveLength(160)
  expect(note.startsWith('Guests deposit for Rose Honey xxx')).toBe(true)
})

test('a host for notices that MTN does not know costs the notice, not the payment', async () => {
  const mtn = await start({ callbackHosts: ['hotel.example.com'] })
  const [lost, told] = [paymentOrder(), paymentOrder({ noticeUrl: 'https://hotel.example.com/notice' })]
  await startPayment(mtn, lost)
  await startPayment(mtn, told)
  expect(mtn.simulator.payments.find(lost.reference)?.noticeUrl).toBeNull()
  expect(mtn.simulator.payments.find(told.reference)?.noticeUrl).toBe(told.noticeUrl)
})

test.for([
  ['no number', { payer: payer(null) }, 'MTN needs the mobile number that pays.'],
  ['a fixed line', { payer: payer('0414 123456') }, 'MTN needs the mobile number that pays.'],
  ['dollars', { amount: { currency: 'USD', cents: 100 } }, 'MTN takes shillings only.'],
] as const)('an order with %s is refused before anything is sent', async ([, own, message]) => {
  const mtn = await start()
  await expect(mtn.provider.start(paymentOrder(own))).rejects.toThrow(new ProviderRefused(message))
  expect(mtn.simulator.requests).toEqual([])
})

test('a currency that MTN does not take started nothing, though it answers 500', async () => {
  const mtn = await start({ currency: 'EUR' })
  await expect(mtn.provider.start(paymentOrder())).rejects.toThrow(
    new ProviderRefused('MTN refused: Currency not supported.'),
  )
  const inEuros = openOne({ ...mtnEnvironment(mtn.simulator.url), MTN_CURRENCY: 'EUR' })
  const order = paymentOrder()
  await inEuros.start(order)
  expect(await inEuros.ask(sentPayment(order, null))).toMatchObject({ status: 'paid', amount: order.amount })
})

test('a target environment that is not ours is told as a refusal', async () => {
  const mtn = await start()
  const astray = openOne({ ...mtnEnvironment(mtn.simulator.url), MTN_TARGET_ENVIRONMENT: 'mtnghana' })
  await expect(astray.start(paymentOrder())).rejects.toThrow(
    new ProviderRefused('MTN refused: Access to target environment is forbidden.'),
  )
})

test('money in another currency than the one asked for is looked at by a person', async () => {
  const mtn = await start({ currency: 'EUR' })
  const inEuros = openOne({ ...mtnEnvironment(mtn.simulator.url), MTN_CURRENCY: 'EUR' })
  const payment = await startPayment({ ...mtn, provider: inEuros })
  expect(await mtn.provider.ask(payment)).toEqual({ status: 'ambiguous' })
})

test('a token is fetched once, and once more when it ends midway', async () => {
  const mtn = await start()
  const payment = await startPayment(mtn)
  await mtn.provider.ask(payment)
  mtn.simulator.tokens.expireAll()
  expect(await mtn.provider.ask(payment)).toMatchObject({ status: 'paid' })
  expect(mtn.simulator.requests.filter(({ path }) => path === '/collection/token/')).toHaveLength(2)
})

test('a notice names our payment, and what is none is nothing', async () => {
  const { provider } = await start()
  const externalId = randomUUID()
  expect(provider.readNotice({ query: {}, body: { externalId, status: 'SUCCESSFUL', amount: '1' } })).toEqual(
    {
      reference: externalId,
      reply: {},
    },
  )
  for (const body of [{ externalId: '../admin' }, { externalId: [externalId] }, 'text', null, undefined])
    expect(provider.readNotice({ query: { externalId }, body })).toBeNull()
})

test('refunds are made by hand, and a prompt cannot be taken back', async () => {
  const mtn = await start()
  const payment = await startPayment(mtn)
  const paid = { ...payment, confirmation: '1', means: 'mobile-money' } as const
  await expect(mtn.provider.refund(paid, payment.amount, '')).rejects.toThrow(ProviderRefused)
  expect(await mtn.provider.cancel(payment)).toBe(false)
})
