import type { Page } from '@playwright/test'
import { addDays, formatDay } from '@/kernel/days'
import { drawPicture, expectNoHindrance, expectToast, makeStaff, openPanel } from './admin-panel'
import { expect, expectNoAxeViolations, type RunningApp, test } from './fixtures'

const PHONE = { width: 360, height: 740 }

test.beforeEach(async ({ app, resetBookings: _ }) => {
  await app.database.pool.query('delete from maintenance_tickets')
})

/** The first villa of the lists, as staff call it. */
async function firstVilla(app: RunningApp): Promise<{ id: number; name: string }> {
  const { rows } = await app.database.pool.query(
    `select id, name || ' ' || room_number as name from villas order by sort_order, id limit 1`,
  )
  return rows[0]
}

async function report(page: Page, app: RunningApp, description: string, urgency = 'normal') {
  const villa = await firstVilla(app)
  const key = description.length.toString(16).padStart(32, '0')
  await app.database.pool.query(
    `insert into maintenance_tickets (key, villa_id, description, urgency, reported_by_id, reported_by_email)
     values ($1, $2, $3, $4, 1, 'sample@example.com')`,
    [key, villa.id, description, urgency],
  )
  await page.reload()
  return villa
}

const openTicket = (page: Page, villa: string) =>
  page.getByRole('button', { name: new RegExp(`^Open ticket: ${villa}`) }).click()

test('a problem is reported from a phone with a photo, given to somebody, and done', async ({
  page,
  app,
}) => {
  const villa = await firstVilla(app)
  await app.database.pool.query('delete from villa_conditions')
  await page.setViewportSize(PHONE)
  const cleaner = await makeStaff(page, 'housekeeping')
  await openPanel(page, 'cleaning', cleaner)
  await page.getByRole('button', { name: 'All villas' }).click()
  await page.getByRole('button', { name: `Report a problem: ${villa.name}` }).click()
  const form = page.getByRole('dialog', { name: 'Report a problem' })
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form.getByLabel('What is wrong?')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('What is wrong?').fill('The tap in the bathroom drips')
  await form.getByLabel('Urgent').check()
  const photo = { name: 'tap.png', mimeType: 'image/png', buffer: await drawPicture(page) }
  await form.locator('input[type=file]').setInputFiles(photo)
  await expect(form.getByText('Photo chosen: tap.png')).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoHindrance(page, [320, 360])
  await form.getByRole('button', { name: 'Send report' }).click()
  await expectToast(page, 'Reported')
  await expect(page.getByText('1 thing to mend: The tap in the bathroom drips')).toBeVisible()

  // The front desk sees it where its day begins, and gives it to whoever mends it.
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPanel(page, '')
  await expect(page.getByRole('link', { name: 'Maintenance: 1' })).toBeVisible()
  await expect(page.getByText('The tap in the bathroom drips')).toBeVisible()
  await page.getByRole('link', { name: 'Maintenance: 1' }).click()
  await openTicket(page, villa.name)
  const ticket = page.getByRole('dialog', { name: villa.name })
  await expect(ticket.getByRole('img', { name: 'Photo: The tap in the bathroom drips' })).toBeVisible()
  await ticket.getByLabel('Assigned to').selectOption(cleaner.email.split('@')[0] ?? '')
  await expectNoAxeViolations(page)
  await ticket.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Ticket saved')

  // Whoever mends it says what was done; whom it is given to is not theirs to say.
  await page.setViewportSize(PHONE)
  await openPanel(page, 'maintenance', cleaner)
  await openTicket(page, villa.name)
  await expect(ticket.getByLabel('Assigned to')).toHaveCount(0)
  await ticket.getByLabel('State').selectOption('Done')
  await ticket.getByLabel('What was done').fill('A new washer')
  await expectNoHindrance(page, [320, 360])
  await ticket.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Nothing to mend')).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByText('A new washer')).toBeVisible()
})

test('nights are blocked for a ticket, and come back on sale when it is done', async ({ page, app }) => {
  await openPanel(page, 'maintenance')
  const villa = await report(page, app, 'The ceiling is wet')
  await openTicket(page, villa.name)
  const ticket = page.getByRole('dialog', { name: villa.name })
  const [first, last] = [app.today(), addDays(app.today(), 3)]
  await ticket.getByLabel('First night').fill(first)
  await ticket.getByLabel('Last night').fill(last)
  await ticket.getByRole('button', { name: 'Block nights' }).click()
  await expectToast(page, 'Nights blocked')
  await expect(ticket.getByText(`${formatDay(first)} – ${formatDay(last)}`)).toBeVisible()
  const blocked = await app.database.pool.query('select villa_id, kind, note from blocks')
  expect(blocked.rows).toEqual([
    { villa_id: villa.id, kind: 'maintenance', note: expect.stringMatching(/^Maintenance ticket \d+$/) },
  ])
  await ticket.getByLabel('State').selectOption('Done')
  await expect(ticket.getByLabel(/back on sale/)).toBeChecked()
  await ticket.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Ticket saved')
  expect((await app.database.pool.query('select 1 from blocks')).rowCount).toBe(0)
})

test('nights that guests have are not blocked for a ticket, and whose they are is said', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/answered 409/)
  await openPanel(page, 'maintenance')
  const villa = await report(page, app, 'The floor creaks')
  await app.database.pool.query(
    `insert into bookings (villa_id, guest_name, guest_phone, check_in_date, check_out_date, number_of_guests, total_cents, status)
     values ($1, 'Ann Early', '+256', $2, $3, 1, 0, 'confirmed')`,
    [villa.id, app.today(), addDays(app.today(), 2)],
  )
  await openTicket(page, villa.name)
  const ticket = page.getByRole('dialog', { name: villa.name })
  await ticket.getByRole('button', { name: 'Block nights' }).click()
  await expect(ticket.getByRole('alert')).toContainText('Ann Early')
})

test('the history of a villa stands beside each of its tickets', async ({ page, app }) => {
  await openPanel(page, 'maintenance')
  await report(page, app, 'The lamp is broken')
  await app.database.pool.query(
    `update maintenance_tickets set state = 'done', done_at = now(), resolution = 'A new bulb'`,
  )
  const villa = await report(page, app, 'The lamp is broken again')
  await openTicket(page, villa.name)
  const ticket = page.getByRole('dialog', { name: villa.name })
  await expect(ticket.getByRole('heading', { name: `More about ${villa.name}` })).toBeVisible()
  await expect(ticket.getByText('A new bulb')).toBeVisible()
})
