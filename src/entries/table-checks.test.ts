import { expect } from 'vitest'
import { test } from '../../test/database'

type Row = Record<string, unknown>

/** A row of each table that is good as it stands; villa 1, booking 1000 and feed 1000 are there. */
const GOOD: Record<string, Row> = {
  users: { email: 'sample@example.com', password_hash: 'hash' },
  villa_categories: { name: 'Deluxe Villa' },
  villas: { name: 'Rose Villa', slug: 'rose-villa', description: 'Roses' },
  villa_openings: { villa_id: 1, opened_on: '2027-03-10' },
  villa_images: { villa_id: 1, image_url: '/1.jpg' },
  villa_videos: { villa_id: 1, title: 'A walk', video_url: '/1.mp4' },
  seasons: { name: 'Christmas', start_date: '2027-12-20', end_date: '2028-01-02' },
  bookings: {
    villa_id: 1,
    guest_name: 'Sample Guest',
    guest_email: 'sample@example.com',
    check_in_date: '2027-03-10',
    check_out_date: '2027-03-12',
    number_of_guests: 2,
    total_cents: 13_000,
  },
  reservation_groups: { guest_name: 'Sample Guest', guest_email: 'sample@example.com' },
  blocks: { villa_id: 1, start_date: '2027-04-10', end_date: '2027-04-10' },
  calendar_feeds: { villa_id: 1, name: 'Sample Stays', url: 'https://stays.example/1.ics' },
  feed_stays: { feed_id: 1000, uid: '1', check_in_date: '2027-03-10', check_out_date: '2027-03-12' },
  villa_calendars: { villa_id: 1, token: 'a-token-of-22-characters' },
  booking_notes: { booking_id: 1000, staff_id: 1, staff_email: 'sample@example.com', text: 'Late' },
  booking_payments: {
    booking_id: 1000,
    method: 'cash',
    amount_cents: 6500,
    staff_id: 1,
    staff_email: 'sample@example.com',
  },
  folio_charges: {
    booking_id: 1000,
    charged_on: '2027-03-10',
    department: 'laundry',
    description: 'Two shirts',
    amount_cents: 800,
    staff_id: 1,
    staff_email: 'sample@example.com',
  },
  mailbox_codes: { booking_id: 1000, code_hash: 'hash' },
  mails: { kind: 'request-received', subject_id: 1000 },
  reviews: {
    booking_id: 1000,
    first_name: 'Sample',
    departed_on: '2027-01-02',
    overall: 5,
    submitted_at: '2027-01-03',
  },
  event_enquiries: {
    venue: 'banquet-hall',
    event_date: '2027-05-15',
    guests: 120,
    layout: 'banquet',
    catering: 'dinner',
    villas: 12,
    name: 'Sample Guest',
    email: 'sample@example.com',
  },
  tax_rates: { kind: 'vat', applies_from: '2027-01-01', hundredths: 1800 },
  companies: { name: 'Ankole Tours', email: 'accounts@example.com' },
  booking_billing: { booking_id: 1000, name: 'Ankole Tours' },
  document_counters: { kind: 'invoice', year: 2027, last_number: 1 },
  documents: {
    kind: 'invoice',
    year: 2027,
    number: 1,
    booking_id: 1000,
    issued_on: '2027-03-10',
    total_cents: 13_000,
    content: '{}',
    staff_id: 1,
    staff_email: 'sample@example.com',
  },
  exchange_rates: { shillings_per_dollar: 3700 },
  gallery_images: { title: 'Dusk', image_url: '/1.jpg', category: 'exterior' },
  video_tours: { title: 'A walk', video_url: '/1.mp4' },
  video_settings: { section: 'welcome', setting_key: 'title' },
  events: { title: 'Supper', start_date: '2027-03-10' },
  hero_slides: { title: 'Evening', image_url: '/1.jpg' },
  contact_messages: { name: 'Sample Guest', email: 'sample@example.com', subject: 'Other', message: 'Hello' },
  blog_posts: { title: 'Dusk', slug: 'dusk', content: 'Text' },
  property_facts: { facts: '{}' },
  media_files: {
    kind: 'image',
    url: '/uploads/pictures/a-4x3/4.jpg',
    storage_keys: '{pictures/a-4x3/4.jpg}',
    original_name: 'Dusk.jpg',
    content_type: 'image/jpeg',
    bytes: 700,
    uploaded_by: 'sample@example.com',
  },
}

/** What each check constraint is there to refuse, one row or more. */
const NONSENSE: Record<string, [table: string, ...rows: Row[]]> = {
  users_email_lower_case: ['users', { email: 'Sample@example.com' }, { email: 'sample' }],
  users_role_known: ['users', { role: 'owner' }],
  villa_categories_name_given: ['villa_categories', { name: ' ' }],
  villa_categories_prices_not_negative: [
    'villa_categories',
    { price_per_night_cents: -1 },
    { half_board_price_cents: -1 },
    { full_board_price_cents: -1 },
  ],
  villa_categories_guests_positive: ['villa_categories', { max_guests: 0 }],
  villa_categories_rooms_not_negative: [
    'villa_categories',
    { bedrooms: -0.5 },
    { bathrooms: -0.5 },
    { room_size: -0.1 },
    { balconies: -1 },
  ],
  villas_name_given: ['villas', { name: '' }],
  villas_slug_form: ['villas', { slug: 'Rose Villa' }, { slug: '-rose' }, { slug: '' }],
  villas_floor_known: ['villas', { floor: 'Cellar' }],
  villas_prices_not_negative: [
    'villas',
    { base_price_cents: -1 },
    { half_board_price_cents: -1 },
    { full_board_price_cents: -1 },
    { weekend_price_cents: -1 },
    { seasonal_price_cents: -1 },
  ],
  villas_guests_positive: ['villas', { max_guests: 0 }],
  villas_rooms_not_negative: [
    'villas',
    { bedrooms: -0.5 },
    { bathrooms: -0.5 },
    { room_size: -0.1 },
    { balconies: -1 },
  ],
  villa_images_order_not_negative: ['villa_images', { sort_order: -1 }],
  villa_videos_title_given: ['villa_videos', { title: ' ' }],
  villa_videos_type_known: ['villa_videos', { video_type: 'tape' }],
  villa_openings_close_after_open: ['villa_openings', { closed_on: '2027-03-10' }],
  villa_videos_duration_positive: ['villa_videos', { duration_seconds: 0 }],
  villa_videos_order_not_negative: ['villa_videos', { sort_order: -1 }],
  seasons_name_given: ['seasons', { name: ' ' }],
  seasons_end_not_before_start: ['seasons', { end_date: '2027-12-19' }],
  seasons_one_reach: ['seasons', { villa_id: 1, category_id: 1 }],
  seasons_prices_not_negative: ['seasons', { price_cents: -1 }, { price_cents: 1, weekend_price_cents: -1 }],
  seasons_weekend_price_beside_price: ['seasons', { weekend_price_cents: 1 }],
  seasons_min_nights_positive: ['seasons', { min_nights: 0 }],
  mails_kind_given: ['mails', { kind: ' ' }],
  mails_status_known: ['mails', { status: 'lost' }],
  mails_outage_known: ['mails', { outage: 'weather' }],
  mails_attempts_not_negative: ['mails', { attempts: -1 }],
  blocks_end_not_before_start: ['blocks', { end_date: '2027-04-09' }],
  calendar_feeds_name_given: ['calendar_feeds', { name: ' ' }],
  calendar_feeds_url_form: ['calendar_feeds', { url: 'file:///etc/hostname' }, { url: 'stays.example' }],
  calendar_feeds_counts_not_negative: ['calendar_feeds', { failures: -1 }, { stay_count: -1 }],
  feed_stays_check_out_after_check_in: ['feed_stays', { check_out_date: '2027-03-10' }],
  villa_calendars_token_form: ['villa_calendars', { token: 'short' }, { token: 'of 22 characters, well' }],
  blocks_kind_known: ['blocks', { kind: 'party' }],
  bookings_check_out_after_check_in: ['bookings', { check_out_date: '2027-03-10' }],
  bookings_status_known: ['bookings', { status: 'maybe' }],
  bookings_board_known: ['bookings', { board: 'all' }],
  bookings_payment_method_known: ['bookings', { payment_method: 'cheque' }],
  bookings_payment_time_known: ['bookings', { payment_time: 'never' }],
  bookings_mailbox_proof_known: ['bookings', { mailbox_proof: 'perhaps' }],
  bookings_arrival_time_known: ['bookings', { arrival_time: '18:30' }],
  mailbox_codes_tries_not_negative: ['mailbox_codes', { wrong_tries: -1 }],
  bookings_source_known: ['bookings', { source: 'rumour' }],
  bookings_guest_reachable: ['bookings', { guest_email: null, guest_phone: null }],
  booking_payments_method_known: ['booking_payments', { method: 'cheque' }],
  booking_payments_sign: ['booking_payments', { amount_cents: 0 }, { amount_cents: -1 }],
  booking_payments_shillings_whole: [
    'booking_payments',
    { shillings: 3700 },
    { shillings_per_dollar: 3700 },
    { shillings: 3700, shillings_per_dollar: 0 },
  ],
  booking_payments_shillings_sign: [
    'booking_payments',
    { shillings: 0, shillings_per_dollar: 3700 },
    { shillings: -3700, shillings_per_dollar: 3700 },
  ],
  folio_charges_department_known: ['folio_charges', { department: 'garage' }],
  folio_charges_tax_kind_known: ['folio_charges', { tax_kind: 'half' }],
  folio_charges_description_given: ['folio_charges', { description: ' ' }],
  folio_charges_quantity_positive: ['folio_charges', { quantity: 0 }],
  folio_charges_amount_given: ['folio_charges', { amount_cents: 0 }],
  booking_notes_text_given: ['booking_notes', { text: ' ' }],
  bookings_guests_positive: ['bookings', { number_of_guests: 0 }],
  bookings_party_has_adult: ['bookings', { number_of_guests: 2, child_ages: '[4,9]' }],
  bookings_total_not_negative: ['bookings', { total_cents: -1 }],
  bookings_nights_fit: [
    'bookings',
    { nights: '[]' },
    { nights: '[{}, {}]' },
    { nights: '[{"day": "2027-03-10", "cents": 13000}]' },
    { nights: '[{"day": "2027-03-10", "cents": 6500}, {"day": "2027-03-11", "cents": 6499}]' },
    { nights: '[{"day": "2027-03-11", "cents": 6500}, {"day": "2027-03-10", "cents": 6500}]' },
  ],
  bookings_guest_name_given: ['bookings', { guest_name: ' ' }],
  bookings_guest_email_form: ['bookings', { guest_email: 'sample' }, { guest_email: '@example.com' }],
  reservation_groups_guest_name_given: ['reservation_groups', { guest_name: ' ' }],
  reservation_groups_guest_email_form: ['reservation_groups', { guest_email: 'sample' }],
  reservation_groups_guest_reachable: ['reservation_groups', { guest_email: null, guest_phone: null }],
  reservation_groups_idempotency_whole: ['reservation_groups', { idempotency_key: 'key' }],
  bookings_idempotency_whole: ['bookings', { idempotency_key: 'key' }, { idempotency_hash: 'hash' }],
  gallery_images_title_given: ['gallery_images', { title: ' ' }],
  gallery_images_image_given: ['gallery_images', { image_url: '' }],
  gallery_images_category_known: ['gallery_images', { category: 'adventures' }],
  video_tours_title_given: ['video_tours', { title: ' ' }],
  video_tours_video_given: ['video_tours', { video_url: '' }],
  video_tours_type_known: ['video_tours', { video_type: 'tape' }],
  video_tours_duration_not_negative: ['video_tours', { duration_seconds: -1 }],
  video_settings_section_given: ['video_settings', { section: ' ' }],
  video_settings_key_given: ['video_settings', { setting_key: ' ' }],
  events_title_given: ['events', { title: ' ' }],
  events_end_not_before_start: ['events', { end_date: '2027-03-09' }],
  events_capacity_positive: ['events', { capacity: 0 }],
  events_price_not_negative: ['events', { price_cents: -1 }],
  media_files_kind_known: ['media_files', { kind: 'sound' }],
  media_files_name_given: ['media_files', { original_name: ' ' }],
  media_files_sizes_positive: ['media_files', { bytes: 0 }, { width: 0 }, { height: 0 }],
  media_files_something_stored: ['media_files', { storage_keys: '{}' }],
  hero_slides_title_given: ['hero_slides', { title: ' ' }],
  hero_slides_image_given: ['hero_slides', { image_url: '' }],
  contact_messages_status_known: ['contact_messages', { status: 'seen' }],
  contact_messages_guests_known: ['contact_messages', { guests: 'a bus' }],
  contact_messages_name_given: ['contact_messages', { name: ' ' }],
  contact_messages_message_given: ['contact_messages', { message: ' ' }],
  contact_messages_email_form: ['contact_messages', { email: 'sample' }],
  reviews_first_name_given: ['reviews', { first_name: ' ' }],
  reviews_ratings_in_range: [
    'reviews',
    { overall: 0 },
    { overall: 6 },
    { cleanliness: 0 },
    { quiet: 6 },
    { breakfast: -1 },
    { welcome: 9 },
  ],
  reviews_submitted_rated: ['reviews', { overall: null }, { submitted_at: null }],
  reviews_published_submitted: ['reviews', { overall: null, submitted_at: null, published_at: '2027-01-04' }],
  event_enquiries_venue_known: ['event_enquiries', { venue: 'roof' }],
  event_enquiries_layout_known: ['event_enquiries', { layout: 'circus' }],
  event_enquiries_catering_known: ['event_enquiries', { catering: 'feast' }],
  event_enquiries_status_known: ['event_enquiries', { status: 'lapsed' }],
  event_enquiries_guests_positive: ['event_enquiries', { guests: 0 }],
  event_enquiries_villas_not_negative: ['event_enquiries', { villas: -1 }],
  event_enquiries_name_given: ['event_enquiries', { name: ' ' }],
  event_enquiries_email_form: ['event_enquiries', { email: 'sample' }],
  tax_rates_kind_known: ['tax_rates', { kind: 'window-tax' }],
  tax_rates_not_negative: ['tax_rates', { hundredths: -1 }],
  tax_rates_at_most_whole: ['tax_rates', { hundredths: 10_001 }],
  companies_name_given: ['companies', { name: ' ' }],
  companies_email_form: ['companies', { email: 'sample' }],
  companies_terms_not_negative: ['companies', { terms_days: -1 }],
  booking_billing_one_payer: ['booking_billing', { name: null }, { company_id: 1 }],
  booking_billing_name_given: ['booking_billing', { name: ' ' }],
  document_counters_kind_known: ['document_counters', { kind: 'quote' }],
  document_counters_number_positive: ['document_counters', { last_number: 0 }],
  documents_kind_known: ['documents', { kind: 'quote' }],
  documents_number_positive: ['documents', { number: 0 }],
  documents_receipt_of_payment: ['documents', { kind: 'receipt' }, { payment_id: 1 }],
  documents_credit_of_invoice: ['documents', { kind: 'credit-note', total_cents: -1 }, { credits_id: 1 }],
  documents_total_sign: ['documents', { total_cents: -1 }, { kind: 'credit-note', credits_id: 1 }],
  documents_content_whole: ['documents', { content: '[]' }],
  exchange_rates_possible: [
    'exchange_rates',
    { shillings_per_dollar: 99 },
    { shillings_per_dollar: 100_001 },
  ],
  blog_posts_title_given: ['blog_posts', { title: ' ' }],
  blog_posts_slug_form: ['blog_posts', { slug: 'Dusk!' }],
  property_facts_one_row: ['property_facts', { id: 2 }],
  property_facts_document: ['property_facts', { facts: '[]' }],
}

const insert = (table: string, row: Row) => ({
  text: `insert into ${table} (${Object.keys(row)}) values (${Object.keys(row).map((_, index) => `$${index + 1}`)})`,
  values: Object.values(row),
})

test.beforeAll(async ({ database }) => {
  await database.pool.query(
    `insert into villas (id, name, slug, description) overriding system value values (1, 'Sundowner', 'sundowner', 'West')`,
  )
  await database.pool.query(
    `insert into bookings (id, villa_id, guest_name, guest_email, check_in_date, check_out_date, number_of_guests, total_cents)
     overriding system value values (1000, 1, 'Sample Guest', 'sample@example.com', '2027-01-01', '2027-01-02', 1, 0)`,
  )
  await database.pool.query(
    `insert into calendar_feeds (id, villa_id, name, url)
     overriding system value values (1000, 1, 'Sample Stays', 'https://stays.example/2.ics')`,
  )
})

test('every check constraint refuses the nonsense it is there for', async ({ database }) => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select conname as name from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  )
  expect(Object.keys(NONSENSE).sort()).toEqual(rows.map(({ name }) => name).sort())
  for (const [constraint, [table, ...nonsense]] of Object.entries(NONSENSE))
    for (const row of nonsense) {
      const attempt = database.pool.query(insert(table, { ...GOOD[table], ...row }))
      await expect(attempt, `${constraint}: ${JSON.stringify(row)}`).rejects.toMatchObject({
        code: '23514',
        constraint,
      })
    }
})

test.for(Object.entries(GOOD))('a plain row of %s is welcome', async ([table, row], { database }) => {
  expect((await database.pool.query(insert(table, row))).rowCount).toBe(1)
})

test('the same person, address or setting cannot stand there twice', async ({ database }) => {
  for (const table of ['users', 'villas', 'video_settings', 'blog_posts', 'property_facts'])
    await expect(database.pool.query(insert(table, GOOD[table] ?? {})), table).rejects.toMatchObject({
      code: '23505',
    })
})
