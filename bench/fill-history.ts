import pg from 'pg'

/** Nights ahead of today that are taken. */
const DAYS_AHEAD = 60

/**
 * `count` bookings of the villas that are there: every night back from two months ahead taken by a stay of one night, and as
 * many that were cancelled; with them the persons, a payment of each stay that is over, a mail and an entry in the trail of each
 * booking, and a message of a visitor for each hundred. What triggers would add is written by hand: one by one it takes hours.
 */
export async function fillWithHistory(url: string, count: number): Promise<void> {
  // Not of the app's pool, which gives up on what takes long.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("set session_replication_role = 'replica'")
    await client.query(
      `insert into bookings (villa_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date,
         number_of_guests, total_cents, nights, status, source, created_at, updated_at)
       select villa, 'Sample Guest ' || person, 'guest' || person || '@guest.example', '+256700' || lpad(person::text, 6, '0'),
         day, day + 1, 2, 6500, jsonb_build_array(jsonb_build_object('day', day, 'cents', 6500)),
         case when n % 2 = 1 then 'cancelled' when day < current_date then 'checked-out' else 'confirmed' end,
         (array['website', 'phone', 'walk-in', 'email'])[1 + n % 4],
         day - interval '20 days', day - interval '20 days'
       from (select id as villa, row_number() over (order by id) - 1 as place from villas) as own,
         generate_series(0, $1::int / (select count(*)::int from villas) - 1) as n,
         lateral (select current_date + $2::int - n / 2 as day, (n * 31 + place * 7919) % greatest($1::int / 2, 1) as person) as stay`,
      [count, DAYS_AHEAD],
    )
    for (const statement of BESIDES) await client.query(statement)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const BESIDES = [
  `insert into stay_parts (booking_id, villa_id, check_in_date, check_out_date, holds_nights)
   select id, villa_id, check_in_date, check_out_date, status <> 'cancelled' from bookings`,
  `insert into guests (name, created_at, updated_at)
   select guest_name, min(created_at), max(updated_at) from bookings group by guest_name`,
  `insert into guest_contacts (guest_id, kind, value)
   select id, 'email', 'guest' || split_part(name, ' ', 3) || '@guest.example' from guests`,
  `insert into guest_stays (booking_id, guest_id)
   select bookings.id, guests.id from bookings join guests on guests.name = bookings.guest_name`,
  `insert into booking_payments (booking_id, method, amount_cents, staff_id, staff_email, created_at, business_day)
   select id, (array['cash', 'card', 'mobile-money'])[1 + id % 3], 6500, 1, 'desk@guest.example',
     check_in_date + time '15:00', check_in_date
   from bookings where status = 'checked-out'`,
  `insert into mails (kind, subject_id, status, attempts, recipient, sent_at, created_at)
   select 'request-received', id, 'sent', 1, guest_email, created_at, created_at from bookings`,
  `insert into audit_entries (staff_id, staff_email, resource, row_id, action, before, after, created_at)
   select 1, 'desk@guest.example', 'bookings', id, 'status', '{"status": "pending"}', jsonb_build_object('status', status), created_at
   from bookings`,
  `insert into contact_messages (name, email, subject, message, status, created_at)
   select guest_name, guest_email, 'A question', 'Is there a cot?', case when id % 1000 = 0 then 'unread' else 'read' end, created_at
   from bookings where id % 100 = 0`,
]
