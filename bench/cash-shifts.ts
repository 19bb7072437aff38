import { listShifts } from '@/features/cash-drawer/server/read-shifts'
import { toDay } from '@/kernel/days'
import type { Database } from '@/server/db/connect'
import { startBuiltServer } from '../scripts/built-server'
import { openEngines } from './engines'
import { type BenchOptions, type Figure, median } from './figure'

const SHIFTS = 730
const PAYMENTS_A_SHIFT = 30
const BOUND_MS = 1000
const YEAR = { first: toDay('2026-01-01'), last: toDay('2026-12-31'), timeZone: 'Africa/Kampala' }

/** Time until the report of a year is read: two shifts a day with thirty payments each. */
export async function benchCashShifts(options: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const engine of await openEngines(options)) {
    const server = await startBuiltServer(await engine.environment('bench_shifts'))
    await fillWithShifts(server.database)
    const times: number[] = []
    for (let round = 0; round < 10; round++) {
      const begun = performance.now()
      const { shifts, takings } = await listShifts(server.database.orm, YEAR)
      times.push(performance.now() - begun)
      if (shifts.length !== SHIFTS || takings.length < SHIFTS) throw new Error('The report is not whole')
    }
    figures.push({
      name: `cash shifts of a year / ${BOUND_MS} ms, ${engine.name}`,
      ratio: median(times) / BOUND_MS,
      bound: { max: 1 },
      detail: `${median(times).toFixed(0)} ms for ${SHIFTS} shifts with ${SHIFTS * PAYMENTS_A_SHIFT} payments`,
    })
    await server.close()
    await engine.stop()
  }
  return figures
}

async function fillWithShifts({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date, number_of_guests, total_cents)
     select min(id), 'Sample Guest', 'sample@guest.example', '2026-01-01', '2026-01-02', 1, 1000000 from villas`,
  )
  await pool.query(
    `insert into cash_shifts (opened_by_id, opened_by_email, float_cents, float_shillings, created_at, closed_at,
       closed_by_id, closed_by_email, count, counted_cents, counted_shillings, expected_cents, expected_shillings)
     select 1, 'desk@guest.example', 0, 0, begun, begun + interval '8 hours', 1, 'desk@guest.example', '{}', 0, 0, 0, 0
     from generate_series(0, $1::int - 1) as n,
       lateral (select timestamptz '2026-01-01 06:00+03' + n * interval '12 hours' as begun) as shift`,
    [SHIFTS],
  )
  await pool.query(
    `insert into booking_payments (booking_id, method, amount_cents, shift_id, staff_id, staff_email, created_at)
     select (select max(id) from bookings), (array['cash', 'card', 'mobile-money'])[1 + n % 3], 6500, cash_shifts.id,
       1 + n % 2, 'clerk' || n % 2 || '@guest.example', cash_shifts.created_at
     from cash_shifts, generate_series(0, $1::int - 1) as n`,
    [PAYMENTS_A_SHIFT],
  )
  await pool.query('analyze')
}
