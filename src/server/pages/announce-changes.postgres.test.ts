import { expect, vi } from 'vitest'
import { test as base, openDatabase } from '../../../test/database'
import { announceChanges, type Changes } from './announce-changes'

/** `test` with what another process hears: each announcement it gets. */
const test = base.extend('heard', async ({ databaseCopy }, { onCleanup }) => {
  const other = await openDatabase(databaseCopy)
  const heard: Changes[] = []
  const { stop } = await announceChanges(other, {
    apply: (changes) => heard.push(changes),
    onError: (error) => {
      throw error
    },
  })
  onCleanup(async () => {
    await stop()
    await other.close()
  })
  return heard
})

const NEW_CATEGORY = "INSERT INTO villa_categories (name) VALUES ('Garden suite')"

test('a change is heard with its commit, though the process that wrote ends at that moment', async ({
  database,
  heard,
}) => {
  const writer = await database.pool.connect()
  await writer.query('BEGIN')
  await writer.query(NEW_CATEGORY)
  await writer.query(NEW_CATEGORY)
  await database.pool.query('NOTIFY changed_paths, \'["/api/before"]\'')
  await vi.waitFor(() => expect(heard).toEqual([['/api/before']]))

  await writer.query('COMMIT')
  writer.release(true)
  await vi.waitFor(() => expect(heard).toEqual([['/api/before'], ['/api/villa-categories', '/api/villas']]))
})

test('what is not committed is not announced', async ({ database, heard }) => {
  const writer = await database.pool.connect()
  await writer.query('BEGIN')
  await writer.query(NEW_CATEGORY)
  await writer.query('ROLLBACK')
  writer.release()
  await database.pool.query('NOTIFY changed_paths, \'["/api/after"]\'')
  await vi.waitFor(() => expect(heard).toEqual([['/api/after']]))
})

/** What every write of a table changes; a new table that visitors see something of has its entry, and its trigger. */
const ANNOUNCED: Record<string, string[]> = {
  booking_payments: ['/api/admin/news'],
  contact_messages: ['/api/admin/news'],
  event_enquiries: ['/api/admin/news'],
  received_mails: ['/api/admin/news'],
  blocks: ['/api/bookings'],
  blog_posts: ['/api/blog-posts'],
  bookings: ['/api/bookings'],
  events: ['/api/events'],
  exchange_rates: ['/api/property'],
  gallery_images: ['/api/gallery'],
  hero_slides: ['/api/hero-slides'],
  house_facts: ['/api/house-facts'],
  page_sections: ['/api/page-sections'],
  property_facts: ['/api/property'],
  rate_plans: ['/api/villas'],
  reviews: ['/api/reviews'],
  seasons: ['/api/villas'],
  tax_rates: ['/api/villas', '/api/villa-categories', '/api/property'],
  video_settings: ['/api/public/video-settings'],
  video_tours: ['/api/video-tours'],
  villa_categories: ['/api/villa-categories', '/api/villas'],
  villa_images: ['/api/villas'],
  villa_videos: ['/api/villas'],
  villas: ['/api/villas'],
}

/** What visitors see nothing of by itself: a translation is announced by its row, which is written with it. A feed is seen by the nights it blocks; that it or a mail fails is announced row by row. */
const SILENT =
  'alarms api_tokens audit_entries booked_extras booking_billing booking_notes breaches budgets calendar_feeds cash_movements cash_shifts charge_items cleaning_marks companies content_translations data_codes day_closings deleted_rows document_counters documents erasures feed_stays folio_charges group_holds guest_contacts guest_links guest_message_rules guest_messages guest_stays guests held_villas id_documents mailbox_codes mailboxes mails maintenance_tickets media_files message_consents message_replies message_templates model_usage money_approvals night_snapshots online_payments online_refunds open_balances passkey_challenges passkeys password_links payment_link_tokens payment_links phone_consents phone_messages promo_codes push_devices push_keys push_messages registration_cards reservation_groups retention_runs review_links second_factors seen_conflicts sessions sign_in_throttles staff_roles stay_parts unanswered_questions users villa_calendars villa_conditions villa_openings webhook_deliveries webhooks'

test('every table that visitors see something of announces each kind of write', async ({
  database,
  heard,
}) => {
  const { rows } = await database.pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
  )
  const names = rows.map(({ name }) => name)
  expect([...Object.keys(ANNOUNCED), ...SILENT.split(' ')].sort()).toEqual(names)
  for (const table of names)
    for (const write of [`UPDATE ${table} SET updated_at = now()`, `DELETE FROM ${table}`]) {
      heard.length = 0
      await database.pool.query(`${write}; NOTIFY changed_paths, '"the end"'`)
      await vi.waitFor(() => expect(heard).toContainEqual('the end'))
      const paths = new Set(heard.slice(0, -1).flat())
      expect([write, ...paths]).toEqual([write, ...(ANNOUNCED[table] ?? [])])
    }
})
