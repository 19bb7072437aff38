import { describe, expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import type { ProviderAnswer } from '@/features/payment-providers/server/payment-provider'
import { postPayment } from '@/features/payments/server/post-payment'
import { seededRandom } from '@/kernel/seeded-random'
import { BY_ITSELF } from '@/server/audit/record-change'
import { IN_DOLLARS, test } from '../../../../test/paying-hotel'
import { applyAnswer } from './apply-answer'
import { listUnsettled } from './list-unsettled'

const PAID: ProviderAnswer = {
  status: 'paid',
  amount: { currency: 'UGX', shillings: 481_000 },
  confirmation: 'C1',
  means: 'mobile-money',
  account: '•••• 3456',
}

type Told = ProviderAnswer | { status: 'cancelled' | 'unreachable' }

/** So many rounds of questions, each with a commit of its own. */
const ROUNDS = 25

test.beforeEach(async ({ database }) => {
  await database.pool.query('delete from online_payments')
})

describe('what becomes of a payment', () => {
  test('is asked for and stored with its money, once, in shillings and the dollars they stand for', async ({
    hotel,
    database,
  }) => {
    const id = await hotel.book()
    const { reference } = await hotel.begin(id)
    await hotel.ask()
    expect(await hotel.readMoney(id)).toEqual({ due: '130.00', paid: '0.00', amounts: [] })
    hotel.pesapal.payments.settle(reference, { state: 'paid' })
    for (let time = 0; time < 3; time++) await hotel.ask()
    expect(await hotel.readMoney(id)).toEqual({ due: '0.00', paid: '130.00', amounts: ['130.00'] })
    expect(await hotel.find(reference)).toMatchObject({
      state: 'paid',
      nextAskAt: null,
      account: '•••• 456',
    })
    const { rows } = await database.pool.query(
      'select method, shillings, shillings_per_dollar as rate, staff_email as by from booking_payments where booking_id = $1',
      [id],
    )
    expect(rows).toEqual([{ method: 'mobile-money', shillings: 481_000, rate: 3700, by: 'Pesapal, online' }])
  })

  test('is found by our own question where every notice was lost, also after a failure', async ({
    hotel,
  }) => {
    const id = await hotel.book()
    const { reference } = await hotel.begin(id)
    hotel.pesapal.payments.settle(reference, { state: 'failed', reason: 'Insufficient funds' })
    await hotel.ask()
    expect(await hotel.find(reference)).toMatchObject({ state: 'failed', failure: 'not-enough-money' })
    hotel.pesapal.payments.settle(reference, { state: 'paid' })
    await hotel.ask()
    await hotel.ask()
    expect(await hotel.find(reference)).toMatchObject({ state: 'paid', failure: null })
    expect(await hotel.readMoney(id)).toMatchObject({ amounts: ['130.00'] })
  })

  test.for([
    ['less', 240_500, '65.00', '65.00'],
    ['more', 555_000, '150.00', '-20.00'],
  ] as const)(
    'is written down as it came where that is %s than was asked for',
    async ([, shillings, paid, due], { hotel }) => {
      const id = await hotel.book()
      const { reference } = await hotel.begin(id)
      hotel.pesapal.payments.settle(reference, { state: 'paid', amount: shillings })
      await hotel.ask()
      expect(await hotel.readMoney(id)).toEqual({ due, paid, amounts: [paid] })
    },
  )

  test('counts for a booking that was cancelled meanwhile, as money to give back', async ({
    hotel,
    database,
  }) => {
    const id = await hotel.book()
    const { reference } = await hotel.begin(id, IN_DOLLARS)
    await database.orm.update(bookings).set({ status: 'cancelled' })
    hotel.pesapal.payments.settle(reference, { state: 'paid' })
    await hotel.ask()
    expect(await hotel.readMoney(id)).toEqual({ due: '-130.00', paid: '130.00', amounts: ['130.00'] })
    const { rows } = await database.pool.query('select status from bookings where id = $1', [id])
    expect(rows).toEqual([{ status: 'cancelled' }])
  })

  test('is written down as gone again when the bank of the payer takes it back', async ({ hotel }) => {
    const id = await hotel.book()
    const { reference } = await hotel.begin(id)
    hotel.pesapal.payments.settle(reference, { state: 'paid' })
    await hotel.ask()
    for (let time = 0; time < 2; time++)
      await applyAnswer(hotel.context, await hotel.find(reference), { status: 'reversed' })
    expect(await hotel.readMoney(id)).toEqual({ due: '130.00', paid: '0.00', amounts: ['130.00', '-130.00'] })
    expect((await hotel.find(reference)).state).toBe('charged-back')
    const { orm } = hotel.context.database
    expect(await listUnsettled(orm, id)).toMatchObject([{ reason: 'charged-back', amount: '130.00' }])
    const entry = { bookingId: id, method: 'cash', amountCents: 13_000 } as const
    await orm.transaction((transaction) => postPayment(transaction, BY_ITSELF, entry))
    expect(await listUnsettled(orm, id)).toEqual([])
  })

  test('counts once where a payment that failed is made on a second try hours later', async ({ hotel }) => {
    const id = await hotel.book()
    const { reference } = await hotel.begin(id)
    hotel.pesapal.payments.settle(reference, { state: 'failed', reason: 'Insufficient funds' })
    await hotel.ask()
    await hotel.letPass(5)
    await hotel.ask()
    const failed = await hotel.find(reference)
    expect(failed.state).toBe('failed')
    // Within ten minutes, without any notice.
    expect((failed.nextAskAt?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(600_000)
    hotel.pesapal.payments.settle(reference, { state: 'paid' })
    for (let time = 0; time < 3; time++) await hotel.ask()
    expect(await hotel.readMoney(id)).toMatchObject({ amounts: ['130.00'] })
  })

  test('is asked for again and again while the provider is down, and known once it is back', async ({
    hotel,
  }) => {
    const id = await hotel.book()
    const { reference } = await hotel.begin(id)
    hotel.pesapal.payments.settle(reference, { state: 'paid' })
    hotel.pesapal.goDown()
    for (let time = 0; time < 3; time++) expect(await hotel.ask()).toBe(1)
    expect(await hotel.find(reference)).toMatchObject({ state: 'sent', tries: 3 })
    hotel.pesapal.comeBack()
    await hotel.ask()
    expect(await hotel.readMoney(id)).toMatchObject({ amounts: ['130.00'] })
  })

  test('fails where the order never arrived: its page to pay on is nobody’s', async ({ hotel }) => {
    const id = await hotel.book()
    hotel.pesapal.failNext('lost', { path: /SubmitOrderRequest/ })
    const begun = await hotel.begin(id)
    expect(begun).toMatchObject({ state: 'created', redirectUrl: null })
    await hotel.ask()
    await hotel.ask()
    expect(await hotel.find(begun.reference)).toMatchObject({ state: 'failed', failure: 'other' })
    expect(await hotel.readMoney(id)).toMatchObject({ amounts: [] })
  })

  test('is expired for us when nobody has paid for a week, and counts all the same later', async ({
    hotel,
  }) => {
    const id = await hotel.book()
    const { reference } = await hotel.begin(id)
    await hotel.letPass(7 * 24)
    await hotel.ask()
    expect(await hotel.find(reference)).toMatchObject({ state: 'expired', nextAskAt: null })
    await applyAnswer(hotel.context, await hotel.find(reference), PAID)
    expect(await hotel.readMoney(id)).toMatchObject({ amounts: ['130.00'] })
  })
})

describe('several processes', () => {
  test('ask for a payment one at a time', async ({ hotel, database }) => {
    await hotel.begin(await hotel.book())
    await hotel.ask()
    const before = countQuestions(hotel.pesapal.requests)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    hotel.pesapal.failNext({ held: () => held }, { path: /GetTransactionStatus/ })
    const first = hotel.ask()
    await expect.poll(() => countQuestions(hotel.pesapal.requests)).toBe(before + 1)
    // Even where a notice says that its time has come.
    await database.pool.query('update online_payments set next_ask_at = now()')
    expect(await Promise.all([hotel.askByClock(), hotel.askByClock()])).toEqual([0, 0])
    answer()
    expect(await first).toBe(1)
    expect(countQuestions(hotel.pesapal.requests)).toBe(before + 1)
  })

  test('that hear of the same money in the same instant write it down once', async ({ hotel }) => {
    const id = await hotel.book()
    const payment = await hotel.begin(id)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => applyAnswer(hotel.context, payment, PAID)),
    )
    expect(new Set(answers.map(({ paymentId }) => paymentId)).size).toBe(1)
    expect(await hotel.readMoney(id)).toMatchObject({ amounts: ['130.00'] })
  })

  test('take over what a process was asking for when it died', async ({ hotel, database }) => {
    const id = await hotel.book()
    const { reference } = await hotel.begin(id)
    hotel.pesapal.payments.settle(reference, { state: 'paid' })
    const claim = (ends: string) =>
      database.pool.query(
        `update online_payments set next_ask_at = now(), claimed_until = now() + interval '${ends}'`,
      )
    await claim('1 minute')
    expect(await hotel.askByClock()).toBe(0)
    await claim('-1 second')
    expect(await hotel.askByClock()).toBe(1)
    expect(await hotel.readMoney(id)).toMatchObject({ amounts: ['130.00'] })
  })
})

test('whatever a provider says, in whatever order, lost or doubled, money is written down once if it came at all', {
  timeout: 120_000,
}, async ({ hotel }) => {
  const random = seededRandom(4711)
  const told: Told[] = [
    { status: 'pending' },
    { status: 'ambiguous' },
    { status: 'unknown' },
    { status: 'unreachable' },
    { status: 'expired' },
    { status: 'cancelled' },
    { status: 'failed', reason: 'declined', detail: 'No' },
    PAID,
  ]
  for (let round = 0; round < ROUNDS; round++) {
    const id = await hotel.book()
    const payment = await hotel.begin(id)
    const course: Told[] = Array.from(
      { length: 1 + Math.floor(random() * 8) },
      () => told[Math.floor(random() * told.length)] ?? PAID,
    )
    // Some of them at once, as several processes and notices bring them.
    for (let at = 0; at < course.length; at += 2)
      await Promise.all(course.slice(at, at + 2).map((answer) => applyAnswer(hotel.context, payment, answer)))
    const isPaid = course.includes(PAID)
    const { amounts } = await hotel.readMoney(id)
    expect(amounts, JSON.stringify(course)).toEqual(isPaid ? ['130.00'] : [])
    if (isPaid) expect((await hotel.find(payment.reference)).state).toBe('paid')
  }
})

function countQuestions(requests: readonly { path: string }[]): number {
  return requests.filter(({ path }) => path.endsWith('GetTransactionStatus')).length
}
