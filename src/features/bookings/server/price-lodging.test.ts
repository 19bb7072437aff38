import fc from 'fast-check'
import { expect } from 'vitest'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import type { Villa } from '@/features/villas/contract'
import { seasons } from '@/features/villas/server/table'
import { addDays, toDay } from '@/kernel/days'
import { parseAmount, toAmount } from '@/kernel/money'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { BOARDS } from '../rules/board'
import { priceIn } from '../rules/offered-villas'

const TODAY = toDay('2027-03-10')

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { today: TODAY })
  onCleanup(() => app.close())
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  return { app, ...(await signInAs(app, database.orm, 'user')) }
})

const stays = fc.record({
  ahead: fc.integer({ min: 0, max: 60 }),
  nights: fc.integer({ min: 1, max: 12 }),
  board: fc.constantFrom(...BOARDS),
  base: fc.integer({ min: 1, max: 40_000 }),
  weekend: fc.option(fc.integer({ min: 1, max: 60_000 })),
  season: fc.integer({ min: 1, max: 50_000 }),
})

type Chosen = typeof stays extends fc.Arbitrary<infer Stay> ? Stay : never

test('a stay costs the same to the cent in the rules, for a guest, at the desk, in the list, the ledger and the report', async ({
  desk,
  database: { orm, pool },
}) => {
  const read = async (path: string) => (await desk.call('GET', path)).body
  const check = async ({ ahead, nights, board, ...prices }: Chosen) => {
    const villaId = await makeVilla(orm, {
      basePriceCents: prices.base,
      weekendPriceCents: prices.weekend,
      halfBoardPriceCents: prices.base + 1801,
      fullBoardPriceCents: prices.base + 3203,
    })
    await orm.insert(seasons).values({
      name: 'Easter',
      villaId,
      startDate: toDay('2027-03-25'),
      endDate: toDay('2027-04-06'),
      priceCents: prices.season,
    })
    const stay = { checkIn: addDays(TODAY, ahead), checkOut: addDays(TODAY, ahead + nights) }
    const villa = ((await read('/api/villas')) as Villa[]).find(({ id }) => id === villaId)
    if (!villa) throw new Error('the villa is not for sale')
    const total = toAmount(priceIn(villa, stay, board) ?? -1)

    const days = { checkInDate: stay.checkIn, checkOutDate: stay.checkOut, board, totalAmount: total }
    const asGuest = await desk.app.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: bookingRequest(villaId, days),
    })
    expect(asGuest.statusCode, asGuest.body).toBe(201)
    expect(asGuest.json().totalAmount).toBe(total)
    await pool.query('update bookings set status = $1', ['cancelled'])
    const guest = {
      guestName: 'Sample Guest',
      guestEmail: null,
      guestPhone: '+256 700 000 012',
      specialRequests: null,
    }
    const wanted = { villaId, ...days, ...guest, numberOfGuests: 2, source: 'phone', status: 'confirmed' }
    const { status, body } = await desk.call('POST', '/api/admin/bookings', wanted)
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.totalAmount).toBe(total)

    expect((await read(`/api/admin/bookings?villaId=${villaId}&status=confirmed`))[0].totalAmount).toBe(total)
    expect((await read(`/api/admin/bookings/summary?villaId=${villaId}&status=confirmed`)).amount).toBe(total)
    expect((await read(`/api/admin/bookings/${body.id}/payments`)).due).toBe(total)
    const period = `first=${TODAY}&last=${addDays(TODAY, 80)}&step=week`
    const { whole, parts } = await read(`/api/admin/reports?${period}`)
    expect(whole.revenue).toBe(total)
    const sum = parts.reduce(
      (cents: number, part: { revenue: string }) => cents + (parseAmount(part.revenue) ?? 0),
      0,
    )
    expect(toAmount(sum)).toBe(total)
    // There and back again it is priced anew by the same rules.
    const moved = { checkInDate: addDays(stay.checkIn, 1), checkOutDate: addDays(stay.checkOut, 1) }
    expect((await desk.call('PATCH', `/api/admin/bookings/${body.id}`, moved)).status).toBe(200)
    const back = await desk.call('PATCH', `/api/admin/bookings/${body.id}`, {
      checkInDate: stay.checkIn,
      checkOutDate: stay.checkOut,
    })
    expect(back.body.totalAmount).toBe(total)
    await pool.query('truncate seasons, bookings, villas cascade')
  }
  await fc.assert(fc.asyncProperty(stays, check), { numRuns: 25, endOnFailure: true })
})
