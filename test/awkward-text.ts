import type pg from 'pg'

const characters = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Characters that end lines, quotations or fields somewhere, or that decoders drop. PostgreSQL takes all but NUL. */
export const AWKWARD = [
  '\uFEFF',
  characters(0x01, 0x20),
  characters(0x7f, 0xa0),
  '\u2028 \u2029 \u200E \u200F \u202E \uFFFD \uFFFE \uFFFF',
  'line\nfeed, return\rreturn, both\r\nend\t0\nend',
  `'"\`\\ \\N \\. \\u2028 {"a":[1]} $1 %s é e\u0301 客 👩‍👩‍👧 𝒳 \u{10FFFF}\\`,
].join(' ')

/** What a column must hold where its table has a rule about it, in SQL; $1 is the awkward text. */
const FITTING: Record<string, string> = {
  // Nights of the one villa that its one booking leaves free.
  'blocks.start_date': "'2027-06-01'",
  'blocks.end_date': "'2027-06-01'",
  'blog_posts.body': "jsonb_build_object('type', 'doc', 'a', $1)",
  'blog_posts.slug': "'dusk'",
  'booking_payments.amount_cents': '6500',
  'booking_payments.method': "'cash'",
  'bookings.arrival_time': 'NULL',
  'bookings.check_out_date': "'2027-05-02'",
  'bookings.guest_email': "$1 || 'a@b'",
  'bookings.payment_method': 'NULL',
  'bookings.payment_time': 'NULL',
  'bookings.nights': 'NULL',
  'booked_extras.served_on': "'arrival'",
  'booked_extras.unit': "'stay'",
  'budgets.month': "'2027-03'",
  'calendar_feeds.url': "'https://' || $1",
  'charge_items.department': "'other'",
  'charge_items.served_on': "'arrival'",
  'charge_items.unit': "'stay'",
  'group_holds.board': "'bed-and-breakfast'",
  'group_holds.check_out_date': "'2027-05-02'",
  'group_holds.kept_until': "'2027-04-01'",
  'house_facts.answer': "'yes'",
  'content_translations.language': "'fr'",
  'page_sections.body': "jsonb_build_object('type', 'doc', 'a', $1)",
  'page_sections.section': "'about-story'",
  'cleaning_marks.mark': "'clean'",
  'cash_movements.kind': "'pay-in'",
  'cash_shifts.closed_by_email': 'NULL',
  'cash_shifts.count': 'NULL',
  'companies.email': "$1 || 'a@b'",
  'contact_messages.email': "$1 || 'a@b'",
  'contact_messages.guests': "'2'",
  'document_counters.kind': "'invoice'",
  'documents.kind': "'invoice'",
  'events.end_time': "'23:00'",
  'events.start_time': "'18:00'",
  'event_enquiries.catering': "'none'",
  'event_enquiries.email': "$1 || 'a@b'",
  'event_enquiries.layout': "'theatre'",
  'event_enquiries.venue': "'banquet-hall'",
  'exchange_rates.shillings_per_dollar': '3700',
  'feed_stays.check_out_date': "'2027-05-02'",
  'folio_charges.department': "'other'",
  'folio_charges.tax_kind': "'exempt'",
  'gallery_images.category': "'villas'",
  'guest_contacts.kind': "'email'",
  'id_documents.kind': "'passport'",
  'mailboxes.left_reason': "'too-many'",
  'mails.outage': 'NULL',
  'maintenance_tickets.urgency': "'normal'",
  'media_files.kind': "'image'",
  'money_approvals.decided_by_email': 'NULL',
  'money_approvals.decision': 'NULL',
  'alarms.kind': "'disk'",
  'message_consents.purpose': "'reviews'",
  'message_consents.source': "'staff'",
  'money_approvals.department': 'NULL',
  'guest_message_rules.moment': "'before-arrival'",
  'guest_message_rules.way': "'mail'",
  'phone_messages.way': "'sms'",
  'phone_messages.status': "'sent'",
  'phone_consents.source': "'staff'",
  'money_approvals.kind': "'refund'",
  'money_approvals.method': "'cash'",
  'money_approvals.price_kind': 'NULL',
  'money_approvals.tax_kind': 'NULL',
  'night_snapshots.origin': "'clock'",
  'night_snapshots.villas': 'jsonb_build_array($1)',
  'online_payments.failure': 'NULL',
  'online_payments.provider': "'mtn'",
  'online_payments.purpose': "'balance'",
  'online_refunds.state': "'asked'",
  'payment_links.purpose': "'balance'",
  'promo_codes.code': "'MARCH-10'",
  'promo_codes.kind': "'percentage'",
  'promo_codes.value': '1000',
  'promo_codes.category_ids': 'NULL',
  'push_keys.id': '1',
  'push_messages.kind': "'request'",
  'push_messages.status': "'queued'",
  'rate_plans.cancellation': "'property'",
  'rate_plans.cancellation_hours': 'NULL',
  'rate_plans.category_ids': 'NULL',
  'rate_plans.change': '-1000',
  'rate_plans.kind': "'percentage'",
  'registration_cards.document_kind': 'NULL',
  'registration_cards.purpose': 'NULL',
  'registration_cards.signature_path': 'NULL',
  'registration_cards.signed_at': 'NULL',
  'registration_cards.signed_by_email': 'NULL',
  'registration_cards.signed_how': 'NULL',
  'reservation_groups.guest_email': "$1 || 'a@b'",
  // Beside those that its trigger gives the one booking.
  'stay_parts.check_in_date': "'2027-07-01'",
  'stay_parts.check_out_date': "'2027-07-02'",
  'tax_rates.kind': "'vat'",
  'users.email': "lower($1) || 'a@b'",
  'villa_conditions.condition': "'dirty'",
  'villa_calendars.token': "'a-token-of-22-characters'",
  'villa_openings.closed_on': "'2027-05-02'",
  'villa_categories.beds': 'jsonb_build_array($1)',
  'villas.beds': 'jsonb_build_array($1)',
  'villas.floor': 'NULL',
  'villas.slug': "'rose-villa'",
  'webhook_deliveries.kind': "'booking.paid'",
  'webhook_deliveries.status': "'queued'",
}

const VALUES: Record<string, string> = {
  text: '$1',
  'text[]': 'ARRAY[$1]',
  jsonb: "jsonb_build_object('a', $1, $1, 'b')",
  integer: '1',
  bigint: '1',
  boolean: 'true',
  date: "'2027-05-01'",
  'timestamp with time zone': 'now()',
}

type Column = { table: string; name: string; type: string; isGiven: boolean; mayStay: boolean }

const COLUMNS = `
  SELECT relname AS table, attname AS name, format_type(atttypid, NULL) AS type,
    attnotnull AND NOT atthasdef AS "isGiven",
    EXISTS (SELECT FROM pg_constraint WHERE conrelid = attrelid AND contype = 'c' AND attnum = ANY (conkey))
      AND atthasdef AS "mayStay"
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY relname, attnum`

/**
 * Empties every table and puts one row in it, with the awkward text in every column that takes text. Answers the
 * columns that hold it, as table.column.
 */
export async function fillWithAwkwardText(pool: pg.Pool): Promise<string[]> {
  const { rows: columns } = await pool.query<Column>(COLUMNS)
  const client = await pool.connect()
  const holding: string[] = []
  try {
    await client.query('BEGIN')
    // References and triggers are not looked at meanwhile: every row is number 1 and refers to number 1.
    await client.query('SET LOCAL session_replication_role = replica')
    for (const table of new Set(columns.map((column) => column.table))) {
      const filled = columns.filter((column) => column.table === table && needsValue(column))
      const values = filled.map(toValue)
      for (const [index, { name }] of filled.entries())
        if (values[index]?.includes('$1')) holding.push(`${table}.${name}`)
      await client.query(`DELETE FROM ${table}`)
      const names = filled.map(({ name }) => `"${name}"`).join(', ')
      const holds = values.some((value) => value.includes('$1'))
      await client.query(
        `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE VALUES (${values.join(', ')})`,
        holds ? [AWKWARD] : [],
      )
    }
    await client.query('COMMIT')
  } finally {
    client.release(true)
  }
  return holding
}

/** References that may be null by themselves, but not by a check of their table. */
const NEEDED = new Set(['message_replies.message_id', 'received_mails.message_id'])

function needsValue({ table, name, type, isGiven, mayStay }: Column): boolean {
  if (NEEDED.has(`${table}.${name}`)) return true
  return name === 'id' || isGiven || (['text', 'text[]', 'jsonb'].includes(type) && !mayStay)
}

function toValue({ table, name, type }: Column): string {
  const value = FITTING[`${table}.${name}`] ?? VALUES[type]
  if (value === undefined) throw new Error(`How is ${table}.${name} of type ${type} filled?`)
  return value.replaceAll('$1', '$1::text')
}
