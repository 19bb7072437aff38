import { expect } from 'vitest'
import { issueDocument } from '@/features/documents/server/issue-document'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { readPdf } from '../../../../test/read-pdf'

const test = base.extend('guest', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const { orm, pool } = database
  const app = await createApi(database)
  onCleanup(() => app.close())
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const staff = { id: 1, email: 'clerk@example.com' } as never
  const context = { database, today: () => toDay('2027-03-10') }
  return {
    get: (url: string) => app.inject({ url: `/api/${url}` }),
    book: async () => {
      const id = await makeBooking(orm, await makeVilla(orm), { status: 'confirmed' })
      return { id, address: (await makeGuestLink(orm, id)).replace('/', '') }
    },
    issue: (id: number) => issueDocument(context, staff, id, { kind: 'invoice' }),
    billToCompany: async (bookingId: number) => {
      const { rows } = await pool.query(`insert into companies (name) values ('Ankole Tours') returning id`)
      await pool.query('insert into booking_billing (booking_id, company_id) values ($1, $2)', [
        bookingId,
        rows[0].id,
      ])
    },
  }
})

test('a guest lists and downloads the documents of their booking, and nobody else’s', async ({ guest }) => {
  const [own, other] = [await guest.book(), await guest.book()]
  const [mine, theirs] = [await guest.issue(own.id), await guest.issue(other.id)]
  const { documents } = (await guest.get(own.address)).json()
  expect(documents).toEqual([
    { id: mine, kind: 'invoice', number: 'INV-2027-00001', issuedOn: '2027-03-10', total: '130.00' },
  ])
  const file = await guest.get(`${own.address}/documents/${mine}/file.pdf`)
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect(readPdf(file.rawPayload)).toContain('Invoice INV-2027-00001')
  expect((await guest.get(`${own.address}/documents/${theirs}/file.pdf`)).statusCode).toBe(404)
  expect((await guest.get(`my-booking/${'x'.repeat(22)}/documents/${mine}/file.pdf`)).statusCode).toBe(404)
})

test('what is billed to a company is not the guest’s', async ({ guest }) => {
  const stay = await guest.book()
  await guest.billToCompany(stay.id)
  const id = await guest.issue(stay.id)
  expect((await guest.get(stay.address)).json().documents).toEqual([])
  expect((await guest.get(`${stay.address}/documents/${id}/file.pdf`)).statusCode).toBe(404)
})
