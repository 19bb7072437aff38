import type { Page } from '@playwright/test'
import { addDays } from '@/kernel/days'
import { expectNoHindrance, expectToast, makeStaff, openPanel } from './admin-panel'
import { expectAllCleaned, soil } from './cleaning-marks'
import { expect, expectNoAxeViolations, test } from './fixtures'

const PHONE = { width: 360, height: 740 }

test.beforeEach(async ({ app, resetBookings: _ }) => {
  await app.database.pool.query('delete from cleaning_marks')
  await app.database.pool.query('delete from villa_conditions')
})

async function openAsCleaner(page: Page) {
  await page.setViewportSize(PHONE)
  const who = await makeStaff(page, 'housekeeping')
  await openPanel(page, '', who)
  await expect(page.getByRole('heading', { level: 1, name: 'Cleaning list' })).toBeVisible()
  await expect(page.getByText(/villas? to do$/)).toBeVisible()
}

const press = (page: Page, what: string, villa: string) =>
  page.getByRole('button', { name: `${what}: ${villa}`, exact: true }).click()

test('three villas done in ten minutes without a network are sent in order once there is one, and none is lost', async ({
  page,
  app,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const villas = await soil(app, 3)
  await page.clock.install()
  await openAsCleaner(page)
  await expect(page.getByText('3 villas to do')).toBeVisible()

  await context.setOffline(true)
  for (const villa of villas) {
    await press(page, 'Start cleaning', villa)
    await page.clock.fastForward('03:20')
    await press(page, 'Villa is clean', villa)
  }
  await expect(page.getByText('All done')).toBeVisible()
  await expect(page.getByText('6 updates not sent yet.')).toBeVisible()
  await expectNoAxeViolations(page)
  const before = await app.database.pool.query('select condition from villa_conditions')
  expect(before.rows.map(({ condition }) => condition)).toEqual(['dirty', 'dirty', 'dirty'])

  await context.setOffline(false)
  await expect(page.getByText('not sent yet')).toBeHidden()
  await expectAllCleaned(app, villas, 590)
})

test('what was pressed without a network outlives a page that is closed and opened again', async ({
  page,
  app,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const [villa = ''] = await soil(app, 1)
  await openAsCleaner(page)
  await context.setOffline(true)
  await press(page, 'Start cleaning', villa)
  await expect(page.getByText('1 update not sent yet.')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto('/admin/cleaning')
  await expect(again.getByRole('button', { name: `Villa is clean: ${villa}` })).toBeVisible()
  await expect(again.getByText('not sent yet')).toBeHidden()
  const { rows } = await app.database.pool.query('select mark from cleaning_marks')
  expect(rows).toEqual([{ mark: 'start' }])
})

test('a press that comes after the villa became dirty again says so and leaves it dirty', async ({
  page,
  app,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const [villa = ''] = await soil(app, 1)
  await openAsCleaner(page)
  await context.setOffline(true)
  await press(page, 'Villa is clean', villa)
  await app.database.pool.query('update villa_conditions set turn = turn + 1')
  await context.setOffline(false)
  await expectToast(page, `${villa} has changed since`)
  await expect(page.getByRole('button', { name: `Start cleaning: ${villa}` })).toBeVisible()
})

test('whoever cleans sees the cleaning list, the own account and nothing else', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/answered 403/)
  await soil(app, 2)
  await openAsCleaner(page)
  await expectNoHindrance(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
    'Cleaning list',
    'Maintenance',
    'My Account',
  ])
  await page.goto('/admin/bookings')
  await expect(page.getByText('Your account may not see this section')).toBeVisible()
})

test('the board sets conditions, gives villas to people and shares out the day', async ({ page, app }) => {
  const villas = await soil(app, 2)
  const cleaner = await makeStaff(page, 'housekeeping')
  const name = cleaner.email.split('@')[0] ?? ''
  await openPanel(page, 'housekeeping')
  await page.getByLabel(`Condition of ${villas[0]}`).selectOption('Inspected')
  await expectToast(page, `${villas[0]} saved`)
  await page.getByRole('button', { name: 'Share out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share out the villas' })
  await expect(dialog).toContainText('1 villa with something to do')
  await dialog.getByLabel(name).check()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Share out' }).click()
  await expectToast(page, 'Villas shared out')
  await expect(page.getByLabel(`Who cleans ${villas[1]} today`).locator('option:checked')).toHaveText(name)
  await page.getByRole('button', { name: `Note about ${villas[1]}` }).click()
  await page.getByLabel('Note', { exact: true }).fill('Two cots, please')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expectToast(page, `${villas[1]} saved`)
  await page.waitForLoadState('networkidle')
  await openPanel(page, 'cleaning', cleaner)
  await expect(page.getByText('Two cots, please')).toBeVisible()
  await expect(page.getByText('1 villa to do')).toBeVisible()
})

test('check-in into a villa that is not clean asks where Property Facts say so', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/answered 409/)
  const { pool } = app.database
  await pool.query(`update property_facts set facts = facts || '{"checkInReadiness":"ask"}'`)
  try {
    const [villa = ''] = await soil(app, 1)
    await pool.query(
      `insert into bookings (villa_id, guest_name, guest_phone, check_in_date, check_out_date, number_of_guests, total_cents, status)
       select villa_id, 'Ann Early', '+256', $1, $2, 1, 0, 'confirmed' from villa_conditions`,
      [app.today(), addDays(app.today(), 1)],
    )
    await openPanel(page, 'bookings')
    await page.getByRole('button', { name: 'Check in: Ann Early' }).click()
    const question = page.getByRole('dialog', { name: 'Check in all the same?' })
    await expect(question).toContainText(`${villa} is not ready: it is dirty.`)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Check in: Ann Early' })).toBeVisible()
    await page.getByRole('button', { name: 'Check in: Ann Early' }).click()
    await question.getByRole('button', { name: 'Check in' }).click()
    await expect(page.getByRole('button', { name: 'Check out: Ann Early' })).toBeVisible()
  } finally {
    await pool.query(`update property_facts set facts = facts - 'checkInReadiness'`)
  }
})
