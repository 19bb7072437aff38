import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { describe, expect } from 'vitest'
import { MAIL_SUBJECTS } from '@/features/guest-data/rules/mail-subjects'
import { FREE_TEXTS } from '@/features/guest-data/server/erase-texts'
import { linkStays } from '@/features/guest-stays/server/link-stays'
import { guests } from '@/features/guests/server/table'
import { toDay } from '@/kernel/days'
import type { Access } from '@/kernel/roles'
import type { Context } from '@/server/context'
import { readSettings } from '@/server/env'
import { folderPost } from '@/server/mail/folder-transport'
import { sendMails } from '@/server/mail/send-mails'
import { createApi } from '../../test/app'
import { fillWithAwkwardText } from '../../test/awkward-text'
import { test as base } from '../../test/database'
import { makeBooking } from '../../test/factories'
import { findInTables, listTextColumns } from '../../test/find-text'
import { signInAs } from '../../test/staff'
import { emailComposers } from './background-jobs'
import { loadSampleProperty } from './sample-property'

const EMAIL = 'akello.n@guest.example'
const MARKS = [EMAIL, 'Namatovu', 'Akello', '772123456', 'TIN-4711', 'Plot 12']
const NAMED = `Akello Namatovu, ${EMAIL}, 0772 123456`

/** What is emptied or deleted with the person's own rows. */
const PERSONAL: Record<string, string> = {
  booking_billing: 'name address tax_number',
  bookings: 'guest_name guest_email guest_phone',
  contact_messages: 'name email phone',
  documents: 'content',
  event_enquiries: 'name email phone',
  guest_contacts: 'value',
  guests: 'name',
  id_documents: 'sealed_number',
  mails: 'recipient',
  message_consents: 'email',
  online_payments: 'account redirect_url',
  phone_consents: 'phone',
  phone_messages: 'recipient provider_number',
  registration_cards: 'full_name nationality address vehicle sealed_number signature_path',
  reservation_groups: 'guest_name guest_email guest_phone',
  reviews: 'first_name',
}

/** Without anything of a guest: words of a list, keys, hashes, what the hotel shows or sets, and whose accounts staff have. */
const OTHERS = `
  accounts: push_keys push_devices push_messages webhooks webhook_deliveries api_tokens passkeys passkey_challenges users sessions sign_in_throttles second_factors password_links staff_roles
  shown: blog_posts charge_items companies content_translations deleted_rows events exchange_rates gallery_images hero_slides house_facts guest_message_rules message_templates
    page_sections promo_codes property_facts rate_plans seasons tax_rates video_settings video_tours villa_categories villa_images villa_videos villas
  links: guest_links review_links payment_link_tokens mailbox_codes data_codes
  rest: alarms mailboxes booked_extras calendar_feeds cleaning_marks day_closings document_counters erasures held_villas budgets night_snapshots payment_links retention_runs
    seen_conflicts stay_parts villa_calendars villa_openings guest_stays guest_messages webhooks webhook_deliveries`
const OTHER_TABLES = OTHERS.split(/\s+/).filter((word) => word && !word.endsWith(':'))
const OTHER_COLUMNS =
  /\.(status|state|kind|key|key_hash|idempotency_\w+|\w*_hash|(\w+_)?email|action|resource|method|department|tax_kind|price_kind|taxes|decision|provider|purpose|signed_how|document_kind|failure|provider_reference|confirmation|reference|fiscal_\w+|board|nights|child_ages|payment_\w+|arrival_time|source|mailbox_proof|outage|identifier|venue|layout|catering|guests|condition|mark|urgency|photo_url|count|uid|url|storage_keys|content_type|preview|trace_parent|way|language|provider_id|uploaded_by|wording)$/

const test = base.extend('hotel', { scope: 'file' }, async ({ database, databaseCopy }, { onCleanup }) => {
  await loadSampleProperty(database.orm)
  const routes: { url: string; access: Access | undefined }[] = []
  const app = await createApi(database, {
    today: '2027-05-01',
    env: { DATA_DIR: databaseCopy.dataDir },
    onRoute: ({ method, url, config }) => {
      if (method === 'GET') routes.push({ url, access: config?.access })
    },
  })
  onCleanup(() => app.close())
  const settings = readSettings({ DATA_DIR: databaseCopy.dataDir, LOG_LEVEL: 'silent' })
  const context = { database, settings, root: process.cwd(), now: () => new Date() } as Context
  const outbox = path.join(databaseCopy.dataDir, 'outbox')
  return {
    app,
    routes,
    outbox,
    dataDir: databaseCopy.dataDir,
    writers: emailComposers(context),
    staff: await signInAs(app, database.orm, 'superadmin'),
    /** Sends what waits into the outbox. */
    mail: async () =>
      await sendMails({
        orm: database.orm,
        post: folderPost(outbox),
        from: async () => 'stay@hotel.example',
        writers: emailComposers(context),
      }),
    link: () => linkStays({ database }),
  }
})

test('each column with text is erased, looked through, or holds nothing of guests', async ({
  database: { pool },
}) => {
  const named = new Set([
    ...Object.entries(FREE_TEXTS).flatMap(([table, { columns }]) => columns.map((one) => `${table}.${one}`)),
    ...Object.entries(PERSONAL).flatMap(([table, names]) => names.split(' ').map((one) => `${table}.${one}`)),
  ])
  const columns = await listTextColumns(pool)
  expect([...named].filter((name) => !columns.includes(name))).toEqual([])
  const open = columns.filter(
    (name) =>
      !named.has(name) && !OTHER_TABLES.includes(name.split('.')[0] ?? '') && !OTHER_COLUMNS.test(name),
  )
  expect(open).toEqual([])
})

test('each kind of mail says of what it speaks', ({ hotel }) => {
  expect(Object.keys(MAIL_SUBJECTS).toSorted()).toEqual(Object.keys(hotel.writers).toSorted())
})

describe('erasing', () => {
  test('leaves nothing of the guest in any column nor in any file, wherever somebody wrote of them', async ({
    database: { orm, pool },
    hotel,
  }) => {
    await fillWithAwkwardText(pool)
    await settleEverything(pool)
    const staff = await signInAs(hotel.app, orm, 'superadmin')
    const other = await makeBooking(orm, 1, {
      ...{ guestName: 'Grace Akello', guestEmail: 'grace@guest.example', specialRequests: `Beside ${NAMED}` },
      ...{ checkInDate: toDay('2027-08-01'), checkOutDate: toDay('2027-08-02') },
    })
    await pool.query(`INSERT INTO booking_notes (booking_id, staff_id, staff_email, text)
      VALUES (${other}, 1, 'a@example.com', 'Came with ${NAMED}')`)
    fs.mkdirSync(hotel.outbox, { recursive: true })
    const kept = ['booking-confirmed-99.eml', 'invitation-1.eml']
    for (const name of ['booking-confirmed-1.eml', ...kept])
      fs.writeFileSync(path.join(hotel.outbox, name), NAMED)
    const photo = path.join(hotel.dataDir, 'uploads', 'photo.jpg')
    fs.mkdirSync(path.dirname(photo), { recursive: true })
    fs.writeFileSync(photo, 'a scarf')

    const before = await findInTables(pool, MARKS)
    for (const [table, { columns }] of Object.entries(FREE_TEXTS))
      for (const column of columns) expect(before).toContain(`${table}.${column}`)
    for (const [table, columns] of Object.entries(PERSONAL))
      for (const column of columns.split(' ')) expect(before).toContain(`${table}.${column}`)

    const answer = await staff.call('POST', '/api/admin/guests/1/data/erasure')
    expect([answer.status, answer.body]).toEqual([200, { bookings: [expect.any(String)] }])
    expect(await findInTables(pool, MARKS)).toEqual(['bookings.guest_name'])
    const { rows } = await pool.query('SELECT guest_name, special_requests FROM bookings ORDER BY id')
    expect(rows).toEqual([
      { guest_name: 'Erased guest', special_requests: null },
      { guest_name: 'Grace Akello', special_requests: 'Beside [erased], [erased], [erased]' },
    ])
    expect(fs.readdirSync(hotel.outbox).toSorted()).toEqual(kept)
    expect(fs.existsSync(photo)).toBe(false)
    expect((await pool.query('SELECT photo_url FROM maintenance_tickets')).rows).toEqual([
      { photo_url: null },
    ])
    expect(await hotel.link()).toBe(1)
    expect(await orm.$count(guests)).toBe(1)
  })
})

const NAMED_IN_JSON = `'{"reason":["${NAMED}"]}'`
/** Where a text stands in something else. */
const NAMED_AS: Record<string, string> = {
  'audit_entries.before': NAMED_IN_JSON,
  'audit_entries.after': NAMED_IN_JSON,
  'deleted_rows.row': NAMED_IN_JSON,
  'deleted_rows.along': NAMED_IN_JSON,
  'house_facts.questions': `ARRAY['${NAMED}']`,
  'received_mails.attachments': `ARRAY['${NAMED}']`,
}

/** A row in each table, all of one stay that is over and paid, with the guest named wherever text can be. */
async function settleEverything(pool: pg.Pool) {
  // The rows have taken number 1 without counting.
  const { rows } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.columns WHERE is_identity = 'YES' AND table_schema = 'public'",
  )
  for (const { name } of rows) await pool.query(`ALTER TABLE ${name} ALTER COLUMN id RESTART WITH 1000`)
  const set = async (table: string, values: Record<string, string>) =>
    await pool.query(
      `UPDATE ${table} SET ${Object.entries(values)
        .map(([column, value]) => `"${column}" = ${value}`)
        .join(', ')}`,
    )
  const named = `'${NAMED}'`
  for (const [table, { columns }] of Object.entries(FREE_TEXTS))
    await set(
      table,
      Object.fromEntries(columns.map((column) => [column, NAMED_AS[`${table}.${column}`] ?? named])),
    )
  await set('bookings', {
    ...{ status: "'checked-out'", total_cents: '6499', nights: 'NULL' },
    ...{
      guest_name: "'Akello Namatovu'",
      guest_email: `'${EMAIL.toUpperCase()}'`,
      guest_phone: "'0772-123456'",
    },
  })
  await set('reservation_groups', {
    ...{ guest_name: "'Akello Namatovu'", guest_email: `'${EMAIL}'`, guest_phone: "'0772-123456'" },
  })
  await set('guests', { name: "'Akello Namatovu'" })
  await set('guest_contacts', { value: `'${EMAIL}'` })
  await set('booking_billing', {
    company_id: 'NULL',
    name: named,
    address: "'Plot 12'",
    tax_number: "'TIN-4711'",
  })
  for (const table of ['contact_messages', 'event_enquiries'])
    await set(table, { name: "'Akello Namatovu'", email: `'${EMAIL}'`, phone: "'+256772123456'" })
  await set('documents', { content: `'${JSON.stringify(PAPER)}'`, company_id: 'NULL' })
  await set('id_documents', { sealed_number: named })
  await set('registration_cards', {
    ...{ full_name: named, nationality: named, address: named, vehicle: named, sealed_number: named },
    ...{
      signed_how: "'drawn'",
      signed_at: 'now()',
      signed_by_email: "'a@example.com'",
      signature_path: named,
    },
  })
  await set('message_consents', { email: `'${EMAIL}'` })
  await set('phone_messages', {
    recipient: "'+256772123456'",
    provider_number: "'+256772123456'",
    kind: "'guest-message'",
  })
  await set('phone_consents', { phone: "'+256772123456'" })
  await set('mails', { recipient: `'${EMAIL}'`, kind: "'booking-confirmed'", status: "'sent'" })
  await set('online_payments', { account: "'0772 123456'", redirect_url: named, state: "'failed'" })
  await set('online_refunds', { state: "'refused'" })
  await set('reviews', { first_name: "'Akello'", overall: '5', submitted_at: 'now()' })
  await set('money_approvals', {
    decision: "'approved'",
    decided_by_id: '1',
    decided_by_email: "'a@example.com'",
    decided_at: 'now()',
  })
  await set('maintenance_tickets', { photo_url: "'/uploads/photo.jpg'" })
  await set('media_files', { url: "'/uploads/photo.jpg'", storage_keys: "ARRAY['photo.jpg']" })
  await set('message_replies', { enquiry_id: 'NULL' })
  await set('booking_payments', { amount_cents: '6500' })
  await set('folio_charges', { amount_cents: '1' })
}

const PAPER = {
  seller: {
    name: 'Hotel',
    address: 'Mbarara',
    phone: '+256 700 000 001',
    email: 'a@hotel.example',
    taxNumber: '',
  },
  billTo: { name: 'Akello Namatovu', address: 'Plot 12', taxNumber: 'TIN-4711', email: EMAIL },
  stay: {
    ...{ reference: 'K7MP3QXR', guestName: 'Akello Namatovu', guestEmail: EMAIL, villa: 'Rose Villa' },
    ...{ checkIn: '2027-05-01', checkOut: '2027-05-02', meals: 'Breakfast' },
  },
  lines: [{ text: 'Pickup of Ms Namatovu', amount: '65.00' }],
  ...{
    total: '65.00',
    taxes: [],
    payments: [{ text: 'From Akello', amount: '65.00', given: null }],
    paid: '65.00',
  },
  ...{ due: '0.00', credits: null, reason: null, covers: { nights: null, chargeIds: [] } },
}
