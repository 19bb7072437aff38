import { describe, expect } from 'vitest'
import { PROVIDER_REFUNDS } from '@/entries/provider-refunds'
import { sendBack } from '@/features/payments/server/send-back'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { BUILT_IN_ROLES } from '@/kernel/roles'
import { seededRandom } from '@/kernel/seeded-random'
import type { Context } from '@/server/context'
import type { Database } from '@/server/db/connect'
import { readSettings } from '@/server/env'
import { airtelEnvironment, startAirtelSimulator } from '../../../../simulators/airtel'
import { IN_DOLLARS, IN_SHILLINGS, type PayingHotel, test } from '../../../../test/paying-hotel'
import { signInAs } from '../../../../test/staff'
import { takeRefundStep } from '../rules/refund-state'
import { applyAnswer } from './apply-answer'
import { applyRefundAnswer } from './apply-refund'
import { askDuePayments } from './ask-payments'
import { startPayment } from './start-payment'

const ROUNDS = 25
const ADMIN = {
  id: 1,
  email: 'owner@example.com',
  role: 'admin',
  permissions: BUILT_IN_ROLES.admin,
  sid: 'none',
} as const

test.beforeEach(async ({ database, hotel }) => {
  for (const table of [
    'online_refunds',
    'online_payments',
    'money_approvals',
    'booking_payments',
    'bookings',
  ])
    await database.pool.query(`delete from ${table}`)
  await hotel.setFacts({})
})

describe('money sent back by its provider', () => {
  test('is asked for, and stands in the folio once the provider says that it went', async ({
    hotel,
    database,
  }) => {
    const { id, reference, paymentId } = await paid(hotel, 'Visa')
    const staff = await signInAs(hotel.app, database.orm, 'user')
    const { status, body } = await staff.call('POST', refundsOf(id), part(paymentId, '50.00'))
    expect({ status, sentBack: body.sentBack, paid: body.paid }).toEqual({
      status: 201,
      sentBack: 'asked',
      paid: '130.00',
    })
    await hotel.ask()
    expect(await hotel.readMoney(id)).toMatchObject({ amounts: ['130.00'] })
    hotel.pesapal.payments.settle(reference, { state: 'reversed' })
    for (let time = 0; time < 3; time++) await hotel.ask()
    expect(await hotel.readMoney(id)).toEqual({ due: '50.00', paid: '80.00', amounts: ['130.00', '-50.00'] })
    expect(await hotel.find(reference)).toMatchObject({ state: 'part-refunded', nextAskAt: null })
    const trail = await database.pool.query(
      "select staff_email as by, after ->> 'kind' as kind, after ->> 'amount' as amount from audit_entries where action = 'payment' and row_id = $1 order by id",
      [id],
    )
    expect(trail.rows).toEqual([
      { by: 'Pesapal, online', kind: 'payment', amount: '130.00' },
      { by: expect.stringContaining('@'), kind: 'refund-asked', amount: '50.00' },
      { by: 'Pesapal, online', kind: 'refund', amount: '-50.00' },
    ])
  })

  test('that the provider refuses is as before, and the clerk reads why', async ({ hotel, database }) => {
    const { id, reference, paymentId } = await paid(hotel, 'Visa')
    const staff = await signInAs(hotel.app, database.orm, 'user')
    await staff.call('POST', refundsOf(id), part(paymentId, '50.00'))
    hotel.pesapal.payments.settle(reference, { state: 'reversed' })
    await hotel.ask()
    hotel.pesapal.payments.settle(reference, { state: 'paid' })
    const { status, body } = await staff.call('POST', refundsOf(id), part(paymentId, '80.00'))
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message:
        'Pesapal did not send it back: Pesapal refused: A refund was requested before. The money is as before; you can give it back in another way.',
    })
    expect(await hotel.readMoney(id)).toMatchObject({ paid: '80.00' })
    const cash = { method: 'cash', amount: '80.00', reason: 'Left early' }
    expect((await staff.call('POST', refundsOf(id), cash)).body.paid).toBe('0.00')
  })

  test('goes back in several parts up to what was paid, never more, and each is written down once', async ({
    hotel,
  }) => {
    const { id, reference, paymentId } = await paid(hotel, 'Visa')
    for (const [amount, state] of [
      ['30.00', 'part-refunded'],
      ['60.00', 'part-refunded'],
      ['40.00', 'refunded'],
    ] as const) {
      const refundId = await order(hotel, id, paymentId, amount)
      for (const learned of ['requested', 'done', 'done', 'unreachable'] as const)
        await applyRefundAnswer(hotel.context, refundId, { learned })
      expect((await hotel.find(reference)).state).toBe(state)
    }
    expect(await hotel.readMoney(id)).toMatchObject({
      paid: '0.00',
      amounts: ['130.00', '-30.00', '-60.00', '-40.00'],
    })
    await expect(order(hotel, id, paymentId, '1.00')).rejects.toThrow('No money of this payment')
  })

  test('is asked of the provider once, however often the form is sent and whoever else asks at once', async ({
    hotel,
    database,
  }) => {
    const { id, paymentId } = await paid(hotel, 'Visa')
    const staff = await signInAs(hotel.app, database.orm, 'user')
    const before = countRequests(hotel)
    const keyed = { 'idempotency-key': 'f3b8c1d0-0000-4000-8000-000000000001' }
    const both = await Promise.all([
      staff.call('POST', refundsOf(id), part(paymentId, '50.00'), keyed),
      staff.call('POST', refundsOf(id), part(paymentId, '50.00'), keyed),
      staff.call('POST', refundsOf(id), part(paymentId, '60.00')),
    ])
    expect(both.map(({ status }) => status).filter((status) => status === 201).length).toBeLessThanOrEqual(2)
    expect(countRequests(hotel)).toBe(before + 1)
    const again = await staff.call('POST', refundsOf(id), part(paymentId, '70.00'), keyed)
    expect([409, 422]).toContain(again.status)
    const { rows } = await database.pool.query('select state from online_refunds')
    expect(rows).toEqual([{ state: 'asked' }])
  })

  test('cannot be given back, moved or reversed a second time while it is on its way', async ({
    hotel,
    database,
  }) => {
    const { id, paymentId } = await paid(hotel, 'Visa')
    const staff = await signInAs(hotel.app, database.orm, 'admin')
    await staff.call('POST', refundsOf(id), part(paymentId, '100.00'))
    const cash = { method: 'cash', amount: '50.00', reason: 'Left early' }
    const refused = await staff.call('POST', refundsOf(id), cash)
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ message: '$30.00 was paid, not more' }] },
    })
    const { rows } = await database.pool.query('select id from booking_payments')
    const reversal = `/api/admin/bookings/${id}/payments/${rows[0].id}/reversal`
    expect((await staff.call('POST', reversal, { reason: 'A mistake' })).status).toBe(409)
    expect((await staff.call('POST', refundsOf(id), { ...cash, amount: '30.00' })).status).toBe(201)
  })

  test('is not paid out by hand as well, nor moved, where the guest is owed just that', async ({
    hotel,
    database,
  }) => {
    const { id, paymentId } = await paid(hotel, 'Visa')
    const staff = await signInAs(hotel.app, database.orm, 'admin')
    await database.pool.query('update bookings set total_cents = 3000, nights = null where id = $1', [id])
    await staff.call('POST', refundsOf(id), part(paymentId, '70.00'))
    const cash = { method: 'cash', amount: '50.00', reason: 'Left early' }
    const refused = await staff.call('POST', refundsOf(id), cash)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('$70.00 of this booking is on its way back already')
    expect((await staff.call('POST', refundsOf(id), { ...cash, amount: '30.00' })).status).toBe(201)
  })

  test('cannot be reversed in the folio, before it went nor afterwards', async ({ hotel, database }) => {
    const { id, reference, paymentId } = await paid(hotel, 'Visa')
    const staff = await signInAs(hotel.app, database.orm, 'admin')
    const cash = { method: 'cash', amount: '200.00' }
    await database.pool.query('update bookings set total_cents = 40000, nights = null where id = $1', [id])
    expect((await staff.call('POST', `/api/admin/bookings/${id}/payments`, cash)).status).toBe(201)
    await staff.call('POST', refundsOf(id), part(paymentId, '50.00'))
    const reverseAll = async () => {
      const { rows } = await database.pool.query("select id from booking_payments where method <> 'cash'")
      const answers = rows.map((row) =>
        staff.call('POST', `/api/admin/bookings/${id}/payments/${row.id}/reversal`, { reason: 'A mistake' }),
      )
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    expect(await reverseAll()).toEqual([409])
    hotel.pesapal.payments.settle(reference, { state: 'reversed' })
    for (let time = 0; time < 3; time++) await hotel.ask()
    expect(await reverseAll()).toEqual([409, 409])
  })

  test('goes back only whole where the provider sends no parts, in the currency it came in', async ({
    hotel,
    database,
  }) => {
    const { id, paymentId } = await paid(hotel, 'MTNUG', IN_SHILLINGS)
    const staff = await signInAs(hotel.app, database.orm, 'user')
    const inShillings = (shillings: number) => ({
      ...part(paymentId),
      ...{ shillings: String(shillings), shillingsPerDollar: 3700 },
    })
    const half = await staff.call('POST', refundsOf(id), inShillings(240_000))
    expect(half.body.errors[0].message).toMatch(
      /^Pesapal sends this money back only as a whole: UGX.481,000, or give it back in another way$/,
    )
    const dollars = await staff.call('POST', refundsOf(id), part(paymentId, '130.00'))
    expect(dollars.body.errors[0].message).toContain('in the currency it came in')
    const more = await staff.call('POST', refundsOf(id), inShillings(481_001))
    expect(more.status).toBe(422)
    expect((await staff.call('POST', refundsOf(id), inShillings(481_000))).body.sentBack).toBe('asked')
  })

  test('above the limit waits for an admin, whose yes sends it; what was sent before counts', async ({
    hotel,
    database,
  }) => {
    await database.orm.update(propertyFacts).set({ facts: { ...sampleFacts, ...{ refundLimit: 60 } } })
    const { id, reference, paymentId } = await paid(hotel, 'Visa')
    const desk = await signInAs(hotel.app, database.orm, 'user')
    expect((await desk.call('POST', refundsOf(id), part(paymentId, '50.00'))).status).toBe(201)
    const cash = { method: 'cash', amount: '20.00', reason: 'Noise' }
    expect((await desk.call('POST', refundsOf(id), cash)).status).toBe(202)
    await database.pool.query('delete from money_approvals')
    await database.pool.query("update online_refunds set state = 'refused'")
    expect((await desk.call('POST', refundsOf(id), part(paymentId, '70.00'))).status).toBe(202)
    const before = countRequests(hotel)
    const { rows } = await database.pool.query('select id, online_payment_id as payment from money_approvals')
    expect(rows).toMatchObject([{ payment: paymentId }])
    Object.assign(hotel.pesapal.payments.find(reference) ?? {}, { refundedAmount: 0 })
    const admin = await signInAs(hotel.app, database.orm, 'admin')
    const yes = `/api/admin/money-approvals/${rows[0].id}/decision`
    expect((await admin.call('POST', yes, { decision: 'approved' })).status).toBe(200)
    expect(countRequests(hotel)).toBe(before + 1)
    const refunds = await database.pool.query("select state from online_refunds where state <> 'refused'")
    expect(refunds.rows).toEqual([{ state: 'asked' }])
  })
})

describe('a refund of which nobody knows', () => {
  test('stays so until the provider’s status says that it went', async ({ hotel, database }) => {
    const { id, reference, paymentId } = await paid(hotel, 'Visa')
    hotel.pesapal.failNext('lost', { path: /RefundRequest/ })
    const staff = await signInAs(hotel.app, database.orm, 'user')
    const { body } = await staff.call('POST', refundsOf(id), part(paymentId, '130.00'))
    expect(body).toMatchObject({ sentBack: 'unclear', paid: '130.00' })
    await hotel.ask()
    expect(await stateOf(database.pool)).toBe('unclear')
    hotel.pesapal.payments.settle(reference, { state: 'reversed' })
    await hotel.ask()
    expect(await hotel.readMoney(id)).toMatchObject({ paid: '0.00', amounts: ['130.00', '-130.00'] })
    expect((await hotel.find(reference)).state).toBe('refunded')
  })

  test('is not taken for refused when the provider refuses the next one: the first may have come through', async ({
    hotel,
    database,
  }) => {
    const { id, reference, paymentId } = await paid(hotel, 'Visa')
    hotel.pesapal.failNext('lost', { path: /RefundRequest/ })
    const admin = await signInAs(hotel.app, database.orm, 'admin')
    await admin.call('POST', refundsOf(id), part(paymentId, '130.00'))
    const kept = await settle(admin, database.pool, 'kept')
    expect(kept.body).toEqual({ state: 'refused' })
    const { body } = await admin.call('POST', refundsOf(id), part(paymentId, '130.00'))
    expect(body.sentBack).toBe('unclear')
    hotel.pesapal.payments.settle(reference, { state: 'reversed' })
    for (let time = 0; time < 3; time++) await hotel.ask()
    expect(await hotel.readMoney(id)).toMatchObject({ paid: '0.00', amounts: ['130.00', '-130.00'] })
  })

  test('and that an admin took for not sent counts once its provider says that it went', async ({
    hotel,
    database,
  }) => {
    const { id, reference, paymentId } = await paid(hotel, 'Visa')
    const admin = await signInAs(hotel.app, database.orm, 'admin')
    await admin.call('POST', refundsOf(id), part(paymentId, '50.00'))
    const desk = await signInAs(hotel.app, database.orm, 'user')
    expect((await settle(desk, database.pool, 'went')).status).toBe(403)
    await settle(admin, database.pool, 'kept')
    expect((await settle(admin, database.pool, 'went')).status).toBe(409)
    hotel.pesapal.payments.settle(reference, { state: 'reversed' })
    await applyAnswer(hotel.context, await hotel.find(reference), { status: 'reversed' })
    expect(await hotel.readMoney(id)).toMatchObject({ amounts: ['130.00', '-50.00'] })
  })

  test('because the process that sent it died is found by the next question', async ({ hotel, database }) => {
    const { id, reference, paymentId } = await paid(hotel, 'Visa')
    await order(hotel, id, paymentId, '130.00')
    await hotel.ask()
    expect(await stateOf(database.pool)).toBe('created')
    await database.pool.query("update online_refunds set created_at = now() - interval '2 minutes'")
    await hotel.ask()
    expect(await stateOf(database.pool)).toBe('unclear')
    hotel.pesapal.payments.settle(reference, { state: 'reversed' })
    await hotel.ask()
    expect(await hotel.readMoney(id)).toMatchObject({ amounts: ['130.00', '-130.00'] })
  })

  test('of Airtel is done at once where it answers, and otherwise for an admin to look up', async ({
    hotel,
    database,
  }) => {
    const airtel = await startAirtelSimulator({ notices: 'none' })
    const context: Context = { ...hotel.context, settings: readSettings(airtelEnvironment(airtel.url)) }
    const pay = async () => {
      const bookingId = await hotel.book()
      const wish = { provider: 'airtel', currency: 'UGX', phone: '0752 123 456' } as const
      const site = 'https://hotel.example.com'
      const by = { id: 0, email: 'the guest' }
      await startPayment(context, { bookingId, by, wish, purpose: 'balance', site })
      await database.pool.query(
        'update online_payments set next_ask_at = now() where next_ask_at is not null',
      )
      await askDuePayments(context, hotel.app.log)
      return await hotel.newest(bookingId)
    }
    const sendAll = async ({ bookingId, id }: { bookingId: number; id: number }) => {
      const refund = {
        ...part(id),
        method: 'mobile-money',
        shillings: '481000',
        shillingsPerDollar: 3700,
      } as const
      return await sendBack(context, PROVIDER_REFUNDS, ADMIN, {
        ...{ bookingId, refund, onlinePaymentId: id },
        key: undefined,
      })
    }
    const first = await pay()
    expect((await sendAll(first)).sentBack).toBe('done')
    expect(await hotel.readMoney(first.bookingId)).toMatchObject({ amounts: ['130.00', '-130.00'] })
    const second = await pay()
    airtel.failNext('lost', { path: /refund/ })
    expect((await sendAll(second)).sentBack).toBe('unclear')
    const { rows } = await database.pool.query('select max(id) as id from online_refunds')
    await applyRefundAnswer(context, rows[0].id, { learned: 'kept', by: ADMIN })
    // ESB000041: it was refunded before.
    expect((await sendAll(second)).sentBack).toBe('unclear')
    expect(await hotel.readMoney(second.bookingId)).toMatchObject({ amounts: ['130.00'] })
    await airtel.close()
  })
})

test('whatever is learned of a refund, in whatever order, doubled or in several processes, its money is written down once if it went', {
  timeout: 120_000,
}, async ({ hotel, database }) => {
  const random = seededRandom(815)
  const told = ['requested', 'done', 'refused', 'unreachable', 'unreachable', 'kept'] as const
  for (let round = 0; round < ROUNDS; round++) {
    const { id, reference, paymentId } = await paid(hotel, 'Visa')
    const refundId = await order(hotel, id, paymentId, random() < 0.5 ? '130.00' : '50.00')
    const course = Array.from(
      { length: 1 + Math.floor(random() * 6) },
      () => told[Math.floor(random() * told.length)] ?? 'done',
    )
    for (let at = 0; at < course.length; at += 2)
      await Promise.all(
        course
          .slice(at, at + 2)
          .flatMap((learned) => [
            applyRefundAnswer(hotel.context, refundId, { learned }),
            applyAnswer(hotel.context, { id: paymentId, bookingId: id }, { status: 'unreachable' }),
          ]),
      )
    const { rows } = await database.pool.query(
      'select state, amount_cents as cents, payment_id as entry from online_refunds where id = $1',
      [refundId],
    )
    const { amounts } = await hotel.readMoney(id)
    const { state } = await hotel.find(reference)
    const hasGone = rows[0].state === 'done'
    expect(amounts, course.join()).toEqual(
      hasGone ? ['130.00', rows[0].cents === 13_000 ? '-130.00' : '-50.00'] : ['130.00'],
    )
    expect(state).toBe(hasGone ? (rows[0].cents === 13_000 ? 'refunded' : 'part-refunded') : 'paid')
    if (course[0] === 'done' && course[1] === 'done') expect(hasGone).toBe(true)
  }
})

test('money goes by the one step that says so, and no step leads away from it', () => {
  const random = seededRandom(4712)
  const told = ['requested', 'done', 'refused', 'unreachable', 'kept'] as const
  for (let round = 0; round < 5000; round++) {
    let state: Parameters<typeof takeRefundStep>[0] = 'created'
    let times = 0
    for (let step = 0; step < 8; step++) {
      const learned = told[Math.floor(random() * told.length)] ?? 'done'
      const next = takeRefundStep(state, learned, { isDoubtful: random() < 0.5, isByHand: random() < 0.5 })
      if (next === 'done' && state !== 'done') {
        times += 1
        expect(learned).toBe('done')
      }
      if (state === 'done') expect(next).toBe('done')
      if (state === 'unclear' || state === 'asked')
        expect([next, learned]).not.toEqual(['refused', 'refused'])
      state = next
    }
    expect(times).toBeLessThanOrEqual(1)
  }
})

/** A booking at $130.00 that was paid online. */
async function paid(hotel: PayingHotel, means: string, wish = IN_DOLLARS) {
  const id = await hotel.book()
  const { reference, id: paymentId } = await hotel.begin(id, wish)
  hotel.pesapal.setMeans(reference, means)
  hotel.pesapal.payments.settle(reference, { state: 'paid' })
  await hotel.ask()
  return { id, reference, paymentId }
}

/** Written down by an admin, and not sent. */
async function order(hotel: PayingHotel, bookingId: number, onlinePaymentId: number, amount: string) {
  const { orm } = hotel.context.database
  return await orm.transaction(async (transaction) => {
    const wanted = { bookingId, onlinePaymentId, amountCents: Number(amount) * 100 }
    const given = { ...wanted, shillings: null, shillingsPerDollar: null }
    const measured = await PROVIDER_REFUNDS.measure(transaction, hotel.context, given)
    const refund = { bookingId, onlinePaymentId, reason: 'Left early', ...measured }
    return await PROVIDER_REFUNDS.order(transaction, ADMIN, refund, null)
  })
}

const refundsOf = (bookingId: number) => `/api/admin/bookings/${bookingId}/refunds`

const part = (onlinePaymentId: number, amount?: string) => ({
  ...{ method: 'card', onlinePaymentId, reason: 'Left early' },
  ...(amount && { amount }),
})

const countRequests = ({ pesapal }: PayingHotel) =>
  pesapal.requests.filter(({ path }) => path.endsWith('RefundRequest')).length

async function stateOf(pool: Database['pool']): Promise<string> {
  return (await pool.query('select state from online_refunds')).rows[0].state
}

async function settle(
  staff: Awaited<ReturnType<typeof signInAs>>,
  pool: Database['pool'],
  outcome: 'went' | 'kept',
) {
  const { rows } = await pool.query('select max(id) as id from online_refunds')
  return await staff.call('POST', `/api/admin/online-refunds/${rows[0].id}/outcome`, { outcome })
}
