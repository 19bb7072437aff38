import type { Page } from '@playwright/test'
import { calendarText, stayEvent } from '../test/calendar-text'
import { startOutside } from '../test/outside'
import { expectNoHindrance, expectToast, figureOf, MANAGER, makeStaff, openPanel } from './admin-panel'
import { expect, type RunningApp, test } from './fixtures'

const TODAY = '2027-03-10'
const DESK = '**/api/admin/todays-desk'

test.beforeEach(async ({ app, page, resetBookings }) => {
  await resetBookings()
  await app.database.pool.query('delete from mails')
  await app.database.pool.query('delete from contact_messages')
  app.setToday(TODAY)
  await page.clock.setFixedTime(`${TODAY}T12:00:00+03:00`)
})

const listOf = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) })

/** Stays in villas of their own: guest, arrival, departure, status. */
async function makeStays(app: RunningApp, stays: readonly (readonly string[])[]): Promise<number[]> {
  const { rows: villas } = await app.database.pool.query(
    'select id from villas where is_available order by id limit $1',
    [stays.length],
  )
  const ids: number[] = []
  for (const [place, stay] of stays.entries()) {
    const { rows } = await app.database.pool.query(
      `insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date, status,
         number_of_guests, total_cents, hold_expires_at)
       values ($1, $2, 'a@guest.example', $3, $4, $5, 2, 13000,
         case when $5 = 'pending' then timestamptz '2027-03-10T14:10:00+03:00' end) returning id`,
      [villas[place].id, ...stay],
    )
    ids.push(rows[0].id)
  }
  return ids
}

test('the panel opens on today: who comes, who leaves, who is in house, what waits and what failed', async ({
  page,
  app,
}) => {
  await makeStays(app, [
    ['Arriving Sample', '2027-03-10', '2027-03-12', 'confirmed'],
    ['Missing Sample', '2027-03-09', '2027-03-12', 'confirmed'],
    ['Leaving Sample', '2027-03-08', '2027-03-10', 'checked-in'],
    ['Late Sample', '2027-03-06', '2027-03-09', 'checked-in'],
    ['Asking Sample', '2027-04-10', '2027-04-12', 'pending'],
    ['Cancelled Sample', '2027-03-10', '2027-03-12', 'cancelled'],
  ])
  const { pool } = app.database
  await pool.query(`insert into mails (kind, subject_id, status) values ('sample', 1, 'undelivered')`)
  const message = { name: 'Ann', email: 'ann@guest.example', subject: 'Dinner', message: 'A table for two?' }
  expect((await page.request.post('/api/contact', { data: message })).status()).toBe(201)

  // For everybody on the staff.
  await openPanel(page, '', await makeStaff(page, 'user'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible()
  const figures = {
    Arrivals: 2,
    Departures: 2,
    'In house': 2,
    'Requests waiting': 1,
    'Unread messages': 1,
    'Mails not delivered': 1,
    'Calendars that fail': 0,
  }
  for (const [name, count] of Object.entries(figures))
    await expect(figureOf(page, name), name).toHaveText(String(count))

  const arrivals = listOf(page, 'Arrivals').getByRole('listitem')
  await expect(arrivals.nth(0)).toContainText('Missing Sample')
  await expect(arrivals.nth(0)).toContainText('Expected on 9 Mar, not checked in yet')
  await expect(arrivals.nth(1)).toContainText('Arriving Sample')
  await expect(arrivals.nth(1)).toContainText('No arrival time given, until 12 Mar')
  await expect(arrivals.nth(1)).toContainText('$130.00 due')
  const departures = listOf(page, 'Departures').getByRole('listitem')
  await expect(departures.nth(0)).toContainText('Late Sample')
  await expect(departures.nth(0)).toContainText('Late departure: still in house')
  await expect(departures.nth(1)).not.toContainText('Late departure')
  await expect(listOf(page, 'Requests waiting')).toContainText('2 h 10 min left, until 10 Mar 2027, 14:10')
  await expect(page.getByRole('main')).not.toContainText('Cancelled Sample')
  await expectNoHindrance(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await figureOf(page, 'Unread messages').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await page.goBack()
  await listOf(page, 'Requests waiting').getByRole('link', { name: 'Asking Sample' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Asking Sample' })).toBeVisible()

  // A flood of requests does not bury what else the day has.
  await pool.query(
    `insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date, status, number_of_guests, total_cents)
     select (select min(id) from villas), 'Waiting ' || n, 'a@guest.example', date '2027-06-01' + n, date '2027-06-02' + n,
       'pending', 1, 6500 from generate_series(1, 30) n`,
  )
  await page.goto('/admin')
  const requests = listOf(page, 'Requests waiting')
  await expect(requests.getByRole('listitem')).toHaveCount(25)
  await expect(requests.getByRole('listitem').first()).toContainText('Asking Sample')
  await requests.getByRole('button', { name: 'Show all 31' }).click()
  await expect(requests.getByRole('listitem')).toHaveCount(31)
  await expect(requests.getByRole('listitem').nth(25).getByRole('link').first()).toBeFocused()
})

test('a guest is checked in, charged for dinner, takes leave and pays without leaving the page', async ({
  page,
  app,
}) => {
  const [coming, leaving, asking] = await makeStays(app, [
    ['Arriving Sample', '2027-03-10', '2027-03-12', 'confirmed'],
    ['Leaving Sample', '2027-03-08', '2027-03-10', 'checked-in'],
    ['Asking Sample', '2027-04-10', '2027-04-12', 'pending'],
  ])
  await openPanel(page)
  await page.getByRole('button', { name: 'Check in: Arriving Sample' }).click()
  await expectToast(page, 'Arriving Sample: Checked in')
  await expect(figureOf(page, 'In house')).toHaveText('2')
  await page.getByRole('button', { name: 'Confirm: Asking Sample' }).click()
  await expect(listOf(page, 'Requests waiting')).toContainText('No request waits for an answer.')

  await page
    .getByRole('region', { name: /^Departures/ })
    .getByRole('button', { name: 'Charge or pay: Leaving Sample' })
    .click()
  const folio = page.getByRole('dialog', { name: 'Folio of Leaving Sample' })
  await expect(folio).toContainText('$130.00')
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await folio.getByRole('button', { name: 'Add charge' }).click()
  const charge = page.getByRole('dialog', { name: 'Charge the guest' })
  await charge.getByLabel('What for').fill('Dinner')
  await charge.getByLabel('Price of one (USD)').fill('20.00')
  await charge.getByRole('button', { name: 'Charge $20.00' }).click()
  await expect(folio.getByLabel('Amount (USD)')).toHaveValue('150.00')
  await folio.getByRole('button', { name: 'Record payment' }).click()
  await expectToast(page, '$150.00 recorded')
  await page.keyboard.press('Escape')
  const row = listOf(page, 'Departures').getByRole('listitem')
  await expect(row).toContainText('Paid in full')
  await row.getByRole('button', { name: 'Check out: Leaving Sample' }).click()
  await expectToast(page, 'Leaving Sample: Checked out')
  const { rows } = await app.database.pool.query('select id, status from bookings order by id')
  expect(rows).toEqual([
    { id: coming, status: 'checked-in' },
    { id: leaving, status: 'checked-out' },
    { id: asking, status: 'confirmed' },
  ])
})

test('a conflict with another platform stands there until it is seen', async ({ page, app }) => {
  await makeStays(app, [['Arriving Sample', '2027-03-10', '2027-03-12', 'confirmed']])
  const { rows } = await app.database.pool.query('select villa_id as id from bookings')
  const platform = await startOutside((_request, answer) =>
    answer.end(calendarText(stayEvent('a', '20270311', '20270313', 'Reserved'))),
  )
  await openPanel(page)
  const feed = { villaId: rows[0].id, name: 'Sample Stays', url: `${platform.url}/home.ics` }
  const { id } = await (await page.request.post('/api/admin/calendar-feeds', { data: feed })).json()
  await page.request.post(`/api/admin/calendar-feeds/${id}/read`, { data: {} })
  await page.reload()
  const conflicts = page.getByRole('region', { name: 'Conflicts with other platforms' })
  await expect(conflicts).toContainText('Arriving Sample')
  await expect(conflicts).toContainText('also on Sample Stays, 11 Mar to 13 Mar')
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await conflicts.getByRole('button', { name: /^Mark as seen: / }).click()
  await expect(conflicts).toHaveCount(0)
  await page.goto('/admin/channels')
  await expect(page.getByRole('region', { name: 'Conflicts' })).toContainText(`Seen by ${MANAGER.email}`)
  await page.request.delete(`/api/admin/calendar-feeds/${id}`)
  await platform.close()
})

test('a day that cannot be loaded says so and is asked for again; an empty one says what is not', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(DESK, async (route) => {
    await held
    await route.fulfill({ status: 500, json: { message: 'Sorry.' } })
  })
  await openPanel(page)
  await expect(page.getByText('Loading today at the property')).toBeAttached()
  answer()
  await expect(page.getByRole('alert').filter({ hasText: 'Today could not be loaded' })).toBeVisible()
  await page.unroute(DESK)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(listOf(page, 'Arrivals')).toContainText('Nobody arrives today.')
  await expect(listOf(page, 'Departures')).toContainText('Nobody leaves today.')
})

test('staff who open /home come to the same page, and a session that is over shows the landing page', async ({
  page,
  complaints,
}) => {
  complaints.allow(/401/)
  await openPanel(page)
  await page.goto('/home')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible()
  expect((await page.request.post('/api/auth/logout', { data: {} })).ok()).toBe(true)
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Book your stay' })).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
})

test('what is wrong with the site stands first, with what to do about it, until it is over', async ({
  page,
  app,
}) => {
  const { pool } = app.database
  await pool.query(`insert into alarms (kind, detail) values
    ('mails', '3 waited for 10 minutes or longer, and none went out.'), ('disk', '900 MB are free on the disk of ./data.')`)
  await openPanel(page, '', await makeStaff(page, 'receptionist'))
  const wrong = page.getByRole('region', { name: '2 things are wrong' })
  await expect(wrong.getByRole('listitem')).toHaveCount(2)
  await expect(wrong).toContainText('900 MB are free')
  await expectNoHindrance(page)
  await wrong.getByRole('link', { name: 'Open the section: E-mails do not go out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible()

  await pool.query('update alarms set ended_at = now()')
  await openPanel(page, '', await makeStaff(page, 'receptionist'))
  await expect(page.getByRole('region', { name: 'Today in figures' })).toBeVisible()
  await expect(page.getByRole('region', { name: /wrong/ })).toHaveCount(0)
  await pool.query('delete from alarms')
})
