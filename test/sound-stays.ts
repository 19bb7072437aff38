import { expect } from 'vitest'
import type { Day } from '@/kernel/days'

type Pool = { query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }> }

/** Holds the whole database against what must be true whatever clerks did; remembers what past nights cost. */
export async function expectSoundStays(pool: Pool, today: Day, past: Map<string, number>) {
  const shared = await pool.query(
    `select one.id, other.id from stay_parts one join stay_parts other
       on one.villa_id = other.villa_id and one.id < other.id and one.holds_nights and other.holds_nights
       and daterange(one.check_in_date, one.check_out_date) && daterange(other.check_in_date, other.check_out_date)
     union all
     select part.id, blocks.id from stay_parts part join blocks on part.villa_id = blocks.villa_id and part.holds_nights
       and daterange(part.check_in_date, part.check_out_date) && daterange(blocks.start_date, blocks.end_date, '[]')`,
  )
  expect(shared.rows).toEqual([])
  const broken = await pool.query(
    `select bookings.id, status, bookings.villa_id, bookings.check_in_date, bookings.check_out_date,
       json_agg(part order by part.check_in_date) as parts
     from bookings left join stay_parts part on part.booking_id = bookings.id
     where status <> 'checked-out'
     group by bookings.id
     having coalesce(min(part.check_in_date) <> bookings.check_in_date
       or max(part.check_out_date) <> bookings.check_out_date
       or sum(part.check_out_date - part.check_in_date) <> bookings.check_out_date - bookings.check_in_date
       or (array_agg(part.villa_id order by part.check_in_date desc))[1] <> bookings.villa_id
       or bool_or(part.holds_nights <> (status not in ('cancelled', 'no-show'))), true)`,
  )
  expect(broken.rows).toEqual([])
  const nights = await pool.query(
    `select bookings.id, night ->> 'day' as day, (night ->> 'cents')::int as cents
     from bookings, jsonb_array_elements(nights) night
     where status in ('checked-in', 'checked-out') and (night ->> 'day')::date < $1`,
    [today],
  )
  for (const { id, day, cents } of nights.rows) {
    const key = `${id} ${day}`
    const before = past.get(key)
    if (before !== undefined) expect([key, cents]).toEqual([key, before])
    past.set(key, Number(cents))
  }
}
