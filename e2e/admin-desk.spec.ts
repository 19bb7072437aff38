import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addDays, type Day, formatDay } from '@/kernel/days'
import { expectToast, figureOf, openPanel, rowOf } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

test.beforeEach(async ({ resetBookings }) => {
  await resetBookings()
})

test('the dashboard counts what there is and lists the newest five bookings', async ({ page, app }) => {
  for (let place = 0; place < 6; place += 1) await book(page, app.today(), `Guest ${place}`, place)
  await openPanel(page, 'dashboard')
  await expect(figureOf(page, 'Total Bookings')).toHaveText('6')
  await expect(figureOf(page, 'Available Rooms')).toHaveText('23')
  await expect(figureOf(page, 'Check-ins Today')).toHaveText('1')
  const recent = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Recent Bookings' }) })
  await expect(recent.getByRole('listitem')).toHaveCount(5)
  await expect(recent.getByRole('listitem').first()).toContainText('Guest 5')
  await expect(recent).not.toContainText('Guest 0')

  const rows = page.getByRole('table').getByRole('row')
  await page.getByText('Show as a table').click()
  await expect(rows).toHaveCount(31)
  for (const [night, taken] of [
    [1, '1 / 23'],
    [6, '1 / 23'],
    [7, '0 / 23'],
    [30, '0 / 23'],
  ] as const) {
    await expect(rows.nth(night)).toContainText(formatDay(addDays(app.today(), night - 1)))
    await expect(rows.nth(night)).toContainText(taken)
  }
  const bars = page.getByRole('img', { name: 'Occupancy over the next 30 days' }).locator('rect')
  await expect(bars).toHaveCount(30)
  const heights = await bars.evaluateAll((all) => all.map((bar) => Number(bar.getAttribute('height'))))
  // One villa of 23 is 4 percent of a height of 160; an empty night is a line.
  expect(heights.slice(0, 7).map(Math.round)).toEqual([6, 6, 6, 6, 6, 6, 1])

  const unread = Number(await figureOf(page, 'New Messages').textContent())
  const sent = { name: 'A guest', email: 'guest@guest.example', subject: 'Booking Inquiry' }
  expect((await page.request.post('/api/contact', { data: { ...sent, message: 'Is it quiet?' } })).ok()).toBe(
    true,
  )
  await page.reload()
  await expect(figureOf(page, 'New Messages')).toHaveText(String(unread + 1))
})

test('the quick actions lead to the desk, to the rooms, and to a report', async ({ page }) => {
  await openPanel(page, 'dashboard')
  await expect(page.getByRole('link', { name: 'Add New Booking' })).toHaveAttribute(
    'href',
    '/admin/bookings/new',
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Generate Report' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^report-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(31)
  expect(lines[0]).toBe('Night,Villas taken,Villas,Occupancy %')
  await page.getByRole('link', { name: 'Update Room Status' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Villas' })).toBeVisible()
})

test('a booking takes only the steps that are legal today, and gives its nights back after a question', async ({
  page,
  app,
}) => {
  await book(page, app.today(), 'Arriving Today', 0)
  await book(page, app.today(), 'Arriving Later', 20)
  await openPanel(page, 'bookings')
  const today = rowOf(page, 'Arriving Today')
  const later = rowOf(page, 'Arriving Later')
  await expect(today.getByRole('button')).toHaveText(['Confirm', 'Cancel'])
  await today.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Arriving Today: Confirmed')
  await expect(today.getByRole('button')).toHaveText(['Check in', 'Cancel', 'No show'])
  await later.getByRole('button', { name: 'Confirm' }).click()
  await expect(later.getByRole('button')).toHaveText(['Cancel'])
  await today.getByRole('button', { name: 'Check in' }).click()
  await expect(today.getByRole('button')).toHaveText(['Check out'])

  await later.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to cancel this booking?' })
  await question.getByRole('button', { name: 'Keep booking' }).click()
  await expect(later).toContainText('Confirmed')
  await later.getByRole('button', { name: 'Cancel' }).click()
  await question.getByLabel('Reason (optional)').fill('Their road is flooded')
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expectToast(page, 'Arriving Later: Cancelled')
  await expect(later.getByRole('button')).toHaveCount(0)

  await openPanel(page, 'audit')
  const entry = page.getByRole('main').getByRole('listitem').first()
  await entry.locator('summary').click()
  await expect(entry.getByRole('row', { name: 'reason nothing Their road is flooded' })).toBeVisible()
})

test('a guest who never came is marked as no-show after a question, and their nights are free again', async ({
  page,
  app,
}) => {
  await book(page, app.today(), 'Never Came', 0)
  await openPanel(page, 'bookings')
  const row = rowOf(page, 'Never Came')
  await row.getByRole('button', { name: 'Confirm' }).click()
  await row.getByRole('button', { name: 'No show' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure this guest did not come?' })
  await question.getByRole('button', { name: 'Keep booking' }).click()
  await expect(row).toContainText('Confirmed')
  await row.getByRole('button', { name: 'No show' }).click()
  await question.getByLabel('Reason (optional)').fill('Not on the phone either')
  await question.getByRole('button', { name: 'No show', exact: true }).click()
  await expectToast(page, 'Never Came: No show')
  await expect(row.getByRole('button')).toHaveCount(0)
  // The next guest has the same night.
  await book(page, app.today(), 'Came Instead', 0)
})

test('a step somebody else was quicker with is refused, said, and the list shows where the booking is', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/409/)
  // The news of it, which reaches an open panel by itself, is late.
  await page.route('**/api/admin/news*', () => {})
  await book(page, app.today(), 'Two Clerks', 5)
  await openPanel(page, 'bookings')
  const row = rowOf(page, 'Two Clerks')
  await expect(row).toContainText('Request')
  await app.database.pool.query(`update bookings set status = 'cancelled'`)
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'The booking could not be changed')
  await expect(row).toContainText('Cancelled')
})

async function book(page: Page, today: Day, guestName: string, daysAhead: number) {
  const villas: { id: number; isAvailable: boolean }[] = await (await page.request.get('/api/villas')).json()
  const villaId = villas.find((villa) => villa.isAvailable)?.id
  const stay = {
    checkInDate: addDays(today, daysAhead),
    checkOutDate: addDays(today, daysAhead + 1),
  }
  const guest = { guestName, guestEmail: 'guest@guest.example', numberOfGuests: 1 }
  const answer = await page.request.post('/api/bookings', { data: { villaId, ...stay, ...guest } })
  expect(answer.status()).toBe(201)
}
