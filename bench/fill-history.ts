import pg from 'pg'

/** Nights ahead of today that are taken. */
const DAYS_AHEAD = 60

/**
 * `count` bookings of the villas that are there: every night back from two months ahead taken by a stay of one night, and as
 * many that were cancelled; with them the persons, a dinner, a payment, a registration card and a message of a rule for each stay that is
 * over, papers for a fifth of these (half of them a company's), a provider's payment for a tenth, a review for a fiftieth; a mail and
 * an entry in the trail of each booking, a message of a visitor for each hundred. A few stays are unpaid, fewer paid too much. What
 * triggers would add is written by hand: one by one it takes hours.
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

/** What stands on a paper of `booking`. */
const PAPER = `jsonb_build_object(
  'seller', jsonb_build_object('name', 'Hotel', 'address', 'Mbarara', 'phone', '', 'email', '', 'taxNumber', ''),
  'billTo', jsonb_build_object('name', guest_name, 'address', null, 'taxNumber', null, 'email', guest_email),
  'stay', jsonb_build_object('reference', booking.reference, 'guestName', guest_name, 'guestEmail', guest_email, 'villa', 'A villa',
    'checkIn', check_in_date, 'checkOut', check_out_date, 'meals', 'Bed and breakfast'),
  'lines', jsonb_build_array(jsonb_build_object('text', 'One night', 'amount', '65.00'), jsonb_build_object('text', 'Dinner', 'amount', '20.00')),
  'total', '85.00', 'taxes', '[]'::jsonb, 'payments', '[]'::jsonb, 'paid', null, 'due', null, 'credits', null, 'reason', null,
  'covers', jsonb_build_object('nights', '65.00', 'chargeIds', '[]'::jsonb))`

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
   select id, (array['cash', 'card', 'mobile-money'])[1 + id % 3], case when id % 50000 = 7 then 9500 else 8500 end, 1,
     'desk@guest.example', check_in_date + time '15:00', check_in_date
   from bookings where status = 'checked-out' and id % 5000 <> 10`,
  `insert into folio_charges (booking_id, charged_on, department, description, amount_cents, staff_id, staff_email, created_at)
   select id, check_in_date, 'restaurant', 'Dinner', 2000, 1, 'desk@guest.example', check_in_date + time '20:00'
   from bookings where status = 'checked-out'`,
  `insert into registration_cards (booking_id, full_name, nationality, address, vehicle, is_by_guest)
   select id, guest_name, 'UG', 'Mbarara', '', true from bookings where status = 'checked-out'`,
  `insert into guest_message_rules (name, moment, days, at_minutes, subject, text, is_active)
   values ('Before arrival', 'before-arrival', 2, 600, 'Your stay', 'We look forward to it.', false)`,
  `insert into guest_messages (rule_id, booking_id, created_at)
   select (select max(id) from guest_message_rules), id, check_in_date - 2 from bookings where status = 'checked-out'`,
  `insert into companies (name) select 'Sample Company ' || n from generate_series(1, 200) as n`,
  `insert into documents (kind, year, number, booking_id, company_id, payment_id, issued_on, due_on, total_cents, content,
     staff_id, staff_email)
   select kind, extract(year from check_out_date)::int, row_number() over (partition by kind order by booking.id), booking.id,
     case when booking.id % 10 = 0 then 1 + booking.id / 10 % 200 end, case when kind = 'receipt' then payment.id end,
     check_out_date, case when kind = 'invoice' and booking.id % 10 = 0 then check_out_date + 30 end, 8500,
     ${PAPER}, 1, 'desk@guest.example'
   from bookings booking left join booking_payments payment on payment.booking_id = booking.id, unnest(array['invoice', 'receipt']) as kind
   where booking.id % 5 = 0 and status = 'checked-out' and (kind = 'invoice' or payment.id is not null)`,
  `insert into online_payments (reference, booking_id, provider, purpose, amount_cents, state, payment_id, asked_by_id, asked_by_email)
   select 'bench-' || id, booking_id, 'mtn', 'balance', amount_cents, 'paid', id, 0, 'guest' from booking_payments where id % 10 = 0`,
  `insert into reviews (booking_id, first_name, departed_on, overall, words, submitted_at, published_at)
   select id, 'Sample', check_out_date, 5, 'A quiet villa.', check_out_date, check_out_date
   from bookings where status = 'checked-out' and id % 50 = 0`,
  `insert into mails (kind, subject_id, status, attempts, recipient, sent_at, created_at)
   select 'request-received', id, 'sent', 1, guest_email, created_at, created_at from bookings`,
  `insert into audit_entries (staff_id, staff_email, resource, row_id, action, before, after, created_at)
   select 1, 'desk@guest.example', 'bookings', id, 'status', '{"status": "pending"}', jsonb_build_object('status', status), created_at
   from bookings`,
  'select fill_open_balances()',
  `insert into contact_messages (name, email, subject, message, status, created_at)
   select guest_name, guest_email, 'A question', 'Is there a cot?', case when id % 1000 = 0 then 'unread' else 'read' end, created_at
   from bookings where id % 100 = 0`,
]
