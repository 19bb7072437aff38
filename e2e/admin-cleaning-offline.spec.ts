import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { addDays } from '@/kernel/days'
import { CHROMIUM_FLAGS, locateChromium } from '../scripts/chromium'
import { makeStaff, openPanel } from './admin-panel'
import { expectAllCleaned, soil } from './cleaning-marks'
import { expect, expectNoAxeViolations, test } from './fixtures'

const PHONE = { width: 360, height: 740 }
const COPIES = 'session-copies-1'

test.use({ serviceWorkers: 'allow', viewport: PHONE })

test.beforeEach(async ({ app, resetBookings: _ }) => {
  await app.database.pool.query('delete from maintenance_tickets')
  await app.database.pool.query('delete from cleaning_marks')
  await app.database.pool.query('delete from villa_conditions')
})

test('three villas done in ten minutes without a network, on a page loaded anew and in a browser closed in between, arrive once and in order', async ({
  page,
  app,
}, testInfo) => {
  const villas = await soil(app, 3)
  const [first = '', second = '', third = ''] = villas
  const cleaner = await makeStaff(page, 'housekeeping')
  const folder = testInfo.outputPath('phone')

  const line = await openLine()
  const before = await openPhone(folder, line.url)
  const list = await before.newPage()
  await list.goto(`${app.url}/admin`)
  await list.getByLabel('Email').fill(cleaner.email)
  await list.getByLabel('Password').and(list.locator('input')).fill(cleaner.password)
  await list.getByRole('button', { name: 'Sign In' }).click()
  await expect(list.getByText('3 villas to do')).toBeVisible()
  await waitUntilKept(list)
  // A clock of the test's own knows of no files that were read.
  await list.clock.install()
  await cut(line, before)
  await list.reload()
  await expect(list.getByText('No network. This is the list as it was on')).toBeVisible()
  await expect(list.getByText('3 villas to do')).toBeVisible()
  await expectNoAxeViolations(list)
  await press(list, 'Start cleaning', first)
  await list.clock.fastForward('03:20')
  await press(list, 'Villa is clean', first)
  await before.close()

  const after = await openPhone(folder, line.url)
  await cut(line, after)
  const again = await after.newPage()
  await again.clock.install({ time: Date.now() + 200_000 })
  await again.goto(`${app.url}/admin`)
  await expect(again.getByText('No network. This is the list as it was on')).toBeVisible()
  await expect(again.getByText('2 villas to do')).toBeVisible()
  await expect(again.getByText('2 updates not sent yet.')).toBeVisible()
  for (const villa of [second, third]) {
    await press(again, 'Start cleaning', villa)
    await again.clock.fastForward('03:20')
    await press(again, 'Villa is clean', villa)
  }
  await expect(again.getByText('All done')).toBeVisible()
  await expect(again.getByText('6 updates not sent yet.')).toBeVisible()
  expect((await app.database.pool.query('select 1 from cleaning_marks')).rowCount).toBe(0)

  line.mend()
  await after.setOffline(false)
  await expect(again.getByText('not sent yet')).toBeHidden()
  await expect(again.getByText('This is the list as it was')).toBeHidden()
  await expectAllCleaned(app, villas, 590)
  await after.close()
  await line.close()
})

test('of guests a phone keeps the name and the nights, and nothing at all after signing out', async ({
  page,
  app,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/)
  // The browser's own page without a network, in which no session can be put.
  complaints.allow(/'localStorage'.*Access is denied for this document/)
  await soil(app, 1)
  await app.database.pool.query(
    `insert into bookings (villa_id, guest_name, guest_email, guest_phone, special_requests, check_in_date, check_out_date, number_of_guests, total_cents, status)
     select villa_id, 'Ann Early', 'ann@guest.example', '+256772123456', 'Peanuts make me ill', $1, $2, 1, 45600, 'confirmed' from villa_conditions`,
    [app.today(), addDays(app.today(), 1)],
  )
  const cleaner = await makeStaff(page, 'housekeeping')
  await openPanel(page, '', cleaner)
  await expect(page.getByText('Arrives today: Ann Early')).toBeVisible()
  await waitUntilKept(page)
  const kept = await page.evaluate(async (name) => {
    const copies = await caches.open(name)
    const data = (await copies.keys()).filter(({ url }) => url.includes('/api/'))
    return (await Promise.all(data.map(async (one) => (await copies.match(one))?.text()))).join('\n')
  }, COPIES)
  expect(kept).toContain('Ann Early')
  expect(kept).not.toMatch(/ann@guest|772123456|Peanuts|45600/)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).not.toContain(COPIES)
  await context.setOffline(true)
  await page.goto('/admin/cleaning').catch(() => undefined)
  await expect(page.getByText('Ann Early')).toHaveCount(0)
})

test('what a phone keeps is gone once the account is no longer let in', async ({ page, app, complaints }) => {
  complaints.allow(/answered 401: .*\/api\/auth\/user/)
  await soil(app, 1)
  const cleaner = await makeStaff(page, 'housekeeping')
  await openPanel(page, '', cleaner)
  await expect(page.getByText('1 villa to do')).toBeVisible()
  await waitUntilKept(page)
  await app.database.pool.query(
    `delete from sessions where user_id = (select id from users where email = $1)`,
    [cleaner.email],
  )
  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(COPIES)
})

/**
 * The way of a browser to everything, which can be cut for all that is in it: a service worker that has just been
 * started hears a moment too late of a browser that is told to be offline.
 */
async function openLine() {
  let isCut = false
  const server = createServer((asked, reply) => {
    if (isCut) return void asked.socket.destroy()
    const { method, url = '', headers } = asked
    const onward = request(url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    onward.on('error', () => reply.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () => {
      isCut = true
      server.closeAllConnections()
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function cut(line: { cut: () => void }, phone: BrowserContext): Promise<void> {
  line.cut()
  // The page is told as well, as a phone tells it.
  await phone.setOffline(true)
}

/** A browser whose memory outlives it. */
async function openPhone(folder: string, line: string): Promise<BrowserContext> {
  const chromiumPath = locateChromium()
  return await chromium.launchPersistentContext(folder, {
    viewport: PHONE,
    proxy: { server: line },
    reducedMotion: 'reduce',
    args: CHROMIUM_FLAGS,
    ...(chromiumPath && { executablePath: chromiumPath }),
  })
}

/** Until the list opens without a network: its program is here, its page is kept, and somebody answers for both. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(() =>
      page.evaluate(
        async (name) =>
          (await (await caches.open(name)).keys()).some(({ url }) => url.endsWith('/admin/cleaning')),
        COPIES,
      ),
    )
    .toBe(true)
}

const press = (page: Page, what: string, villa: string) =>
  page.getByRole('button', { name: `${what}: ${villa}`, exact: true }).click()
