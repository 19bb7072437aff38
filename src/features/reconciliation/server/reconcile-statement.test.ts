import { expect } from 'vitest'
import { bookingPayments } from '@/features/payments/server/table'
import { test as base, type PayingHotel } from '../../../../test/paying-hotel'
import { signInAs } from '../../../../test/staff'

const PATH = '/api/admin/reconciliation'
const PERIOD = { provider: 'pesapal', first: '2020-01-01', last: '2020-12-31' }

const test = base.extend('desk', { scope: 'file' }, async ({ hotel, database }) =>
  signInAs(hotel.app, database.orm, 'user'),
)

test.beforeEach(async ({ database }) => {
  await database.pool.query(
    'delete from online_payments; delete from booking_payments; delete from audit_entries',
  )
})

/** A payment of UGX 481,000 that came, with the provider's number of it. */
async function makePaid(hotel: PayingHotel) {
  const bookingId = await hotel.book()
  const { reference } = await hotel.begin(bookingId)
  hotel.pesapal.payments.settle(reference, { state: 'paid' })
  await hotel.ask()
  const { confirmation, id } = await hotel.find(reference)
  return { bookingId, reference, id, confirmation: confirmation ?? '' }
}

/** The days about now, by which the database's clock dates what is written. */
function aboutNow() {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return { ...PERIOD, first: day(-3), last: day(3) }
}

const csvOf = (...rows: string[]) =>
  ['Date,Merchant Reference,Confirmation Code,Currency,Amount,Status', ...rows].join('\r\n')

test('a statement is told apart into what agrees, what differs and what is missing on either side', async ({
  hotel,
  desk,
  database,
}) => {
  const [same, other, untold] = [await makePaid(hotel), await makePaid(hotel), await makePaid(hotel)]
  const openId = await hotel.book()
  const open = await hotel.begin(openId)
  const waitingId = await hotel.book()
  await hotel.begin(waitingId)
  const handId = await hotel.book()
  await database.orm.insert(bookingPayments).values({
    ...{ bookingId: handId, method: 'mobile-money', amountCents: 1000, shillings: { shillings: 37_000 } },
    ...{ shillingsPerDollar: 3700, reference: 'by-hand 7', staffId: 1, staffEmail: 'desk@example.com' },
  })
  const statement = csvOf(
    `10 Mar,${same.reference},${same.confirmation},UGX,481000,Completed`,
    `10 Mar,,${other.confirmation.toLowerCase()},UGX,480000,Completed`,
    `10 Mar,${open.reference},NEW1,UGX,481000,Completed`,
    '10 Mar,,NEW2,UGX,9000,Completed',
    '10 Mar,,BYHAND7,UGX,37000,Completed',
    '10 Mar,,NEW3,KES,9000,Completed',
  )
  const { status, body } = await desk.call('POST', PATH, { ...aboutNow(), statement })
  expect(status).toBe(200)
  expect(body.matched.map((pair: { own: { bookingId: number } }) => pair.own.bookingId)).toEqual([
    same.bookingId,
    handId,
  ])
  expect(body).toMatchObject({
    matchedCount: 2,
    amountDiffers: [
      {
        line: { row: 3, amount: { currency: 'UGX', amount: '480000' } },
        own: { bookingId: other.bookingId, amount: { currency: 'UGX', amount: '481000' } },
      },
    ],
    missingHere: [
      { line: { confirmation: 'NEW1' }, attempt: { bookingId: openId, state: 'sent' } },
      { line: { confirmation: 'NEW2' }, attempt: null },
    ],
    missingThere: [{ bookingId: untold.bookingId, onlinePaymentId: untold.id, state: 'paid' }],
    open: [{ bookingId: waitingId, state: 'sent' }],
    skipped: [{ row: 7, reason: 'Its currency is KES.' }],
    totals: [{ currency: 'UGX', statement: '1488000', ours: '1480000', difference: '8000' }],
  })
  const { rows } = await database.pool.query(
    "select action, after from audit_entries where resource = 'reconciliation'",
  )
  expect(rows).toMatchObject([
    { action: 'reconcile', after: { provider: 'pesapal', matched: 2, missingThere: 1 } },
  ])
})

test('a payment of another time that the statement names agrees, and one that it does not name is not missed', async ({
  hotel,
  desk,
}) => {
  const named = await makePaid(hotel)
  await makePaid(hotel)
  const statement = csvOf(`31 Dec,,${named.confirmation},UGX,481000,Completed`)
  const { body } = await desk.call('POST', PATH, { ...PERIOD, statement })
  expect(body).toMatchObject({ matchedCount: 1, missingThere: [], missingHere: [], amountDiffers: [] })
})

test.for([
  [{ statement: 'Name,Phone\nGrace,0772' }, 'statement', 'no column for the transaction’s number'],
  [{ statement: 'Receipt,Phone\nA1,0772' }, 'statement', 'no column for its amount'],
  [{ statement: 'Receipt,Amount\nA1,none' }, 'statement', 'Row 2: The amount none cannot be read.'],
  [{ statement: '' }, 'statement', 'empty'],
  [{ provider: 'visa' }, 'provider', 'choose a provider'],
  [{ last: '2019-12-31' }, 'last', 'must not be before'],
  [{ last: '2021-01-01' }, 'last', 'at most 366 days'],
  [{ first: '2020-02-30' }, 'first', 'real date'],
] as const)('%j is refused at its field', async ([own, path, message], { desk }) => {
  const statement = 'Receipt,Amount\nA1,45000'
  const { status, body } = await desk.call('POST', PATH, { ...PERIOD, statement, ...own })
  expect(status).toBe(422)
  expect(body.errors).toMatchObject([{ path, message: expect.stringContaining(message) }])
})

test('a file that is too large is refused, and a statement of many rows is not', async ({ desk }) => {
  const large = { ...PERIOD, statement: `Receipt,Amount\n${'A1,45000\n'.repeat(1_000_000)}` }
  expect((await desk.call('POST', PATH, large)).status).toBe(413)
  const rows = Array.from({ length: 19_000 }, (_, row) => `Transaction ${row},UGX,45000`)
  const { status, body } = await desk.call('POST', PATH, {
    ...PERIOD,
    statement: ['Receipt,Currency,Amount', ...rows].join('\n'),
  })
  expect(status).toBe(200)
  expect(body.missingHere).toHaveLength(19_000)
})

test('a payment that is open is asked for when staff want to know, and its money counts once', async ({
  hotel,
  desk,
}) => {
  const bookingId = await hotel.book()
  const { reference } = await hotel.begin(bookingId)
  const { id } = await hotel.find(reference)
  const question = `/api/admin/online-payments/${id}/question`
  hotel.pesapal.payments.settle(reference, { state: 'paid' })
  const answers = await Promise.all([1, 2, 3].map(() => desk.call('POST', question)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await desk.call('POST', question)).toMatchObject({ status: 200, body: { state: 'paid' } })
  expect(await hotel.readMoney(bookingId)).toMatchObject({ paid: '130.00', amounts: ['130.00'] })
  expect((await desk.call('POST', '/api/admin/online-payments/999999/question')).status).toBe(404)
})
