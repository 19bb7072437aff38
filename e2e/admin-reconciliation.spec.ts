import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { readCsv } from '@/kernel/read-csv'
import { expectNoHindrance, expectToast, openPanel } from './admin-panel'
import { findVilla } from './calendar-page'
import { expect, type RunningApp } from './fixtures'
import { test } from './paid-app'

/** The app asks the provider every two seconds. */
const SOON = { timeout: 25_000 }

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday('2027-03-10')
})

test('a statement of the provider is compared, differences taken along, and an open payment asked for', async ({
  page,
  app,
  pesapal,
  complaints,
}) => {
  complaints.allow(/422/)
  const paid = await begin(page, app, '2027-03-18')
  pesapal.payments.settle(paid.reference, { state: 'paid' })
  await expect.poll(() => paidOf(app, paid.bookingId), SOON).toBe(25_300)
  const statement = await (await page.request.get(`${pesapal.url}/statement.csv`)).text()
  const open = await begin(page, app, '2027-03-25')

  await openPanel(page, 'reconciliation')
  await expectNoHindrance(page)
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('Please choose a file')).toBeVisible()
  await choosePeriod(page)
  await choose(page, 'names.csv', 'Name,Phone\nGrace,0772')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('This file has no column for the transaction’s number')).toBeVisible()
  await expect(page.getByLabel('Provider')).toHaveValue('pesapal')
  await expectNoHindrance(page)

  await choose(page, 'statement.csv', statement)
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('Both sides agree.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^Pesapal/ })).toBeFocused()
  await expect(page.getByText('Still open here')).toBeVisible()

  const confirmation = await confirmationOf(app, paid.reference)
  const other = statement.replaceAll(confirmation, 'NEW1').replaceAll(paid.reference, open.reference)
  await choose(page, 'other.csv', other)
  await page.getByRole('button', { name: 'Compare' }).click()
  const here = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Missing here (1)' }) })
    .last()
  const there = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Missing in the statement (1)' }) })
    .last()
  await expect(here).toContainText('NEW1')
  await expect(there).toContainText(confirmation)
  await expect(there.getByRole('link', { name: /^Sample Payer, booking/ })).toBeVisible()
  await expectNoHindrance(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Differences (CSV)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^differences-pesapal-.*\.csv$/)
  const table = readCsv(await readFile(await file.path(), 'utf8'))
  expect(table?.slice(1).map(([what, , , number]) => [what, number])).toEqual([
    ['Missing here', 'NEW1'],
    ['Missing in the statement', confirmation],
  ])

  pesapal.payments.settle(open.reference, { state: 'paid' })
  await here.getByRole('button', { name: 'Ask Pesapal now about the payment of Sample Payer' }).click()
  await expectToast(page, 'The provider was asked')
  await expect.poll(() => paidOf(app, open.bookingId), SOON).toBe(25_300)
})

test('what was chosen stays where comparing fails, and goes out when tried again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/)
  await openPanel(page, 'reconciliation')
  await page.getByLabel('Provider').selectOption('MTN')
  await choosePeriod(page)
  await choose(page, 'mtn.csv', 'Receipt,Amount\nA1,45000')
  await page.route('**/api/admin/reconciliation', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('alert').getByText('Nothing you chose is lost.')).toBeVisible()
  await page.unroute('**/api/admin/reconciliation')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { name: 'Missing here (1)' })).toBeVisible()
  await expect(page.getByLabel('Provider')).toHaveValue('mtn')
})

async function choose(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('Statement (CSV)').setInputFiles(file)
}

/** The days about now: the database's clock dates what came. */
async function choosePeriod(page: Page): Promise<void> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('From').fill(day(-3))
  await page.getByLabel('To', { exact: true }).fill(day(3))
}

/** A request for four nights at $253.00 whose guest has begun to pay all of it. */
async function begin(page: Page, app: RunningApp, checkInDate: string) {
  const villa = await findVilla(page.request)
  const stay = { checkInDate, checkOutDate: checkInDate.replace(/\d\d$/, (day) => String(Number(day) + 4)) }
  const guest = { guestName: 'Sample Payer', guestEmail: 'payer@guest.example', numberOfGuests: 1 }
  const made = await page.request.post('/api/bookings', { data: { villaId: villa.id, ...stay, ...guest } })
  const { id: bookingId } = await made.json()
  const link = await makeGuestLink(app.database.orm, bookingId)
  const answer = await page.request.post(`/api${link}/payments`, {
    data: { provider: 'pesapal', currency: 'USD' },
  })
  expect(answer.status()).toBe(201)
  const { reference } = await answer.json()
  return { bookingId, reference: String(reference) }
}

async function paidOf(app: RunningApp, bookingId: number): Promise<number> {
  const sum =
    'select coalesce(sum(amount_cents), 0)::int as cents from booking_payments where booking_id = $1'
  return (await app.database.pool.query(sum, [bookingId])).rows[0].cents
}

async function confirmationOf(app: RunningApp, reference: string): Promise<string> {
  const asked = 'select confirmation from online_payments where reference = $1'
  return (await app.database.pool.query(asked, [reference])).rows[0].confirmation
}
