import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { pesapalEnvironment } from '../../../../simulators/pesapal'
import { openOne, paymentOrder, sentPayment, startPesapal } from '../../../../test/providers'
import { type PaidPayment, ProviderRefused, ProviderUnreachable } from './payment-provider'

let close = async () => {}
afterEach(() => close())

async function start(...options: Parameters<typeof startPesapal>) {
  const started = await startPesapal(...options)
  close = started.simulator.close
  return started
}

type Started = Awaited<ReturnType<typeof startPesapal>>

/** A payment that was started, as the app knows it, and what presses a button of its page. */
async function startPayment({ provider, simulator }: Started, order = paymentOrder()) {
  const { providerReference, redirectUrl } = await provider.start(order)
  const press = (button: string) =>
    fetch(redirectUrl ?? '', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ press: button }),
    })
  return { order, payment: sentPayment(order, providerReference), redirectUrl, press, simulator }
}

const pathsOf = ({ simulator }: Started) => simulator.requests.map(({ path }) => path.split('/').at(-1))

test('an order is paid on a page of Pesapal’s, which leads back', async () => {
  const pesapal = await start()
  const { order, payment, redirectUrl, press } = await startPayment(pesapal)
  expect(await pesapal.provider.ask(payment)).toEqual({ status: 'pending' })
  const page = await (await fetch(redirectUrl ?? '')).text()
  expect(page).toContain('Simulator: no money moves')
  expect(page).toContain('UGX 45,000')

  const back = await press('pay')
  expect(back.status).toBe(303)
  const location = new URL(back.headers.get('location') ?? '')
  expect(location.href.startsWith('http://127.0.0.1:9/return?payment=1&')).toBe(true)
  expect(location.searchParams.get('OrderMerchantReference')).toBe(order.reference)
  expect(await pesapal.provider.ask(payment)).toEqual({
    status: 'paid',
    amount: order.amount,
    confirmation: expect.stringMatching(/^SIM\d+$/),
    means: 'mobile-money',
    account: '•••• 456',
  })
})

test('dollars by card are told to the cent, and no more of the card than its last digits', async () => {
  const pesapal = await start()
  const order = paymentOrder({ amount: { currency: 'USD', cents: 19_680 } })
  const { payment, press } = await startPayment(pesapal, order)
  await press('pay-by-card')
  expect(await pesapal.provider.ask(payment)).toMatchObject({
    status: 'paid',
    amount: { currency: 'USD', cents: 19_680 },
    means: 'card',
    account: '•••• 0010',
  })
})

test('what came is told when it is less than what was asked for', async () => {
  const pesapal = await start()
  const { payment, press } = await startPayment(pesapal)
  await press('pay-half')
  expect(await pesapal.provider.ask(payment)).toMatchObject({
    status: 'paid',
    amount: { currency: 'UGX', shillings: 22_500 },
  })
})

test('a payment that failed says why, and one that is paid on a second try is paid', async () => {
  const pesapal = await start()
  const { payment, press } = await startPayment(pesapal)
  await press('fail')
  expect(await pesapal.provider.ask(payment)).toEqual({
    status: 'failed',
    reason: 'not-enough-money',
    detail: 'Insufficient funds',
  })
  await press('pay')
  expect(await pesapal.provider.ask(payment)).toMatchObject({ status: 'paid' })
})

test('one that its payer leaves stays pending, and ambiguous is never taken for failed', async () => {
  const pesapal = await start()
  const { payment, order, press } = await startPayment(pesapal)
  await press('undecided')
  expect(await pesapal.provider.ask(payment)).toEqual({ status: 'pending' })
  pesapal.simulator.payments.settle(order.reference, { state: 'ambiguous' })
  expect(await pesapal.provider.ask(payment)).toEqual({ status: 'pending' })
  pesapal.simulator.payments.settle(order.reference, { state: 'paid' })
  expect(await pesapal.provider.ask(payment)).toMatchObject({ status: 'paid' })
  pesapal.simulator.payments.settle(order.reference, { state: 'reversed' })
  expect(await pesapal.provider.ask(payment)).toEqual({ status: 'reversed' })
})

test('an order that comes again leads to the page it has', async () => {
  const pesapal = await start()
  const { order, payment, redirectUrl } = await startPayment(pesapal)
  expect(await pesapal.provider.start(order)).toEqual({
    providerReference: payment.providerReference,
    redirectUrl,
  })
})

test('an order that is refused because it came before says so', async () => {
  const pesapal = await start({ onRepeat: 'refuse' })
  const { order } = await startPayment(pesapal)
  await expect(pesapal.provider.start(order)).rejects.toThrow(
    new ProviderRefused('Pesapal refused: This id was used before.'),
  )
})

test('when the page was lost on the way nobody can pay', async () => {
  const pesapal = await start()
  pesapal.simulator.failNext('lost', { path: /SubmitOrderRequest/ })
  const order = paymentOrder()
  await expect(pesapal.provider.start(order)).rejects.toThrow(ProviderUnreachable)
  expect(await pesapal.provider.ask(sentPayment(order, null))).toEqual({ status: 'unknown' })
})

test('a payer without e-mail address and phone number is refused before anything is sent', async () => {
  const pesapal = await start()
  const payer = { name: 'Grace', email: null, phone: null }
  await expect(pesapal.provider.start(paymentOrder({ payer }))).rejects.toThrow(ProviderRefused)
  expect(pesapal.simulator.requests).toEqual([])
})

test('an answer about another payment is not believed', async () => {
  const pesapal = await start()
  const paid = await startPayment(pesapal)
  await paid.press('pay')
  const other = await startPayment(pesapal)
  await expect(
    pesapal.provider.ask({ ...other.payment, providerReference: paid.payment.providerReference }),
  ).rejects.toThrow('Pesapal answered about another payment than the one asked for.')
})

test('a tracking number that Pesapal does not know says nothing about the payment', async () => {
  const { provider } = await start()
  const asked = provider.ask(sentPayment(paymentOrder(), 'nobody&orderTrackingId=x'))
  await expect(asked).rejects.toThrow(
    new ProviderUnreachable('Pesapal could not say what became of it: order_not_found.'),
  )
})

test('a token is used until shortly before its end, by our own clock', async () => {
  let now = 0
  const pesapal = await start({}, { now: () => now })
  const { payment } = await startPayment(pesapal)
  now = 279_000
  await pesapal.provider.ask(payment)
  expect(pathsOf(pesapal).filter((path) => path === 'RequestToken')).toHaveLength(1)
  now = 281_000
  await pesapal.provider.ask(payment)
  expect(pathsOf(pesapal).filter((path) => path === 'RequestToken')).toHaveLength(2)
})

test('a token that ends midway is fetched again once', async () => {
  const pesapal = await start()
  const { payment } = await startPayment(pesapal)
  pesapal.simulator.tokens.expireAll()
  expect(await pesapal.provider.ask(payment)).toEqual({ status: 'pending' })
  expect(pathsOf(pesapal).slice(-3)).toEqual(['GetTransactionStatus', 'RequestToken', 'GetTransactionStatus'])
})

test.for([-86_400_000, 86_400_000])(
  'a provider whose clock is off by %s ms is used like any other',
  async (skew) => {
    const pesapal = await start({ clock: () => new Date(Date.now() + skew) })
    const { payment, press } = await startPayment(pesapal)
    await press('pay')
    expect(await pesapal.provider.ask(payment)).toMatchObject({ status: 'paid' })
    expect(pathsOf(pesapal).filter((path) => path === 'RequestToken')).toHaveLength(1)
  },
)

test('payments that start together share one token and one address for notices', async () => {
  const pesapal = await start()
  await Promise.all(Array.from({ length: 5 }, () => pesapal.provider.start(paymentOrder())))
  const paths = pathsOf(pesapal)
  expect(paths.filter((path) => path === 'RequestToken')).toHaveLength(1)
  expect(paths.filter((path) => path === 'RegisterIPN')).toHaveLength(1)
  expect(paths.filter((path) => path === 'SubmitOrderRequest')).toHaveLength(5)
})

test('another process finds the address for notices that is registered already', async () => {
  const pesapal = await start()
  await pesapal.provider.start(paymentOrder())
  await openOne(pesapalEnvironment(pesapal.simulator.url)).start(paymentOrder())
  expect(pathsOf(pesapal).filter((path) => path === 'RegisterIPN')).toHaveLength(1)
})

test('an address for notices that could not be registered is registered at the next order', async () => {
  const pesapal = await start()
  pesapal.simulator.failNext('error-500', { path: /RegisterIPN/ })
  await expect(pesapal.provider.start(paymentOrder())).rejects.toThrow(ProviderUnreachable)
  expect((await pesapal.provider.start(paymentOrder())).redirectUrl).toContain('/pay/')
})

test('a notice names our payment and is answered as Pesapal wants, as JSON or in the address', async () => {
  const { provider } = await start()
  const fields = {
    OrderTrackingId: randomUUID(),
    OrderMerchantReference: randomUUID(),
    OrderNotificationType: 'IPNCHANGE',
  }
  const notice = {
    reference: fields.OrderMerchantReference,
    reply: {
      orderNotificationType: 'IPNCHANGE',
      orderTrackingId: fields.OrderTrackingId,
      orderMerchantReference: fields.OrderMerchantReference,
      status: 200,
    },
  }
  expect(provider.readNotice({ query: {}, body: fields })).toEqual(notice)
  expect(provider.readNotice({ query: fields, body: undefined })).toEqual(notice)
  for (const OrderMerchantReference of ['1', "' or 1=1", 'x'.repeat(5000), 7, null])
    expect(provider.readNotice({ query: {}, body: { ...fields, OrderMerchantReference } })).toBeNull()
})

test('a refund is a request, once, and mobile money goes back as a whole', async () => {
  const pesapal = await start()
  const { order, payment, press } = await startPayment(pesapal)
  await press('pay')
  const answer = await pesapal.provider.ask(payment)
  if (answer.status !== 'paid') throw new Error('It is not paid')
  const paid: PaidPayment = { ...payment, ...answer }
  const half = { currency: 'UGX', shillings: 20_000 } as const
  await expect(pesapal.provider.refund(paid, half, 'Half')).rejects.toThrow(
    'Pesapal gives mobile money back only as a whole.',
  )
  expect(await pesapal.provider.refund(paid, order.amount, 'Guest cancelled')).toBe('requested')
  await expect(pesapal.provider.refund(paid, order.amount, 'Again')).rejects.toThrow(
    new ProviderRefused('Pesapal refused: A refund was requested before.'),
  )
})

test('part of what came by card goes back', async () => {
  const pesapal = await start()
  const order = paymentOrder({ amount: { currency: 'USD', cents: 10_000 } })
  const { payment, press } = await startPayment(pesapal, order)
  await press('pay-by-card')
  const answer = await pesapal.provider.ask(payment)
  if (answer.status !== 'paid') throw new Error('It is not paid')
  expect(
    await pesapal.provider.refund({ ...payment, ...answer }, { currency: 'USD', cents: 2550 }, 'One night'),
  ).toBe('requested')
  expect(pesapal.simulator.payments.find(order.reference)?.refundedAmount).toBe(25.5)
})

test('an order is cancelled while it is pending, and not when it is paid', async () => {
  const pesapal = await start()
  const open = await startPayment(pesapal)
  expect(await pesapal.provider.cancel(open.payment)).toBe(true)
  const paid = await startPayment(pesapal)
  await paid.press('pay')
  expect(await pesapal.provider.cancel(paid.payment)).toBe(false)
})
