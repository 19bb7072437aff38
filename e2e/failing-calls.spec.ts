import type { Page } from '@playwright/test'
import { addDays, dayIn } from '@/kernel/days'
import { MANAGER } from './admin-panel'
import { dayOf, findVilla, openCalendar, pickStay, previewOf } from './calendar-page'
import { expect, test } from './fixtures'
import { openPage } from './landing-page'
import { PAGES_AND_A_MONTH } from './page-list'

const START = '/no-such-page'
const PICTURES = /^\/api\/(assets|placeholder|video-posters)\//
const FAILED_PAGE = 'This page could not be loaded'

const TODAY = dayIn('Africa/Kampala', new Date())
const CHOOSING_DATES = '/booking?step=dates'
const CHOOSING_A_VILLA = `/booking?step=villa&checkIn=${addDays(TODAY, 30)}&checkOut=${addDays(TODAY, 32)}`
const ALL = [...PAGES_AND_A_MONTH, CHOOSING_DATES, CHOOSING_A_VILLA]

type Words = { failed: string[]; waiting: string[] }

const WELCOME = ['Welcome to Pearl Villas Mbarara', 'Explore Our Villas']
const CATEGORIES: Words = {
  failed: ['Unable to Load Categories', 'Please check your connection and try again.'],
  waiting: ['Loading villa categories'],
}
const VILLAS_OF_STEPS: Words = {
  failed: ['We could not load the villas.'],
  waiting: ['Loading your booking'],
}
const SECTIONS: Words = {
  failed: ['We could not load the words of this page'],
  waiting: ['Loading the page'],
}
const LANDING: Record<string, Words> = {
  '/api/hero-slides': { failed: WELCOME, waiting: WELCOME },
  '/api/public/video-settings': {
    failed: ['Video content will appear here when configured in the admin panel'],
    waiting: ['Loading video...'],
  },
  '/api/villa-categories': CATEGORIES,
}

/** What a page says in place of a call's answer; where nothing is entered for a call, the page is whole without it. */
const FALLBACKS: Record<string, Record<string, Words>> = {
  '/': LANDING,
  '/home': LANDING,
  '/about': { '/api/page-sections/about': SECTIONS },
  '/restaurant': { '/api/page-sections/restaurant': SECTIONS },
  '/services': { '/api/page-sections/services': SECTIONS },
  '/villas': { '/api/villa-categories': CATEGORIES },
  '/villas/family-villa': {
    '/api/villa-categories': CATEGORIES,
    '/api/villas': {
      failed: ['We could not load the villas of this category.'],
      waiting: ['Loading the villas'],
    },
  },
  '/calendar': {
    '/api/villas': { failed: ['We could not load the villas.', 'How It Works'], waiting: ['Loading villas'] },
  },
  '/calendar?villa=3': {
    '/api/villas': { failed: ['We could not load the villas.', 'How It Works'], waiting: ['Loading villas'] },
    '/api/bookings': {
      failed: ['Failed to fetch bookings', 'Booking Preview'],
      waiting: ['Loading the free nights', 'Booking Preview'],
    },
  },
  [CHOOSING_DATES]: {
    '/api/villas': VILLAS_OF_STEPS,
    '/api/bookings': {
      failed: ['Failed to fetch bookings', 'Your stay'],
      waiting: ['Loading the free nights', 'Your stay'],
    },
  },
  [CHOOSING_A_VILLA]: {
    '/api/villas': VILLAS_OF_STEPS,
    '/api/bookings': {
      failed: ['Failed to fetch bookings', 'Nothing you typed is lost.'],
      waiting: ['Looking for free villas'],
    },
  },
  '/events': {
    '/api/events': {
      failed: ['We could not load the events.', 'Banquet hall'],
      waiting: ['Loading the events'],
    },
  },
  '/gallery': {
    '/api/gallery': { failed: ['The pictures could not be loaded'], waiting: ['Loading pictures'] },
    '/api/video-tours': { failed: ['The video tours could not be loaded'], waiting: ['Loading video tours'] },
  },
}

test.describe.configure({ timeout: 120_000 })

for (const path of ALL.filter((page) => page !== START))
  test(`${nameOf(path)} stands while each of its calls in turn fails or hangs, and says what it must`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/500/)
    const calls = await callsOf(page, path, Object.keys(FALLBACKS[path] ?? {}))
    for (const call of calls) {
      const words = FALLBACKS[path]?.[call] ?? { failed: [], waiting: [] }
      await test.step(`${call} answers 500`, async () => {
        await page.route(isCallTo(call), (route) =>
          route.fulfill({ status: 500, json: { message: 'Sorry.' } }),
        )
        await walkTo(page, path)
        await expectStanding(page, words.failed)
        await page.unrouteAll()
      })
      await test.step(`${call} hangs, and is answered in the end`, async () => {
        let answer = () => {}
        const held = new Promise<void>((resolve) => {
          answer = resolve
        })
        await page.route(isCallTo(call), async (route) => {
          await held
          await route.continue()
        })
        await walkTo(page, path)
        await expectStanding(page, words.waiting)
        answer()
        for (const line of words.waiting.filter((word) => word.startsWith('Loading')))
          await expect(page.getByText(line)).toHaveCount(0)
        for (const { failed } of Object.values(FALLBACKS[path] ?? {}))
          await expect(page.getByText(failed[0] ?? '', { exact: true })).toHaveCount(0)
        await page.unrouteAll({ behavior: 'wait' })
      })
    }
  })

test('a page made while a call failed says so at once, comes to life with it, and is whole for the next', async ({
  page,
  app,
}) => {
  const { pool } = app.database
  const address = '/events'
  // What staff write is forgotten with the pages that showed it, so that the page is made anew.
  await page.request.post('/api/auth/login', { data: MANAGER })
  const [{ id, title }] = await (await page.request.get('/api/admin/events')).json()
  expect((await page.request.patch(`/api/admin/events/${id}`, { data: { title } })).status()).toBe(200)
  await pool.query('alter table events rename to events_away')
  try {
    await openPage(page, address)
  } finally {
    await pool.query('alter table events_away rename to events')
  }
  await expect(page.getByRole('heading', { name: 'We could not load the events.' })).toBeVisible()
  const upcoming = page.getByRole('region', { name: 'Coming up here' })
  await upcoming.getByRole('button', { name: 'Try again' }).click()
  await expect(upcoming.getByRole('listitem').first()).toBeVisible()
  const next = await page.request.get(address)
  expect(await next.text()).not.toContain('We could not load the events.')
})

test('a booking that the server fails to make is told by a toast with its words, and nothing is lost', async ({
  page,
  request,
  complaints,
  app,
  resetBookings,
}) => {
  complaints.allow(/500/)
  await resetBookings()
  app.setToday('2027-03-10')
  await page.clock.setFixedTime('2027-03-10T12:00:00+03:00')
  await openCalendar(page, await findVilla(request))
  await pickStay(page, '2027-03-16', '2027-03-18')
  await expect(dayOf(page, '2027-03-18')).toBeFocused()
  await previewOf(page).getByRole('button', { name: 'Book Now' }).click()
  const form = page.getByRole('dialog', { name: 'Complete Your Booking' })
  await form.getByLabel('Full Name').fill('Sample Guest')
  await form.getByLabel('Email').fill('guest@example.com')
  const message = 'Something went wrong on our side. Please try again, or call us.'
  await page.route('**/api/bookings', (route) => route.fulfill({ status: 500, json: { message } }))
  await form.getByRole('button', { name: 'Confirm Booking' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Booking failed' })
  await expect(toast).toContainText(message)
  await expect(form.locator('form').getByRole('alert')).toContainText(message)
  await expect(form.getByLabel('Full Name')).toHaveValue('Sample Guest')
  await page.unrouteAll()
  await form.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
})

/** Without the days, which are others tomorrow. */
function nameOf(path: string): string {
  return path.replace(/&checkIn.*/, '')
}

/**
 * The addresses, without their parameters, that the browser asks when the page is come to inside the site; those
 * expected are waited for.
 */
async function callsOf(page: Page, path: string, expected: string[]): Promise<string[]> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !PICTURES.test(pathname)) asked.add(pathname)
  })
  await walkTo(page, path)
  await expectStanding(page, [])
  await expect.poll(() => expected.filter((call) => !asked.has(call))).toEqual([])
  await page.waitForLoadState('networkidle')
  return [...asked]
}

/** Comes to a page inside the site, so that the browser itself makes the calls. */
async function walkTo(page: Page, path: string): Promise<void> {
  await openPage(page, START)
  await page.evaluate((address) => history.pushState({}, '', address), path)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toHaveCount(0)
}

async function expectStanding(page: Page, words: readonly string[]): Promise<void> {
  for (const part of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(part).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const line of words) await expect(page.getByText(line).first()).toBeAttached()
  await expect(page.getByText(FAILED_PAGE)).toHaveCount(0)
}

function isCallTo(call: string): (url: URL) => boolean {
  return ({ pathname }) => pathname === call
}
