import { expect } from 'vitest'
import { loadLanguage } from '@/entries/load-language'
import type { bookings } from '@/features/bookings/server/table'
import { folioCharges } from '@/features/charges/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { taxRates } from '@/features/taxes/server/table'
import { toDay } from '@/kernel/days'
import { createApi } from './app'
import { test as base } from './database'
import { makeBooking, makeVilla } from './factories'
import { readPdf } from './read-pdf'
import { signInAs } from './staff'

/** `test` with a hotel that charges VAT of 18% and $2.00 of hotel tax a night, a clerk, and an admin. */
export const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const { orm } = database
  const app = await createApi(database, { loadLanguage })
  onCleanup(() => app.close())
  await orm.insert(propertyFacts).values({ facts: { ...sampleFacts, taxNumber: '1000000001' } as never })
  const appliesFrom = toDay('2027-01-01')
  await orm.insert(taxRates).values([
    { kind: 'vat', appliesFrom, hundredths: 18_00 },
    { kind: 'hotel-tax', appliesFrom, hundredths: 2_00 },
  ])
  const clerk = await signInAs(app, orm, 'user')
  const admin = await signInAs(app, orm, 'admin')
  return {
    admin,
    call: clerk.call,
    book: async (own: Partial<typeof bookings.$inferInsert> = {}) =>
      await makeBooking(orm, await makeVilla(orm), { status: 'confirmed', ...own }),
    charge: async (bookingId: number, amountCents: number, description = 'Dinner') => {
      const by = { staffId: 1, staffEmail: 'a@example.com' }
      const chargedOn = toDay('2027-03-16')
      await orm
        .insert(folioCharges)
        .values({ bookingId, chargedOn, department: 'restaurant', description, amountCents, ...by })
    },
    issue: (bookingId: number, body: object) =>
      clerk.call('POST', `/api/admin/bookings/${bookingId}/documents`, body),
    print: async (id: number) => {
      const url = `/api/admin/documents/${id}/file.pdf`
      const answer = await app.inject({ url, headers: { cookie: clerk.cookie } })
      expect(answer.headers['content-type']).toBe('application/pdf')
      return readPdf(answer.rawPayload).split('\n')
    },
  }
})
