import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { exchangeRates } from '@/features/exchange-rates/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toCents } from '@/kernel/money'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import type { BookingLedger } from '../contract'
import { readBalance } from './read-balance'
import { openBalances } from './table'

/** Cancelling costs the first night at once. */
const FACTS = { ...sampleFacts, freeCancellationHours: 720, lateCancellationFee: 'first-night' } as const
const RATE = 3700

const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  await database.orm.insert(propertyFacts).values({ facts: FACTS })
  await database.orm.insert(exchangeRates).values({ shillingsPerDollar: RATE })
  return { desk: await signInAs(app, database.orm, 'user'), villaId: await makeVilla(database.orm) }
})

const amount = fc.integer({ min: 1, max: 20_000 }).map((cents) => (cents / 100).toFixed(2))
const reason = 'Whatever came'
const place = fc.nat({ max: 9 })
const method = fc.constantFrom('cash', 'mobile-money', 'card', 'bank-transfer')

/** One thing staff do: `path` below the booking, with what an entry's number in it is found by. */
type Deed =
  | { to: 'charges' | 'discounts' | 'payments' | 'refunds'; body: object }
  | { to: 'transfers'; amount: string }
  | { to: 'correction' | 'reversal'; place: number }
  | { to: 'step'; status: 'cancelled' }
  | { to: 'stay'; checkOutDate: string }

const deed: fc.Arbitrary<Deed> = fc.oneof(
  amount.map((price) => ({
    to: 'charges' as const,
    body: { description: 'Dinner', price, department: 'restaurant' },
  })),
  amount.map((one) => ({ to: 'discounts' as const, body: { amount: one, reason } })),
  fc.record({ method, amount }).map((body) => ({ to: 'payments' as const, body })),
  fc
    .record({ method, shillings: fc.integer({ min: 19, max: 900_000 }).map(String) })
    .map((body) => ({ to: 'payments' as const, body: { ...body, shillingsPerDollar: RATE } })),
  fc.record({ method, amount }).map((body) => ({ to: 'refunds' as const, body: { ...body, reason } })),
  amount.map((one) => ({ to: 'transfers' as const, amount: one })),
  place.map((one) => ({ to: 'correction' as const, place: one })),
  place.map((one) => ({ to: 'reversal' as const, place: one })),
  fc
    .constantFrom('2027-03-16', '2027-03-18', '2027-03-19')
    .map((checkOutDate) => ({ to: 'stay' as const, checkOutDate })),
  fc.constant({ to: 'step' as const, status: 'cancelled' as const }),
)

const sumOf = (entries: readonly { amount: string }[]) =>
  entries.reduce((sum, one) => sum + toCents(one.amount), 0)

test('whatever is done in whatever order, entries come to the balance and no money is lost or made', async ({
  hotel: { desk, villaId },
  database: { orm },
}) => {
  const readFolio = async (id: number): Promise<BookingLedger> =>
    (await desk.call('GET', `/api/admin/bookings/${id}/payments`)).body

  async function perform(id: number, otherReference: string, wanted: Deed): Promise<number> {
    const path = `/api/admin/bookings/${id}`
    if (wanted.to === 'step') return (await desk.call('PATCH', path, { status: wanted.status })).status
    if (wanted.to === 'stay')
      return (await desk.call('PATCH', path, { checkOutDate: wanted.checkOutDate })).status
    if (wanted.to === 'transfers') {
      const body = { toReference: otherReference, amount: wanted.amount, reason }
      return (await desk.call('POST', `${path}/transfers`, body)).status
    }
    if ('place' in wanted) {
      const { charges, payments } = await readFolio(id)
      const kind = wanted.to === 'correction' ? 'charges' : 'payments'
      const entry = (kind === 'charges' ? charges : payments)[wanted.place]
      if (!entry) return 404
      return (await desk.call('POST', `${path}/${kind}/${entry.id}/${wanted.to}`, { reason })).status
    }
    return (await desk.call('POST', `${path}/${wanted.to}`, wanted.body)).status
  }

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.boolean(), deed), { minLength: 4, maxLength: 14 }),
      async (deeds) => {
        await orm.update(bookings).set({ status: 'cancelled' })
        const ids = [
          await makeBooking(orm, villaId, { status: 'confirmed' }),
          await makeBooking(orm, await makeVilla(orm), { status: 'confirmed' }),
        ] as const
        const references = await Promise.all(
          ids.map(async (id) => (await desk.call('GET', `/api/admin/bookings/${id}`)).body.reference),
        )
        for (const [isFirst, wanted] of deeds) {
          const before = await Promise.all(ids.map(readFolio))
          const [id, other] = isFirst ? [ids[0], references[1]] : [ids[1], references[0]]
          const status = await perform(id, other, wanted)
          expect(status).toBeLessThan(500)
          const after = await Promise.all(ids.map(readFolio))
          for (const [index, folio] of after.entries()) {
            const { body: booking } = await desk.call('GET', `/api/admin/bookings/${ids[index]}`)
            const nights = booking.status === 'cancelled' ? 0 : toCents(booking.totalAmount)
            expect(toCents(folio.owed)).toBe(nights + sumOf(folio.charges))
            expect(toCents(folio.paid)).toBe(sumOf(folio.payments))
            expect(toCents(folio.due)).toBe(toCents(folio.owed) - toCents(folio.paid))
            expect(toCents(folio.paid)).toBeGreaterThanOrEqual(0)
            const { owed, paid, due } = await readBalance(orm, booking.id)
            expect([owed, paid, due]).toEqual([folio.owed, folio.paid, folio.due].map(toCents))
            const [open] = await orm.select().from(openBalances).where(eq(openBalances.bookingId, booking.id))
            expect(open?.dueCents ?? 0).toBe(due)
            expect(open === undefined).toBe(due === 0)
            // Entries that stand are never changed.
            expect(folio.payments.map(({ id: entry, amount: one }) => [entry, one])).toEqual(
              expect.arrayContaining(
                (before[index]?.payments ?? []).map(({ id: entry, amount: one }) => [entry, one]),
              ),
            )
          }
          const paidIn = (folios: BookingLedger[]) => folios.reduce((sum, { paid }) => sum + toCents(paid), 0)
          const isRefused = status >= 400
          if (isRefused || wanted.to === 'transfers') expect(paidIn(after)).toBe(paidIn(before))
          if (isRefused) expect(after).toEqual(before)
          if (wanted.to !== 'payments' && wanted.to !== 'refunds' && wanted.to !== 'reversal')
            expect(paidIn(after)).toBe(paidIn(before))
        }
      },
    ),
    { numRuns: 12 },
  )
})
