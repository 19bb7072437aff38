import { expect } from 'vitest'
import { onlinePayments } from '@/features/online-payments/server/table'
import type { BookingLedger } from '@/features/payments/contract'
import { toCents } from '@/kernel/money'
import { IN_DOLLARS, IN_SHILLINGS, SHILLINGS_PER_DOLLAR, test } from '../../test/paying-hotel'
import { signInAs } from '../../test/staff'

const STEPS = 60
/** What the app calls what the simulator says. */
const STATES: Readonly<Record<string, string>> = { paid: 'paid', failed: 'failed', reversed: 'charged-back' }
const reason = 'Whatever came'

/** The same course each time, so that what fails once can be looked at. */
function seeded(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    below: (end: number) => Math.floor(next() * end),
    amount: () => ((1 + Math.floor(next() * 9000)) / 100).toFixed(2),
  }
}

const sumOf = (entries: readonly { amount: string }[]) =>
  entries.reduce((sum, { amount }) => sum + toCents(amount), 0)

test.for([20270310, 7, 1962])(
  'course %i of charges, payments, refunds, moves, cancellations, new rates and notices that come twice or for nothing loses and makes no money',
  { timeout: 120_000 },
  async (seed, { hotel, database: { orm } }) => {
    const chance = seeded(seed)
    const desk = await signInAs(hotel.app, orm, 'admin')
    const ids: number[] = []
    for (let count = 0; count < 3; count++) ids.push(await hotel.book({ status: 'confirmed' }))
    const pathOf = (id: number) => `/api/admin/bookings/${id}`
    const references = new Map<number, string>()
    for (const id of ids) references.set(id, (await desk.call('GET', pathOf(id))).body.reference)
    const read = async (id: number): Promise<BookingLedger> =>
      (await desk.call('GET', `${pathOf(id)}/payments`)).body
    const readAll = async () => await Promise.all(ids.map(read))
    const paidIn = (folios: BookingLedger[]) => folios.reduce((sum, { paid }) => sum + toCents(paid), 0)
    const started: string[] = []
    const cancelled = new Set<number>()
    let rate: number = SHILLINGS_PER_DOLLAR
    const anyOf = <One>(list: readonly One[]): One | undefined => list[chance.below(list.length)]

    /** As a clerk whose line broke: the same under the same key once more changes nothing. */
    const write = async (step: number, path: string, body: object) => {
      const headers = { 'idempotency-key': `course-${seed}-step-${step}` }
      const first = await desk.call('POST', path, body, headers)
      const once = await readAll()
      const again = await desk.call('POST', path, body, headers)
      expect(first.status, JSON.stringify(first.body)).toBeLessThan(500)
      expect(again.status).toBe(first.status)
      expect(await readAll()).toEqual(once)
      return first.status
    }
    /** One that comes twice, and says of the payment what it likes. */
    const notify = async (reference: string) => {
      const payload = {
        OrderNotificationType: 'IPNCHANGE',
        OrderTrackingId: hotel.pesapal.payments.find(reference)?.trackingId,
        OrderMerchantReference: reference,
        payment_status_description: 'COMPLETED',
      }
      for (let time = 0; time < 2; time++)
        await hotel.app.inject({ method: 'POST', url: '/api/payment-notices/pesapal', payload })
    }

    /** Until the app knows of each payment what the provider does: a notice is answered before it is looked into. */
    const settle = async () => {
      const knows = async () => {
        const rows = await orm.select().from(onlinePayments)
        return rows.every(({ reference, state }) => {
          const truth = hotel.pesapal.payments.find(reference)?.state
          return truth === undefined || truth === 'pending' || state === STATES[truth]
        })
      }
      await expect
        .poll(
          async () => {
            await hotel.ask()
            return await knows()
          },
          { timeout: 20_000 },
        )
        .toBe(true)
    }

    for (let step = 0; step < STEPS; step++) {
      const before = await readAll()
      const id = anyOf(ids) ?? 0
      const other = references.get(ids[(ids.indexOf(id) + 1) % ids.length] ?? 0) ?? ''
      const path = pathOf(id)
      const amount = chance.amount()
      const kind = anyOf([
        'charge',
        'discount',
        'cash',
        'shillings',
        'refund',
        'move',
        'begin',
        'pay',
        'back',
        'cancel',
        'rate',
      ])
      if (kind === 'charge')
        await write(step, `${path}/charges`, {
          description: 'Dinner',
          price: amount,
          department: 'restaurant',
        })
      if (kind === 'discount') await write(step, `${path}/discounts`, { amount, reason })
      if (kind === 'cash') await write(step, `${path}/payments`, { method: 'cash', amount })
      if (kind === 'shillings') {
        // Now and then the clerk still sees a rate of before.
        const shillingsPerDollar = rate + (chance.below(4) === 0 ? 1 : 0)
        const given = { shillings: String(1000 * (1 + chance.below(300))), shillingsPerDollar }
        const status = await write(step, `${path}/payments`, { method: 'mobile-money', ...given })
        if (shillingsPerDollar !== rate) expect(status).toBe(409)
      }
      if (kind === 'rate') {
        rate = 3000 + chance.below(1500)
        const set = await desk.call('POST', '/api/admin/exchange-rates', { shillingsPerDollar: rate })
        expect(set.status, JSON.stringify(set.body)).toBe(201)
      }
      if (kind === 'cancel' && cancelled.size < 2 && !cancelled.has(id)) {
        expect((await desk.call('PATCH', path, { status: 'cancelled' })).status).toBe(200)
        cancelled.add(id)
      }
      if (kind === 'refund') await write(step, `${path}/refunds`, { method: 'cash', amount, reason })
      if (kind === 'move') await write(step, `${path}/transfers`, { toReference: other, amount, reason })
      if (kind === 'begin' && toCents((await read(id)).due) > 0)
        started.push((await hotel.begin(id, anyOf([IN_DOLLARS, IN_SHILLINGS]))).reference)
      const reference = anyOf(started)
      if (kind === 'pay' && reference && hotel.pesapal.payments.find(reference)?.state === 'pending')
        hotel.pesapal.payments.settle(reference, { state: anyOf(['paid', 'paid', 'failed']) ?? 'paid' })
      if (kind === 'back' && reference && hotel.pesapal.payments.find(reference)?.state === 'paid')
        // The payer's bank takes it back.
        hotel.pesapal.payments.settle(reference, { state: 'reversed' })
      if (reference) await notify(reference)
      await settle()

      const after = await readAll()
      for (const [index, folio] of after.entries()) {
        const nights = cancelled.has(ids[index] ?? 0) ? 0 : toCents(folio.total)
        expect(toCents(folio.owed)).toBe(nights + sumOf(folio.charges))
        expect(toCents(folio.paid)).toBe(sumOf(folio.payments))
        expect(toCents(folio.due)).toBe(toCents(folio.owed) - toCents(folio.paid))
        const stood = before[index]?.payments.map(({ id: entry, amount: one }) => [entry, one])
        expect(folio.payments.map(({ id: entry, amount: one }) => [entry, one])).toEqual(
          expect.arrayContaining(stood ?? []),
        )
      }
      if (['charge', 'discount', 'move', 'begin', 'rate', 'cancel'].includes(kind ?? ''))
        expect(paidIn(after), kind).toBe(paidIn(before))
    }

    // What the provider holds in the end is what its entries come to: each came once, and what went back went once.
    const entries = (await readAll()).flatMap(({ payments }) => payments)
    const rows = await orm.select().from(onlinePayments)
    for (const reference of new Set(started)) {
      const payment = hotel.pesapal.payments.find(reference)
      const row = rows.find((one) => one.reference === reference)
      const own = entries.filter((one) => one.reference === payment?.confirmation)
      const came = payment?.state === 'paid' || payment?.state === 'reversed'
      expect(own.filter(({ amount }) => toCents(amount) > 0)).toHaveLength(came ? 1 : 0)
      expect(sumOf(own), `${payment?.state}`).toBe(payment?.state === 'paid' ? (row?.amountCents ?? 0) : 0)
    }
    expect(
      entries
        .filter(({ movedBookingId }) => movedBookingId !== null)
        .reduce((sum, one) => sum + toCents(one.amount), 0),
    ).toBe(0)
  },
)
