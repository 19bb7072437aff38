import { expect } from 'vitest'
import { onlinePayments, paymentLinks } from '@/features/online-payments/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { createApi } from '../../../../test/app'
import { bookingRequest, makeVilla } from '../../../../test/factories'
import { test as base } from '../../../../test/paying-hotel'
import { signInAs } from '../../../../test/staff'

const test = base.extend('guest', async ({ hotel: { app }, database: { orm } }) => {
  const setRules = (amount: string) =>
    orm.update(propertyFacts).set({ facts: { ...sampleFacts, depositRules: [{ when: 'always', amount }] } })
  await setRules('first night')
  const send = async (villaId: number, key?: string, own: Record<string, unknown> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: bookingRequest(villaId, own),
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { setRules, send }
})

test('whoever makes a request that asks for a deposit gets a page to pay it, which tells nothing of the guest', async ({
  hotel: { app },
  database: { orm },
  guest,
}) => {
  const { status, body } = await guest.send(await makeVilla(orm))
  expect([status, body.deposit.amount]).toEqual([201, '65.00'])
  const page = await app.inject(`/api${body.deposit.path}`)
  expect(page.json()).toEqual({
    reference: body.reference,
    purpose: 'deposit',
    state: 'open',
    expiresAt: expect.any(String),
    isUsed: false,
    request: { status: 'pending', holdExpiresAt: body.holdExpiresAt, mailboxProof: 'not-asked' },
  })
  const payload = { provider: 'pesapal', currency: 'USD' }
  const paid = await app.inject({ method: 'POST', url: `/api${body.deposit.path}/payments`, payload })
  expect([paid.statusCode, paid.json().amount, paid.json().purpose]).toEqual([201, '65.00', 'deposit'])
  expect(await orm.$count(onlinePayments)).toBe(1)
})

test('a request sent again leads to the same link by another address, and both pay one deposit', async ({
  hotel: { app },
  database: { orm },
  guest,
}) => {
  const villaId = await makeVilla(orm)
  const before = await orm.$count(paymentLinks)
  const first = await guest.send(villaId, 'deposit-1')
  const again = await guest.send(villaId, 'deposit-1')
  expect(again.body).toEqual({ ...first.body, deposit: again.body.deposit })
  expect(again.body.deposit.path).not.toBe(first.body.deposit.path)
  expect(await orm.$count(paymentLinks)).toBe(before + 1)
  for (const { body } of [first, again])
    expect((await app.inject(`/api${body.deposit.path}`)).json().reference).toBe(first.body.reference)
})

test('a deposit is of the nights alone, whatever is booked with them', async ({
  database: { orm },
  guest,
}) => {
  await guest.setRules('all')
  const { body } = await guest.send(await makeVilla(orm))
  expect(body.deposit.amount).toBe('130.00')
})

test('where nothing is asked for, or nothing can be paid online, no deposit is offered', async ({
  database,
  guest,
}) => {
  const unpaid = await createApi(database)
  const payload = bookingRequest(await makeVilla(database.orm))
  const answer = await unpaid.inject({ method: 'POST', url: '/api/bookings', payload })
  expect([answer.statusCode, answer.json().deposit]).toEqual([201, undefined])
  expect((await unpaid.inject('/api/payment-methods')).json()).toEqual([])
  await unpaid.close()
  await guest.setRules('none')
  expect((await guest.send(await makeVilla(database.orm))).body.deposit).toBeUndefined()
})

test('who has not proved the mailbox begins few payments, and keeps the nights for no longer than three quarters of an hour', async ({
  hotel: { app },
  database: { pool, orm },
  guest,
}) => {
  const { body } = await guest.send(await makeVilla(orm))
  await pool.query(
    `update bookings set mailbox_proof = 'asked', created_at = now() - interval '40 minutes',
       hold_expires_at = now() + interval '1 minute' where id = $1`,
    [body.id],
  )
  const start = async () => {
    const payload = { provider: 'pesapal', currency: 'USD' }
    const answer = await app.inject({ method: 'POST', url: `/api${body.deposit.path}/payments`, payload })
    await pool.query(`update online_payments set created_at = now() - interval '1 hour'`)
    return answer.statusCode
  }
  const statuses: number[] = []
  for (let time = 0; time < 6; time++) statuses.push(await start())
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409])
  const { rows } = await pool.query(
    `select hold_expires_at - created_at = interval '45 minutes' as is_bounded from bookings where id = $1`,
    [body.id],
  )
  expect(rows).toEqual([{ is_bounded: true }])
})

test('no other link is made in the place of one that staff took back', async ({
  database: { pool, orm },
  guest,
}) => {
  const villaId = await makeVilla(orm)
  const { body } = await guest.send(villaId, 'deposit-2')
  await pool.query('update payment_links set revoked_at = now() where booking_id = $1', [body.id])
  const again = await guest.send(villaId, 'deposit-2')
  expect([again.status, again.body.reference, again.body.deposit]).toEqual([201, body.reference, undefined])
})

test('visitors learn by which ways they may pay', async ({ hotel: { app } }) => {
  expect((await app.inject('/api/payment-methods')).json()).toEqual([
    { provider: 'pesapal', currency: 'USD' },
    { provider: 'pesapal', currency: 'UGX' },
  ])
})

test('a plan asks for its own part of the price, wherever the deposit is told of and whatever becomes of the plan', async ({
  hotel: { app },
  database: { orm, pool },
  guest,
}) => {
  const { rows } = await pool.query(
    `insert into rate_plans (name, kind, change, cancellation, deposit_percent, is_active)
       values ('Saver', 'percentage', -1000, 'non-refundable', 40, true),
         ('Easy', 'percentage', 0, 'property', 0, true) returning id`,
  )
  const [saver, easy] = rows.map(({ id }) => id)
  const unpriced = { totalAmount: null }
  const { body } = await guest.send(await makeVilla(orm), undefined, { ...unpriced, ratePlanId: saver })
  const free = await guest.send(await makeVilla(orm), undefined, { ...unpriced, ratePlanId: easy })
  await pool.query('delete from rate_plans')
  expect([body.totalAmount, body.deposit.amount]).toEqual(['117.00', '46.80'])
  expect(free.body.deposit).toBeUndefined()
  const desk = await signInAs(app, orm, 'user')
  const offerOf = async (id: number) =>
    (await desk.call('GET', `/api/admin/bookings/${id}/payment-links`)).body.offer.deposit
  expect([await offerOf(body.id), await offerOf(free.body.id)]).toEqual(['46.80', '0.00'])
  const payload = { provider: 'pesapal', currency: 'USD' }
  const paid = await app.inject({ method: 'POST', url: `/api${body.deposit.path}/payments`, payload })
  expect([paid.statusCode, paid.json().amount, paid.json().purpose]).toEqual([201, '46.80', 'deposit'])
  const link = (await desk.call('POST', `/api/admin/bookings/${body.id}/guest-links`)).body.path
  expect((await app.inject(`/api${link}/payments`)).json()).toMatchObject({
    ...{ due: '117.00', deposit: { amount: '46.80' } },
  })
})
