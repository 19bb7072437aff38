import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeViolations } from './fixtures'

const BUILT = 'dist/workbench'
const BUILD_MS = 300_000
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

let server: Server
let address: string

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS)
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'workbench', '--', 'build'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect(status, `${stdout}${stderr}`).toBe(0)
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://workbench')
    const file = join(BUILT, normalize(pathname === '/' ? '/index.html' : pathname))
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    return createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
})

test.afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

test('the built workbench lists every story, and each renders without a fault or a hindrance', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const ids = storyIds()
  expect(ids).toEqual(
    expect.arrayContaining([
      'bookings-booking-steps--demonstration',
      'kit-badge--colours',
      'kit-breadcrumbs--to-a-category',
      'kit-button--looks',
      'kit-dialog--opened-by-a-button',
      'kit-field--with-error',
      'kit-icon--all-drawings',
      'kit-month-grid--one-month',
      'kit-picture--in-all-widths',
      'kit-section--on-every-ground',
      'kit-skeleton--card-on-its-way',
      'kit-swipe-row--cards',
      'kit-toast--good-news-and-bad',
      'kit-woven-band--on-its-grounds',
    ]),
  )
  for (const id of ids) {
    await openStory(page, id)
    await expectNoAxeViolations(page, 'main')
  }
  expect(faults).toEqual([])
})

test('a swipe row is swiped through in a narrow window, and takes the keyboard there alone', async ({
  page,
}) => {
  await openStory(page, 'kit-swipe-row--cards')
  const row = page.getByRole('list', { name: 'Villas' })
  await expect(row).not.toHaveAttribute('tabindex')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(row).toHaveAttribute('tabindex', '0')
  await expect(row.getByRole('listitem').last()).not.toBeInViewport()
  await expectNoAxeViolations(page, 'main')
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect(row.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.9 })
})

test('the workbench opens with a story beside the list of all', async ({ page }) => {
  await page.goto(`${address}/?path=/story/kit-button--looks`)
  await expect(page.getByRole('link', { name: 'Looks' })).toBeVisible()
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('button', { name: 'action' })).toBeVisible()
})

test('the booking steps go ahead by Next alone, and back by Previous or a click on an earlier one', async ({
  page,
}) => {
  await openStory(page, 'bookings-booking-steps--demonstration')
  const previous = page.getByRole('button', { name: 'Previous' })
  const next = page.getByRole('button', { name: 'Next' })
  await expect(previous).toBeDisabled()
  await expect(indicator(page, 'Payment')).toHaveAttribute('aria-disabled', 'true')
  await indicator(page, 'Payment').click({ force: true })
  await expectStep(page, 'Select Dates')
  await next.click()
  await next.click()
  await expectStep(page, 'Personal Info')
  await indicator(page, 'Select Dates').click()
  await expectStep(page, 'Select Dates')
  await next.click()
  await previous.click()
  await expectStep(page, 'Select Dates')
})

test('the booking steps show fixed prices, ask nothing of the guest, and end with a reference', async ({
  page,
}) => {
  const calls: string[] = []
  await openStory(page, 'bookings-booking-steps--demonstration')
  page.on('request', (request) => calls.push(request.url()))
  await expect(page.getByLabel('Check-in')).toHaveAttribute('min', '2027-03-10')
  await page.getByLabel('Check-in').fill('2027-03-14')
  await expect(page.getByLabel('Check-out')).toHaveAttribute('min', '2027-03-14')
  await expect(page.getByText('check-out until 12:00 PM')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Guests').getByRole('option')).toHaveCount(8)
  await expect(page.getByLabel('Rooms').getByRole('option')).toHaveCount(4)
  await expect(page.getByText('Maximum 2 guests per room')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Email').fill('kato@guest.example')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('$65', { exact: true })).toBeVisible()
  await expect(page.getByText('$195', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Complete Booking' }).click()
  await expect(page.getByText(/PVM-[A-Z2-9]{6}/)).toBeVisible()
  await expect(page.getByText('The details were sent to kato@guest.example.')).toBeVisible()
  expect(calls).toEqual([])
})

function storyIds(): string[] {
  const { entries }: { entries: Record<string, { type: string }> } = JSON.parse(
    readFileSync(join(BUILT, 'index.json'), 'utf8'),
  )
  return Object.keys(entries)
}

async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story`)
  await expect(page.locator('#storybook-root > main')).toBeVisible()
}

function indicator(page: Page, name: string) {
  return page.getByRole('listitem').getByRole('button', { name })
}

async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  await expect(indicator(page, name)).toHaveAttribute('aria-current', 'step')
}
