import { describe, expect } from 'vitest'
import { test } from '../../../../test/paying-hotel'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

function notice(reference: string) {
  return {
    OrderNotificationType: 'IPNCHANGE',
    OrderTrackingId: 'some-tracking-id',
    OrderMerchantReference: reference,
  }
}

describe('a notice of a provider', () => {
  test('that is forged changes nothing: the provider is asked, and knows better', async ({ hotel }) => {
    const id = await hotel.book()
    const { reference } = await hotel.begin(id)
    for (let time = 0; time < 3; time++) {
      const answer = await hotel.app.inject({
        method: 'POST',
        url: '/api/payment-notices/pesapal',
        payload: { ...notice(reference), status_code: 1, payment_status_description: 'COMPLETED' },
      })
      expect(answer.statusCode).toBe(200)
    }
    await hotel.ask()
    expect(await hotel.find(reference)).toMatchObject({ state: 'pending', paymentId: null })
    expect(await hotel.readMoney(id)).toMatchObject({ amounts: [] })
  })

  test('has the payment asked for at once, is answered as the provider wants, and counts once however often it comes', async ({
    hotel,
    database,
  }) => {
    const id = await hotel.book()
    const { reference } = await hotel.begin(id)
    hotel.pesapal.payments.settle(reference, { state: 'paid' })
    await database.pool.query(
      "update online_payments set next_ask_at = now() + interval '1 hour', last_asked_at = null",
    )
    const query = new URLSearchParams(notice(reference))
    const [one, other] = await Promise.all([
      hotel.app.inject({ url: `/api/payment-notices/pesapal?${query}` }),
      hotel.app.inject({ method: 'POST', url: '/api/payment-notices/pesapal', payload: notice(reference) }),
    ])
    for (const answer of [one, other])
      expect(answer.json()).toEqual({
        orderNotificationType: 'IPNCHANGE',
        orderTrackingId: 'some-tracking-id',
        orderMerchantReference: reference,
        status: 200,
      })
    expect(await hotel.askByClock()).toBe(1)
    expect(await hotel.askByClock()).toBe(0)
    expect(await hotel.readMoney(id)).toMatchObject({ amounts: ['130.00'] })
  })

  test('does not have the provider asked more often than every few seconds', async ({ hotel, database }) => {
    const { reference } = await hotel.begin(await hotel.book())
    await database.pool.query(
      "update online_payments set next_ask_at = now() + interval '1 hour', last_asked_at = now()",
    )
    await hotel.app.inject({
      method: 'POST',
      url: '/api/payment-notices/pesapal',
      payload: notice(reference),
    })
    expect(await hotel.askByClock()).toBe(0)
    const { nextAskAt, lastAskedAt } = await hotel.find(reference)
    expect(Number(nextAskAt) - Number(lastAskedAt)).toBe(5000)
  })

  test('tells nobody which payments there are, and is refused where it is none', async ({ hotel }) => {
    const send = (payload: object, provider = 'pesapal') =>
      hotel.app.inject({ method: 'POST', url: `/api/payment-notices/${provider}`, payload })
    expect((await send(notice(UNKNOWN))).statusCode).toBe(200)
    expect((await send({})).statusCode).toBe(422)
    expect((await send(notice("' or 1=1 --"))).statusCode).toBe(422)
    expect((await send(notice(UNKNOWN), 'mtn')).statusCode).toBe(404)
    expect((await send(notice(UNKNOWN), 'a-bank')).statusCode).toBe(422)
    expect((await send({ ...notice(UNKNOWN), more: 'x'.repeat(70_000) })).statusCode).toBe(413)
  })
})

describe('who comes back from a provider', () => {
  test('is led to the page the payment was begun on, by what their browser alone knows', async ({
    hotel,
  }) => {
    const id = await hotel.book()
    const link = await hotel.linkTo(id)
    const begun = await hotel.app.inject({
      method: 'POST',
      url: `${link}/payments`,
      payload: { provider: 'pesapal', currency: 'USD' },
    })
    const { reference } = begun.json()
    const [cookie] = begun.cookies
    expect(cookie).toMatchObject({
      path: `/api/payment-return/${reference}`,
      httpOnly: true,
      sameSite: 'Lax',
      value: link.replace('/api', ''),
    })
    const url = `/api/payment-return/${reference}?OrderTrackingId=1`
    const back = await hotel.app.inject({ url, cookies: { [cookie?.name ?? '']: cookie?.value ?? '' } })
    expect(back).toMatchObject({ statusCode: 303, headers: { location: link.replace('/api', '') } })
    expect(back.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect((await hotel.app.inject({ url })).headers.location).toBe('/my-booking')
    // What the provider was told of the way back holds no secret.
    const order = hotel.pesapal.payments.find(reference)
    expect(JSON.stringify(order)).not.toContain(link.split('/').at(-1))
    expect(order?.returnUrl).toMatch(new RegExp(`/api/payment-return/${reference}$`))
  })

  test.for([
    '//evil.example',
    'https://evil.example',
    '/my-booking/../admin',
    '/admin',
    '/my-booking/a?b=1',
    '/pay/../admin',
  ])('is not led to %s, whoever planted that', async (page, { hotel }) => {
    const answer = await hotel.app.inject({
      url: `/api/payment-return/${UNKNOWN}`,
      cookies: { 'way-back': page },
    })
    expect(answer.headers.location).toBe('/my-booking')
  })
})
