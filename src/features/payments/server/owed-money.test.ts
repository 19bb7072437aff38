import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { readPdf } from '../../../../test/read-pdf'
import { signInAs } from '../../../../test/staff'

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const clerk = await signInAs(app, database.orm, 'user')
  const printReceipt = async (id: number) => {
    const url = `/api/admin/bookings/${id}/receipt.pdf`
    const { rawPayload } = await app.inject({ url, headers: { cookie: clerk.cookie } })
    return readPdf(rawPayload).split('\n')
  }
  return { ...clerk, printReceipt }
})

test.for([
  ['cancelled', 'Cancelled'],
  ['no-show', 'No-show'],
] as const)(
  'a guest whose booking is %s owes nothing and gets back what was paid',
  async ([status, said], { desk, database }) => {
    const id = await makeBooking(database.orm, await makeVilla(database.orm), { status: 'confirmed' })
    const path = `/api/admin/bookings/${id}/payments`
    const { body: paid } = await desk.call('POST', path, { method: 'cash', amount: '50.00' })
    expect(paid).toMatchObject({ total: '130.00', owed: '130.00', due: '80.00' })
    await database.orm.update(bookings).set({ status })
    expect((await desk.call('GET', path)).body).toMatchObject({
      total: '130.00',
      owed: '0.00',
      paid: '50.00',
      due: '-50.00',
    })
    const held = await desk.printReceipt(id)
    for (const line of [
      `Status ${said}`,
      `${said}, not charged $0.00`,
      'Paid $50.00',
      'Held, to refund $50.00',
    ])
      expect(held).toContain(line)

    expect(await desk.call('POST', path, { method: 'cash', amount: '80.00' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'amount', message: expect.stringContaining('owes nothing') }] },
    })
    const reversal = `${path}/${paid.payments[0].id}/reversal`
    const { body: refunded } = await desk.call('POST', reversal, { reason: 'Given back' })
    expect(refunded).toMatchObject({ owed: '0.00', paid: '0.00', due: '0.00' })
    const settled = await desk.printReceipt(id)
    expect(settled).toContain('Nothing owed $0.00')
    expect(settled.join('\n')).not.toContain('Balance due')
  },
)

test('the sum over a list tells what of it is owed', async ({ desk, database }) => {
  await database.pool.query('delete from booking_payments')
  await database.orm.delete(bookings)
  const villaId = await makeVilla(database.orm)
  for (const status of ['cancelled', 'no-show', 'confirmed'] as const)
    await makeBooking(database.orm, villaId, { status })
  const { body } = await desk.call('GET', '/api/admin/bookings/summary')
  expect(body).toMatchObject({ bookings: 3, amount: '390.00', owed: '130.00' })
})
