import { describe, expect } from 'vitest'
import { expireHolds } from '@/features/bookings/server/expire-holds'
import { bookings } from '@/features/bookings/server/table'
import { postPayment } from '@/features/payments/server/post-payment'
import { BY_ITSELF } from '@/server/audit/record-change'
import { IN_DOLLARS, test } from '../../../../test/paying-hotel'
import { signInAs } from '../../../../test/staff'
import { UNSETTLED_EMAIL_KIND } from '../rules/unsettled-email-kind'
import { listUnsettled } from './list-unsettled'
import { unsettledEmails } from './mail-unsettled'

test.beforeEach(async ({ database }) => {
  for (const table of ['online_payments', 'booking_payments', 'bookings', 'mails'])
    await database.pool.query(`delete from ${table}`)
})

describe('money to look at', () => {
  test('is what came for a request that lapsed, with how it came and whose it is', async ({
    hotel,
    database,
  }) => {
    const { orm, pool } = database
    const id = await hotel.book()
    const { reference } = await hotel.begin(id)
    await pool.query("update bookings set hold_expires_at = now() - interval '1 minute'")
    await expireHolds(hotel.context)
    hotel.pesapal.payments.settle(reference, { state: 'paid' })
    await hotel.ask()
    expect(await listUnsettled(orm)).toMatchObject([
      {
        bookingId: id,
        reason: 'lapsed',
        amount: '130.00',
        ways: [{ method: 'mobile-money', provider: 'pesapal' }],
      },
    ])
  })

  test.for([
    ['cancelled', 'cancelled'],
    ['no-show', 'no-show'],
  ] as const)(
    'is what is held for a booking that ended as %s',
    async ([status, reason], { hotel, database }) => {
      const id = await hotel.book()
      const { reference } = await hotel.begin(id, IN_DOLLARS)
      await database.orm.update(bookings).set({ status })
      hotel.pesapal.payments.settle(reference, { state: 'paid' })
      await hotel.ask()
      expect(await listUnsettled(database.orm)).toMatchObject([{ reason, amount: '130.00' }])
    },
  )

  test.for([
    ['less', 240_500, 'underpaid', '65.00'],
    ['more', 555_000, 'overpaid', '20.00'],
  ] as const)('is %s than was asked for', async ([, shillings, reason, amount], { hotel, database }) => {
    const { reference } = await hotel.begin(await hotel.book())
    hotel.pesapal.payments.settle(reference, { state: 'paid', amount: shillings })
    await hotel.ask()
    expect(await listUnsettled(database.orm)).toMatchObject([{ reason, amount }])
  })

  test('leaves the list once it was given back, or the rest was paid at the desk', async ({
    hotel,
    database: { orm },
  }) => {
    const short = await hotel.book()
    const first = await hotel.begin(short)
    hotel.pesapal.payments.settle(first.reference, { state: 'paid', amount: 240_500 })
    const more = await hotel.book()
    const second = await hotel.begin(more)
    hotel.pesapal.payments.settle(second.reference, { state: 'paid', amount: 555_000 })
    await hotel.ask()
    expect(await listUnsettled(orm)).toHaveLength(2)
    await orm.transaction(async (transaction) => {
      await postPayment(transaction, BY_ITSELF, { bookingId: short, method: 'cash', amountCents: 6500 })
      await postPayment(transaction, BY_ITSELF, { bookingId: more, method: 'cash', amountCents: -2000 })
    })
    expect(await listUnsettled(orm)).toEqual([])
  })

  test('is none of what was paid as it should be, and none of a reversed entry', async ({
    hotel,
    database,
  }) => {
    const whole = await hotel.begin(await hotel.book())
    const id = await hotel.book()
    const short = await hotel.begin(id)
    hotel.pesapal.payments.settle(whole.reference, { state: 'paid' })
    hotel.pesapal.payments.settle(short.reference, { state: 'paid', amount: 240_500 })
    await hotel.ask()
    const { paymentId } = await hotel.find(short.reference)
    await database.orm.transaction(async (transaction) => {
      const entry = { bookingId: id, method: 'mobile-money', amountCents: -6500 } as const
      await postPayment(transaction, BY_ITSELF, { ...entry, reversesId: paymentId })
    })
    expect(await listUnsettled(database.orm)).toEqual([])
  })

  test('is read by staff who are signed in alone, with how many there are', async ({ hotel, database }) => {
    const { reference } = await hotel.begin(await hotel.book())
    hotel.pesapal.payments.settle(reference, { state: 'paid', amount: 555_000 })
    await hotel.ask()
    const url = '/api/admin/unsettled-money'
    expect((await hotel.app.inject({ url })).statusCode).toBe(401)
    const staff = await signInAs(hotel.app, database.orm, 'user')
    const { status, body, headers } = await staff.call('GET', url)
    expect({ status, total: headers['x-total-count'] }).toEqual({ status: 200, total: '1' })
    expect(body).toMatchObject([{ reason: 'overpaid', guestName: 'Sample Guest' }])
  })
})

describe('staff are written to', () => {
  test('once for a payment they have to look at, in the words of the list', async ({ hotel, database }) => {
    const id = await hotel.book()
    const { reference, id: paymentId } = await hotel.begin(id, IN_DOLLARS)
    await database.orm.update(bookings).set({ status: 'cancelled' })
    hotel.pesapal.payments.settle(reference, { state: 'paid' })
    for (let time = 0; time < 3; time++) await hotel.ask()
    expect(await queued()).toEqual([paymentId])
    const email = await unsettledEmails(hotel.context)[UNSETTLED_EMAIL_KIND](paymentId)
    expect(email?.subject).toMatch(/^Money to look at, booking [A-Z0-9]{8}$/)
    expect(email?.text).toContain('$130.00 is held for a booking that is cancelled.')
    expect(email?.text).toContain('Came: Mobile money (Pesapal)')
    expect(email?.text).toContain(`/admin/bookings/${id}`)

    async function queued() {
      const { rows } = await database.pool.query('select subject_id as id from mails where kind = $1', [
        UNSETTLED_EMAIL_KIND,
      ])
      return rows.map((row: { id: number }) => row.id)
    }
  })

  test('not about a payment that is as it should be, and not once the money was given back', async ({
    hotel,
    database,
  }) => {
    const { reference } = await hotel.begin(await hotel.book())
    hotel.pesapal.payments.settle(reference, { state: 'paid' })
    await hotel.ask()
    const kinds = await database.pool.query('select from mails where kind = $1', [UNSETTLED_EMAIL_KIND])
    expect(kinds.rowCount).toBe(0)
    const { id } = await hotel.find(reference)
    expect(await unsettledEmails(hotel.context)[UNSETTLED_EMAIL_KIND](id)).toBeNull()
  })
})
