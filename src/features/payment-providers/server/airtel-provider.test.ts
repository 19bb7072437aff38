import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { airtelEnvironment, signNotice } from '../../../../simulators/airtel'
import { openOne, paymentOrder, sentPayment, startAirtel } from '../../../../test/providers'
import { type PaymentOrder, ProviderRefused, ProviderUnreachable } from './payment-provider'

let close = async () => {}
afterEach(() => close())

async function start(...options: Parameters<typeof startAirtel>) {
  const started = await startAirtel(...options)
  close = started.simulator.close
  return started
}

const payer = (phone: string): PaymentOrder['payer'] => ({ name: 'Grace Auma', email: null, phone })

function airtelOrder(phone = '0752 123456', own: Partial<PaymentOrder> = {}): PaymentOrder {
  return paymentOrder({ payer: payer(phone), ...own })
}

async function startPayment({ provider }: Awaited<ReturnType<typeof startAirtel>>, order = airtelOrder()) {
  const { providerReference } = await provider.start(order)
  return sentPayment(order, providerReference)
}

test('the prompt was sent is not taken for paid', async () => {
  let now = 0
  const airtel = await start({ clock: () => new Date(now), answerAfterMs: 5000 })
  const order = airtelOrder()
  const payment = await startPayment(airtel, order)
  expect(airtel.simulator.payments.find(order.reference)?.phone).toBe('256752123456')
  expect(await airtel.provider.ask(payment)).toEqual({ status: 'pending' })
  now = 5000
  expect(await airtel.provider.ask(payment)).toEqual({
    status: 'paid',
    amount: order.amount,
    confirmation: expect.stringMatching(/^SIM\d+$/),
    means: 'mobile-money',
    account: null,
  })
})

test.for([
  ['0752100450', { status: 'failed', reason: 'other' }],
  ['0752100451', { status: 'failed', reason: 'cancelled-by-payer' }],
  ['0752100452', { status: 'expired' }],
  ['0752100453', { status: 'pending' }],
  ['0752100455', { status: 'ambiguous' }],
  ['0752100457', { status: 'failed', reason: 'not-enough-money' }],
] as const)('a payment from %s comes to what its number stands for', async ([phone, answer]) => {
  const airtel = await start()
  expect(await airtel.provider.ask(await startPayment(airtel, airtelOrder(phone)))).toMatchObject(answer)
})

test.for([
  ['0752100455', 30_000, 'ambiguous'],
  ['0752100458', 3_600_000, 'expired'],
] as const)('the payment from %s is paid %i ms after it was %s', async ([phone, afterMs, status]) => {
  let now = 0
  const airtel = await start({ clock: () => new Date(now) })
  const payment = await startPayment(airtel, airtelOrder(phone))
  expect(await airtel.provider.ask(payment)).toEqual({ status })
  now = afterMs
  expect(await airtel.provider.ask(payment)).toMatchObject({ status: 'paid' })
})

test('an amount is taken from the status where it is told', async () => {
  const airtel = await start({ tellsAmount: true })
  const payment = await startPayment(airtel, airtelOrder('0752100459'))
  expect(await airtel.provider.ask(payment)).toMatchObject({
    status: 'paid',
    amount: { currency: 'UGX', shillings: 22_500 },
  })
})

test('an order that comes again is the same payment', async () => {
  const airtel = await start()
  const order = airtelOrder()
  await startPayment(airtel, order)
  await startPayment(airtel, order)
  expect(airtel.simulator.payments.list()).toHaveLength(1)
})

test('an order whose answer was lost is found by our reference, and one that never arrived is not', async () => {
  const airtel = await start()
  for (const [fault, status] of [
    ['lost', 'paid'],
    ['refused', 'unknown'],
  ] as const) {
    const order = airtelOrder()
    airtel.simulator.failNext(fault, { path: /merchant/ })
    await expect(airtel.provider.start(order)).rejects.toThrow(ProviderUnreachable)
    expect(await airtel.provider.ask(sentPayment(order, null))).toMatchObject({ status })
  }
})

test.for([
  ['a number of another country', airtelOrder('+46733123456'), 'Airtel needs a mobile number of Uganda.'],
  ['no number', airtelOrder(''), 'Airtel needs a mobile number of Uganda.'],
  [
    'dollars',
    airtelOrder(undefined, { amount: { currency: 'USD', cents: 100 } }),
    'Airtel takes shillings only.',
  ],
] as const)('an order with %s is refused before anything is sent', async ([, order, message]) => {
  const airtel = await start()
  await expect(airtel.provider.start(order)).rejects.toThrow(new ProviderRefused(message))
  expect(airtel.simulator.requests).toEqual([])
})

test('what Airtel turns down is refused in its words', async () => {
  const airtel = await start()
  await expect(
    airtel.provider.start(airtelOrder(undefined, { amount: { currency: 'UGX', shillings: 0 } })),
  ).rejects.toThrow(new ProviderRefused('Airtel refused: Field validation failed.'))
})

test('a token that ends midway, as the short ones of Airtel do, is fetched again once', async () => {
  let now = 0
  const airtel = await start({}, { now: () => now })
  const payment = await startPayment(airtel)
  airtel.simulator.tokens.expireAll()
  expect(await airtel.provider.ask(payment)).toMatchObject({ status: 'paid' })
  now = 161_000
  expect(await airtel.provider.ask(payment)).toMatchObject({ status: 'paid' })
  expect(airtel.simulator.requests.filter(({ path }) => path.endsWith('/token'))).toHaveLength(3)
})

test('a notice counts with the hash of what was sent, and without one where no key is set', async () => {
  const { provider, simulator } = await start()
  const transaction = { airtel_money_id: 'MP1', id: randomUUID(), message: 'Paid', status_code: 'TS' }
  const notice = { reference: transaction.id, reply: {} }
  const hash = signNotice(transaction)
  expect(provider.readNotice({ query: {}, body: { transaction, hash } })).toEqual(notice)
  for (const body of [
    { transaction },
    { transaction, hash: '' },
    { transaction, hash: signNotice({ ...transaction, id: randomUUID() }) },
    { transaction: { ...transaction, id: randomUUID() }, hash },
    { transaction: { ...transaction, id: 7 }, hash },
    null,
  ])
    expect(provider.readNotice({ query: {}, body })).toBeNull()
  const unsigned = openOne({ ...airtelEnvironment(simulator.url), AIRTEL_CALLBACK_KEY: '' })
  expect(unsigned.readNotice({ query: {}, body: { transaction } })).toEqual(notice)
})

test('a refund is done at once, once, and as a whole', async () => {
  const airtel = await start()
  const payment = await startPayment(airtel)
  const answer = await airtel.provider.ask(payment)
  if (answer.status !== 'paid') throw new Error('It is not paid')
  const paid = { ...payment, ...answer }
  await expect(airtel.provider.refund(paid, { currency: 'UGX', shillings: 1000 }, '')).rejects.toThrow(
    'Airtel gives money back only as a whole.',
  )
  expect(await airtel.provider.refund(paid, paid.amount, 'Guest cancelled')).toBe('done')
  await expect(airtel.provider.refund(paid, paid.amount, 'Again')).rejects.toThrow(ProviderRefused)
  expect(await airtel.provider.cancel(payment)).toBe(false)
})
