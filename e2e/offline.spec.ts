import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations, type RunningApp, test } from './fixtures'
import { waitForProgram } from './landing-page'

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
  // Cut before its program is there, the page would load itself once more, into what is opened next.
  await openKeeping(page, '/contact')
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
  // The data it begins with is kept beside the page.
  await waitForProgram(page)
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
  await expect(page.locator('[aria-current=page]')).toHaveCount(0)
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

test('a booking that changed is not shown as it was, though the device has no room for its copy', async ({
  page,
  app,
}) => {
  const path = await makeStay(page, app)
  await openKeeping(page, path)
  await page.reload()
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await expect(page.getByText('Kept on this device')).toBeVisible()
  const device = await page.context().newCDPSession(page)
  await device.send('Storage.overrideQuotaForOrigin', { origin: app.url, quotaSize: 1 })
  await app.database.pool.query(`update bookings set status = 'confirmed'`)
  await page.reload()
  await expect(page.getByRole('status').first()).toContainText('Confirmed')
})

test('on a line that says nothing for six seconds a page of before is shown, and renewed behind it', async ({
  page,
  app,
}) => {
  const line = await openLine(app.url)
  await openKeeping(page, `${line.url}/contact`)
  await expect.poll(() => keptNumber(page)).toBeGreaterThan(0)
  const before = await keptNumber(page)
  line.slow(7500)
  const shown = await page.goto(`${line.url}/contact`)
  expect(numberOf((await shown?.text()) ?? '')).toBe(before)
  await expect.poll(() => keptNumber(page), { timeout: 15_000 }).toBeGreaterThan(before)
  await line.close()
})

test('nothing of the panel is kept, nor answers of the API, and copies of another build go', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => void caches.open('pages-0'))
  await openKeeping(page, '/villas')
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('pages-0')
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

/** A way to the app that can be made slow for pages; it numbers each page that it lets through. */
async function openLine(url: string) {
  let [delay, made] = [0, 0]
  const server = createServer(async (request, reply) => {
    const answer = await fetch(url + request.url, { headers: { accept: request.headers.accept ?? '*/*' } })
    const headers = Object.fromEntries(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'])
      delete headers[name]
    const body = Buffer.from(await answer.arrayBuffer())
    const isPage = request.url === '/contact'
    if (isPage) await sleep(delay)
    reply.writeHead(answer.status, headers).end(isPage ? `${body}<!-- made ${++made} -->` : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    slow: (ms: number) => {
      delay = ms
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function numberOf(html: string): number {
  return Number(/<!-- made (\d+) -->/.exec(html)?.[1] ?? 0)
}

async function keptNumber(page: Page): Promise<number> {
  const kept = await page.evaluate(
    async () => (await (await (await caches.open('pages-1')).match('/contact'))?.text()) ?? '',
  )
  return numberOf(kept)
}

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
