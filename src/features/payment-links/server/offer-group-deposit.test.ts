import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { makeGroupLink, makeGuestLink } from '@/features/guest-links/server/guest-links'
import { applyAnswer } from '@/features/online-payments/server/apply-answer'
import { listUnsettled } from '@/features/online-payments/server/list-unsettled'
import { readDue } from '@/features/online-payments/server/read-due'
import { paymentLinks } from '@/features/online-payments/server/table'
import { bookingPayments } from '@/features/payments/server/table'
import { groupRequest, makeVilla } from '../../../../test/factories'
import { test as base, IN_DOLLARS } from '../../../../test/paying-hotel'
import { signInAs } from '../../../../test/staff'

/** Three villas for two nights at $65.00 each, of which the first is asked for in advance. */
const test = base.extend('group', async ({ hotel, database: { orm } }) => {
  const { app } = hotel
  await hotel.setFacts({ depositRules: [{ when: 'always', amount: 'first night' }] })
  const villaIds = [await makeVilla(orm), await makeVilla(orm), await makeVilla(orm)]
  const payload = groupRequest(villaIds)
  const send = async (key?: string) => {
    const headers = key === undefined ? {} : { 'idempotency-key': key }
    const answer = await app.inject({ method: 'POST', url: '/api/group-bookings', payload, headers })
    return answer.json()
  }
  const key = `group-${villaIds[0]}`
  const receipt = await send(key)
  const ids: number[] = receipt.parts.map(({ id }: { id: number }) => id)
  return {
    receipt,
    ids,
    sendAgain: () => send(key),
    pay: async (wish: object = IN_DOLLARS) => {
      const url = `/api${receipt.deposit.path}/payments`
      const answer = await app.inject({ method: 'POST', url, payload: wish })
      return { status: answer.statusCode, body: answer.json() }
    },
    /** What is paid and still asked for in advance, by booking. */
    readMoney: async () => {
      const money: [string, number][] = []
      for (const id of ids) money.push([(await hotel.readMoney(id)).paid, (await readDue(orm, id)).deposit])
      return money
    },
  }
})

test('a group is asked for one deposit, paid at once, and each booking has its own of it', async ({
  hotel,
  group,
  database: { orm },
}) => {
  const { deposit, reference, holdExpiresAt } = group.receipt
  expect(deposit.amount).toBe('195.00')
  const page = await hotel.app.inject(`/api${deposit.path}`)
  expect(page.json()).toMatchObject({
    ...{ reference, purpose: 'deposit', state: 'open' },
    request: { status: 'pending', holdExpiresAt, mailboxProof: 'not-asked' },
  })
  const { status, body } = await group.pay()
  expect([status, body.amount]).toEqual([201, '195.00'])
  expect(hotel.pesapal.payments.find(body.reference)?.description).toContain(reference)
  hotel.pesapal.payments.settle(body.reference, { state: 'paid' })
  await hotel.ask()
  expect(await group.readMoney()).toEqual([
    ['65.00', 0],
    ['65.00', 0],
    ['65.00', 0],
  ])
  expect((await hotel.app.inject(`/api${deposit.path}`)).json().state).toBe('settled')
  for (const id of group.ids) expect(await listUnsettled(orm, id)).toEqual([])
  await hotel.ask()
  expect(await orm.$count(bookingPayments, eq(bookingPayments.movedBookingId, group.ids[0] ?? 0))).toBe(2)
})

test('sent again it leads to the same link, and what was paid for one villa is asked for no more', async ({
  hotel,
  group,
  database: { orm },
}) => {
  const again = await group.sendAgain()
  expect(again).toEqual({ ...group.receipt, deposit: again.deposit })
  expect(again.deposit.path).not.toBe(group.receipt.deposit.path)
  const [, second = 0] = group.ids
  expect(await orm.$count(paymentLinks, eq(paymentLinks.bookingId, group.ids[0] ?? 0))).toBe(1)
  const desk = await signInAs(hotel.app, orm, 'user')
  await desk.call('POST', `/api/admin/bookings/${second}/payments`, { method: 'cash', amount: '65.00' })
  expect((await hotel.app.inject(`/api${group.receipt.deposit.path}/payments`)).json().due).toBe('130.00')
})

test('money that a bank takes back is taken from every booking that had a share of it', async ({
  hotel,
  group,
}) => {
  const { body } = await group.pay()
  hotel.pesapal.payments.settle(body.reference, { state: 'paid' })
  await hotel.ask()
  const payment = await hotel.find(body.reference)
  await applyAnswer(hotel.context, payment, { status: 'reversed' })
  expect((await group.readMoney()).map(([paid]) => paid)).toEqual(['0.00', '0.00', '0.00'])
  await applyAnswer(hotel.context, payment, { status: 'reversed' })
  expect((await group.readMoney()).map(([paid]) => paid)).toEqual(['0.00', '0.00', '0.00'])
})

test('a share that staff moved back before is not taken back twice when the bank takes the money', async ({
  hotel,
  group,
  database: { orm },
}) => {
  const { body } = await group.pay()
  hotel.pesapal.payments.settle(body.reference, { state: 'paid' })
  await hotel.ask()
  const [payer = 0, second = 0] = group.ids
  const [{ reference = '' } = {}] = await orm.select().from(bookings).where(eq(bookings.id, payer))
  const desk = await signInAs(hotel.app, orm, 'superadmin')
  const moved = await desk.call('POST', `/api/admin/bookings/${second}/transfers`, {
    ...{ toReference: reference, amount: '40.00', reason: 'That villa is cancelled' },
  })
  expect(moved.status).toBe(201)
  const payment = await hotel.find(body.reference)
  await applyAnswer(hotel.context, payment, { status: 'reversed' })
  expect((await group.readMoney()).map(([paid]) => paid)).toEqual(['0.00', '0.00', '0.00'])
})

test('the private page of the group leads to the same payment, as long as something is asked for', async ({
  hotel,
  group,
  database: { orm, pool },
}) => {
  const [first = 0] = group.ids
  const { rows } = await pool.query<{ id: number }>('select group_id as id from bookings where id = $1', [
    first,
  ])
  const link = `/api${await makeGroupLink(orm, rows[0]?.id ?? 0)}`
  const read = async () => (await hotel.app.inject(link)).json().group
  const ask = async (path: string) => {
    const answer = await hotel.app.inject({ method: 'POST', url: `${path}/group-deposit` })
    return { status: answer.statusCode, body: answer.json() }
  }
  expect((await read()).depositAmount).toBe('195.00')
  await pool.query(`update payment_links set expires_at = now() - interval '1 day'`)
  const { status, body } = await ask(link)
  expect([status, body.amount]).toEqual([200, '195.00'])
  expect((await hotel.app.inject(`/api${body.path}`)).json().state).toBe('open')
  // A link to one villa is for that one.
  const own = `/api${await makeGuestLink(orm, first)}`
  expect((await ask(own)).status).toBe(404)
  expect((await hotel.app.inject(own)).json().group.depositAmount).toBeNull()

  const { body: begun } = await group.pay()
  hotel.pesapal.payments.settle(begun.reference, { state: 'paid' })
  await hotel.ask()
  expect((await read()).depositAmount).toBeNull()
  expect((await ask(link)).status).toBe(409)
})

test('a payment that begins keeps the nights of the whole group for as long as it takes', async ({
  group,
  database: { orm, pool },
}) => {
  await pool.query(`update bookings set hold_expires_at = now() + interval '5 minutes'`)
  await group.pay()
  const rows = await orm.select().from(bookings).orderBy(asc(bookings.id))
  const ends = rows.filter(({ id }) => group.ids.includes(id)).map(({ holdExpiresAt }) => holdExpiresAt)
  expect(new Set(ends.map((end) => end?.getTime())).size).toBe(1)
  expect((ends[0]?.getTime() ?? 0) - Date.now()).toBeGreaterThan(25 * 60_000)
})

test('the share of a villa that is cancelled goes back to where the payment came, for its provider to send', async ({
  hotel,
  group,
  database: { orm },
}) => {
  const { body } = await group.pay()
  hotel.pesapal.payments.settle(body.reference, { state: 'paid' })
  await hotel.ask()
  const [first = 0, second = 0] = group.ids
  const desk = await signInAs(hotel.app, orm, 'admin')
  await desk.call('PATCH', `/api/admin/bookings/${second}`, { status: 'cancelled' })
  expect(await listUnsettled(orm, second)).toMatchObject([{ amount: '65.00' }])
  const move = { toReference: group.receipt.parts[0].reference, amount: '65.00', reason: 'Not needed' }
  const back = `/api/admin/bookings/${second}/transfers`
  expect((await desk.call('POST', back, { ...move, amount: '65.01' })).status).toBe(422)
  await desk.call('POST', `/api/admin/bookings/${first}/payments`, { method: 'cash', amount: '65.00' })
  expect((await desk.call('POST', back, move)).status).toBe(201)
  expect(await listUnsettled(orm, second)).toEqual([])
  expect(await listUnsettled(orm, first)).toMatchObject([{ reason: 'overpaid', amount: '65.00' }])
})
