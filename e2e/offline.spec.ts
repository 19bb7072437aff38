import type { BrowserContext, Page } from '@playwright/test'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations, type RunningApp, test } from './fixtures'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

test.beforeEach(async ({ resetBookings, app, complaints }) => {
  await resetBookings()
  app.setToday('2027-03-10')
  // What a cut line refuses.
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/)
})

test('pages that were read open without a line, any other says how to reach the hotel', async ({
  page,
  context,
}) => {
  await openKeeping(page, '/')
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: /\+256 700 000 001/ }).first()).toBeVisible()

  await page.goto('/restaurant')
  await expect(page).toHaveTitle('No connection just now')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No connection just now')
  await expect(main.getByRole('link', { name: 'Call +256 700 000 001' })).toHaveAttribute(
    'href',
    'tel:+256700000001',
  )
  await expect(main).toContainText('Plus code')
  await expectNoAxeViolations(page)
  await context.setOffline(false)
  await main.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveTitle(/Restaurant/)
})

test('a booking is kept on the device only when its guest says so, opens without a line, and goes again', async ({
  page,
  context,
  app,
}) => {
  const path = await makeStay(page, app)
  await openKeeping(page, path)
  await page.reload()
  const keep = page.getByRole('button', { name: 'Keep on this device' })
  await expect(keep).toBeVisible()
  expect(await keptAddresses(page)).toEqual([])
  await cut(context, page, path)
  await expect(page).toHaveTitle('No connection just now')

  await context.setOffline(false)
  await page.goto(path)
  await keep.click()
  await expect(page.getByText('Kept on this device')).toBeVisible()
  await expectNoAxeViolations(page)
  await cut(context, page, path)
  await expect(page.getByRole('region', { name: 'Before you arrive' })).toContainText('+256 700 000 001')
  await expect(page.getByRole('status').first()).toContainText('Request received')
  await context.setOffline(false)

  await app.database.pool.query(`update bookings set status = 'confirmed'`)
  await page.reload()
  await expect(page.getByRole('status').first()).toContainText('Confirmed')
  await cut(context, page, path)
  await expect(page.getByRole('status').first(), 'the copy is renewed').toContainText('Confirmed')

  await page.getByRole('button', { name: 'Keep it no longer' }).click()
  await expect(keep).toBeVisible()
  expect(await keptAddresses(page)).toEqual([])
  await page.goto(path)
  await expect(page).toHaveTitle('No connection just now')
})

test('nothing of the panel is kept, nor answers of the API, and a new build leaves no old copies behind', async ({
  page,
  complaints,
}) => {
  await openKeeping(page, '/villas')
  await page.evaluate(() => caches.open('pages-0'))
  complaints.allow(/answered 401: .*\/api\/auth\/user/)
  await page.goto('/admin')
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goto('/villas')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const addresses = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    )
    return addresses.flat()
  })
  expect(kept).toContain('/villas')
  expect(kept).toContain('/offline')
  const api = kept.filter((path) => path.startsWith('/api/') && !/^\/api\/(assets|placeholder)\//.test(path))
  expect(api).toEqual([])
  expect(kept.filter((path) => path.startsWith('/admin') || path.startsWith('/staff-assets'))).toEqual([])
})

/** Opens a page and waits until what is read from now on is kept. */
async function openKeeping(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.mouse.move(10, 10)
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForLoadState('networkidle')
}

async function cut(context: BrowserContext, page: Page, path: string): Promise<void> {
  await context.setOffline(true)
  await page.goto(path)
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await caches.open('kept-bookings-1')
    return (await kept.keys()).map(({ url }) => new URL(url).pathname)
  })
}

async function makeStay(page: Page, app: RunningApp): Promise<string> {
  const villa = await findVilla(page.request)
  const guest = { guestName: 'Sample Guest', guestEmail: 'guest@example.com', numberOfGuests: 1 }
  const stay = { villaId: villa.id, checkInDate: '2027-03-18', checkOutDate: '2027-03-22' }
  const answer = await page.request.post('/api/bookings', { data: { ...stay, ...guest } })
  expect(answer.status()).toBe(201)
  return await makeGuestLink(app.database.orm, (await answer.json()).id)
}
