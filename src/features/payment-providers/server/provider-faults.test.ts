import { inspect } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { parseStatement } from '@/features/reconciliation/rules/parse-statement'
import { type OwnTransaction, reconcile } from '@/features/reconciliation/rules/reconcile'
import { readSettings } from '@/server/env'
import { airtelEnvironment } from '../../../../simulators/airtel'
import { mtnEnvironment } from '../../../../simulators/mtn'
import { pesapalEnvironment } from '../../../../simulators/pesapal'
import { startOutside } from '../../../../test/outside'
import {
  openOne,
  paymentOrder,
  sentPayment,
  startAirtel,
  startMtn,
  startPesapal,
} from '../../../../test/providers'
import { openProviders } from './open-providers'
import { ProviderRefused, ProviderUnreachable } from './payment-provider'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const STARTERS = { pesapal: startPesapal, mtn: startMtn, airtel: startAirtel }
const ENVIRONMENTS = { pesapal: pesapalEnvironment, mtn: mtnEnvironment, airtel: airtelEnvironment }
const NAMES = ['pesapal', 'mtn', 'airtel'] as const

test('a provider is open when its keys are set', () => {
  const namesFor = (environment: Record<string, string>) =>
    openProviders(readSettings({ SITE_URL: 'https://hotel.example.com', ...environment })).map(
      ({ name }) => name,
    )
  const url = 'https://provider.example.com'
  expect(namesFor({})).toEqual([])
  for (const name of NAMES) expect(namesFor(ENVIRONMENTS[name](url))).toEqual([name])
  expect(namesFor({ ...airtelEnvironment(url), ...mtnEnvironment(url), ...pesapalEnvironment(url) })).toEqual(
    NAMES,
  )
})

describe.for(NAMES)('%s', (name) => {
  const ASKING = { pesapal: /GetTransactionStatus/, mtn: /requesttopay/, airtel: /standard/ }[name]
  const STARTING = { pesapal: /SubmitOrderRequest/, mtn: /requesttopay/, airtel: /merchant/ }[name]
  const TOKENS = /token/i

  async function start(limits = {}) {
    const { simulator, provider } = await STARTERS[name]({}, limits)
    closing.push(simulator.close)
    return { simulator, provider }
  }

  async function startPaid(limits = {}) {
    const { simulator, provider } = await start(limits)
    const order = paymentOrder()
    const { providerReference } = await provider.start(order)
    simulator.payments.settle(order.reference, { state: 'paid' })
    return { simulator, provider, order, payment: sentPayment(order, providerReference) }
  }

  test.for([
    'error-500',
    'refused',
    'unavailable-page',
    'gateway-404',
    'lost',
    'cut-off',
    'malformed',
    'too-large',
  ] as const)('an answer that is %s leaves it open, and the next one tells', async (fault) => {
    const { simulator, provider, payment } = await startPaid()
    for (const path of [ASKING, TOKENS]) {
      simulator.tokens.expireAll()
      simulator.failNext(fault, { path })
      await expect(provider.ask(payment), String(path)).rejects.toThrow(ProviderUnreachable)
    }
    expect(await provider.ask(payment)).toMatchObject({ status: 'paid' })
  })

  test.for(['error-500', 'refused', 'unavailable-page', 'cut-off', 'malformed'] as const)(
    'a start that is %s is not told as refused, and money is asked for once',
    async (fault) => {
      const { simulator, provider } = await start()
      simulator.failNext(fault, { path: STARTING })
      const order = paymentOrder()
      await expect(provider.start(order)).rejects.toThrow(ProviderUnreachable)
      await provider.start(order)
      expect(simulator.payments.list()).toHaveLength(1)
    },
  )

  test('one that never answers is given up in time', async () => {
    const { simulator, payment } = await startPaid()
    simulator.failNext('silent', { path: ASKING })
    const hasty = openOne(ENVIRONMENTS[name](simulator.url), { timeLimitMs: 300 })
    await expect(hasty.ask(payment)).rejects.toThrow(/did not answer within 1 seconds\.$/)
  })

  test('one that is slow is waited for', async () => {
    const { simulator, provider, payment } = await startPaid()
    let release = () => {}
    const isHeld = new Promise<void>((arrived) => {
      const held = () =>
        new Promise<void>((resolve) => {
          release = resolve
          arrived()
        })
      simulator.failNext({ held }, { path: ASKING })
    })
    let isTold = false
    const asked = provider.ask(payment).finally(() => {
      isTold = true
    })
    await isHeld
    expect(isTold).toBe(false)
    release()
    expect(await asked).toMatchObject({ status: 'paid' })
  })

  test('one that is down for a time is used again when it is back', async () => {
    const { simulator, provider, payment } = await startPaid()
    simulator.goDown()
    for (let time = 0; time < 3; time++)
      await expect(provider.ask(payment)).rejects.toThrow(ProviderUnreachable)
    simulator.comeBack()
    expect(await provider.ask(payment)).toMatchObject({ status: 'paid' })
  })

  test('an app that closes ends the call', async () => {
    const ending = new AbortController()
    const { simulator, provider, payment } = await startPaid({ closing: ending.signal })
    simulator.failNext('silent', { path: ASKING })
    const asked = provider.ask(payment)
    ending.abort()
    await expect(asked).rejects.toThrow(ProviderUnreachable)
  })

  test('keys that are refused are told without the keys', async () => {
    const { simulator } = await start()
    const environment = ENVIRONMENTS[name](simulator.url)
    const wrong = Object.fromEntries(
      Object.entries(environment).map(([key, text]) => [
        key,
        /URL|CURRENCY/.test(key) ? text : `wrong-${text}`,
      ]),
    )
    const failure = await openOne(wrong)
      .start(paymentOrder())
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ProviderRefused)
    expect(inspect(failure, { depth: 9 })).toMatch(/refused our key/)
    expect(inspect(failure, { depth: 9 })).not.toMatch(/wrong-/)
    expect(simulator.payments.list()).toEqual([])
  })

  test('what a provider repeats of our keys is not told', async () => {
    const token = 'secret-token-of-the-provider-0123456789'
    const { url, close } = await startOutside((request, answer) => {
      answer.setHeader('content-type', 'application/json')
      if (TOKENS.test(request.url ?? ''))
        return answer.end(JSON.stringify({ token, access_token: token, expires_in: 3600, status: '200' }))
      const repeated = JSON.stringify(request.headers)
      answer.statusCode = 400
      answer.end(
        JSON.stringify({
          error: { code: 'bad_request', message: repeated },
          code: 'BAD_REQUEST',
          message: repeated,
          status: { success: false, message: repeated },
        }),
      )
    })
    closing.push(close)
    const failure = await openOne(ENVIRONMENTS[name](url))
      .start(paymentOrder())
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(inspect(failure, { depth: 9 })).not.toMatch(/secret-token|simulator-subscription/)
  })

  test('no redirect carries our keys to another host', async () => {
    const reached: (string | undefined)[] = []
    const other = await startOutside(({ url }, answer) => {
      reached.push(url)
      answer.end('{}')
    })
    const { url, close } = await startOutside((_request, answer) =>
      answer.writeHead(307, { location: other.url }).end(),
    )
    closing.push(close, other.close)
    await expect(openOne(ENVIRONMENTS[name](url)).start(paymentOrder())).rejects.toThrow(ProviderUnreachable)
    expect(reached).toEqual([])
  })
})

describe.for(NAMES)('the simulator of %s', (name) => {
  async function listen(notices: 'once' | 'twice' | 'none' | 'early') {
    const received: { state: string | undefined; body: unknown }[] = []
    const listener = await startOutside(async (request, answer) => {
      let text = ''
      for await (const part of request) text += part
      const body: unknown = JSON.parse(text)
      const notice = provider.readNotice({ query: {}, body })
      const state = simulator.payments.find(notice?.reference ?? '')?.state
      received.push({ state, body })
      answer.end(JSON.stringify(notice?.reply))
    })
    // No request names the address to Airtel.
    const { simulator, provider } = await STARTERS[name]({
      notices,
      ...(name === 'airtel' ? { noticeUrl: listener.url } : {}),
    })
    closing.push(simulator.close, listener.close)
    const order = paymentOrder({
      noticeUrl: listener.url,
      payer: { name: 'Grace', email: null, phone: '0752100453' },
    })
    await provider.start(order)
    return { received, simulator, order }
  }

  test.for([
    ['once', ['paid']],
    ['twice', ['paid', 'paid']],
    ['none', []],
    ['early', ['pending']],
  ] as const)('sends notices %s', async ([notices, states]) => {
    const { received, simulator, order } = await listen(notices)
    await simulator.payments.whenDelivered()
    simulator.payments.settle(order.reference, { state: 'paid' })
    await simulator.payments.whenDelivered()
    expect(received.map(({ state }) => state)).toEqual(states)
    expect(await simulator.payments.notify(order.reference)).toBe(200)
    expect(simulator.payments.sentNotices.map(({ status }) => status)).toEqual([...states, 1].map(() => 200))
  })

  test('has a statement that holds what its payments say', async () => {
    const { simulator, provider } = await STARTERS[name]({})
    closing.push(simulator.close)
    const own: OwnTransaction[] = []
    const payer = { name: 'Grace', email: null, phone: '0752100453' }
    for (const state of ['paid', 'paid', 'failed'] as const) {
      const order = paymentOrder({ payer })
      const { providerReference } = await provider.start(order)
      simulator.payments.settle(order.reference, { state })
      const answer = await provider.ask(sentPayment(order, providerReference))
      if (answer.status === 'paid') own.push({ ...answer, reference: order.reference })
    }
    const text = await (await fetch(`${simulator.url}/statement.csv`)).text()
    const statement = parseStatement(text, 'UGX')
    if (typeof statement === 'string') throw new Error(statement)
    expect(statement.skipped).toEqual([{ row: 2, reason: 'Its status is failed.' }])
    const { matched, ...others } = reconcile(statement.lines, own)
    expect(matched).toHaveLength(2)
    expect(Object.values(others).flat()).toEqual([])
  })
})
