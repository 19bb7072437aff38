import type { Page } from '@playwright/test'
import { readPublicPages } from '../scripts/public-pages'
import { openPanel, overflowOf } from './admin-panel'
import { expect, openApp, type RunningApp, test } from './fixtures'
import { walkToSection } from './reused-panel'

/** A hundred letters without a place to break: what a hasty hand leaves in a field. */
const WORD = 'Waterfrontvilla'.repeat(7).slice(0, 100)

/** Columns that hold what staff or guests type, by whatever table has them. */
const TYPED = [
  'name',
  'title',
  'subtitle',
  'description',
  'short_description',
  'excerpt',
  'message',
  'subject',
  'guest_name',
  'special_requests',
  'note',
  'body',
  'location',
  'author',
  'first_name',
  'last_name',
  'original_name',
]

const PANEL: [string, ...string[]] = [
  '',
  'dashboard',
  'villas',
  'seasons',
  'rate-plans',
  'promo-codes',
  'categories',
  'hero',
  'videos',
  'gallery',
  'bookings',
  'timeline',
  'cash-drawer',
  'blocks',
  'channels',
  'documents',
  'companies',
  'breaches',
  'guests',
  'templates',
  'guest-messages',
  'reports',
  'reconciliation',
  'messages',
  'enquiries',
  'reviews',
  'mails',
  'events',
  'blog',
  'questions',
  'media',
  'exchange-rates',
  'tax-rates',
  'accounts',
  'facts',
  'account',
  'audit',
]

const wordy = test.extend<object, { wordyFacts: RunningApp }>({
  wordyFacts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of this pattern.
    async ({}, use) => {
      const app = await openApp()
      await writeLongWords(app)
      await use(app)
      await app.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ wordyFacts }, use) => use(wordyFacts.url),
})

wordy('no word is too long for a page of the site, at any width', async ({ page, wordyFacts }) => {
  wordy.setTimeout(240_000)
  const villas: { id: number }[] = await (await page.request.get('/api/villas')).json()
  const paths = [...(await readPublicPages(wordyFacts.url)), `/calendar?villa=${villas[0]?.id}`]
  const broad: string[] = []
  for (const path of paths) {
    await page.goto(path)
    // The sections below get their code when the page is scrolled.
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState('networkidle')
    broad.push(...(await tellOverflow(page, path)))
  }
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`/booking?step=villa&checkIn=${day(200)}&checkOut=${day(203)}`)
  await expect(page.getByRole('radio').first()).toBeVisible()
  broad.push(...(await tellOverflow(page, 'the villas of the booking page')))
  expect(broad).toEqual([])
})

wordy('no word is too long for a section of the panel, at any width', async ({ page, wordyFacts }) => {
  wordy.setTimeout(240_000)
  const broad: string[] = []
  const { rows } = await wordyFacts.database.pool.query<{ id: number }>('select id from bookings limit 1')
  const [first, ...others] = PANEL
  await openPanel(page, first)
  await tell(first)
  for (const section of others) {
    await walkToSection(page, section)
    await tell(section)
  }
  await openPanel(page, `bookings/${rows[0]?.id}`)
  await tell('the page of a booking')
  expect(broad).toEqual([])

  async function tell(name: string) {
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    broad.push(...(await tellOverflow(page, name || 'today')))
  }
})

/** One line for each width at which the page scrolls sideways, naming the innermost things that stick out. */
async function tellOverflow(page: Page, name: string): Promise<string[]> {
  const told: string[] = []
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    // The panel draws its other layout once it has heard of the width.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const pixels = await overflowOf(page)
    if (pixels > 0) told.push(`${name} at ${width} px: ${pixels} px, ${await findCulprits(page)}`)
  }
  return told
}

async function findCulprits(page: Page): Promise<string> {
  const culprits = await page.evaluate(() => {
    const isCut = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).overflowX !== 'visible' || isCut(one.parentElement))
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((one) => one.getBoundingClientRect().width > document.documentElement.clientWidth)
      .filter((one) => !isCut(one.parentElement) && one.childElementCount === 0)
      .slice(0, 4)
      .map((one) => `${one.tagName.toLowerCase()} in ${one.parentElement?.className}`)
  })
  return culprits.join(' | ')
}

async function writeLongWords({ url, database, today }: RunningApp): Promise<void> {
  const stay = {
    checkInDate: today(),
    checkOutDate: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
  }
  const send = (path: string, body: object) =>
    fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const guest = { guestName: WORD, guestEmail: `${WORD.slice(0, 60)}@guest.example`, numberOfGuests: 1 }
  const booked = await send('/api/bookings', { villaId: 3, ...guest, specialRequests: WORD, ...stay })
  expect(booked.status, await booked.text()).toBe(201)
  const written = await send('/api/contact', {
    name: WORD,
    email: guest.guestEmail,
    subject: WORD,
    message: WORD,
  })
  expect(written.status, await written.text()).toBe(201)
  const asked = { venue: 'banquet-hall', eventDate: stay.checkOutDate, guests: 90, villas: 4, message: WORD }
  const about = { layout: 'banquet', catering: 'dinner', name: WORD, email: guest.guestEmail }
  const enquiry = await send('/api/event-enquiries', { ...asked, ...about })
  expect(enquiry.status, await enquiry.text()).toBe(201)
  await database.pool.query(
    `insert into reviews (booking_id, first_name, departed_on, overall, words, answer, submitted_at, published_at)
     select id, $1, check_out_date, 4, $1, $1, now(), now() from bookings`,
    [WORD],
  )
  const { rows } = await database.pool.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and column_name = any($1)`,
    [TYPED],
  )
  for (const { table, column } of rows)
    await database.pool.query(`update "${table}" set "${column}" = $1`, [WORD])
}
