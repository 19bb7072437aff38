import type { Page } from '@playwright/test'
import { calendarText, stayEvent } from '../test/calendar-text'
import { startOutside } from '../test/outside'
import { figureOf, overflowOf } from './admin-panel'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

const STAFF = { email: 'desk@pearl-villas.example', password: 'throw-away-password' }
const TODAY = '2027-03-10'
const FIGURES = '**/api/admin/dashboard'

test.beforeEach(async ({ app, page, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.setFixedTime(`${TODAY}T12:00:00+03:00`)
})

test('staff who are signed in see today at the property, with ways into the panel; after signing out the landing page', async ({
  page,
  request,
}) => {
  const villa = await findVilla(request)
  const stay = { villaId: villa.id, checkInDate: TODAY, checkOutDate: '2027-03-12', numberOfGuests: 1 }
  const guest = { guestName: 'Sample Arrival', guestEmail: 'arrival@example.com' }
  const booking = await (await request.post('/api/bookings', { data: { ...stay, ...guest } })).json()
  await signIn(page)
  await openPage(page, '/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Today at the property' })).toBeVisible()
  const arrivals = page.getByRole('region', { name: 'Arrivals' })
  const link = arrivals.getByRole('link', { name: 'Sample Arrival' })
  await expect(link).toHaveAttribute('href', `/admin/bookings/${booking.id}`)
  await expect(page.getByRole('region', { name: 'In house' })).toContainText('Nobody today.')
  await expect(page.getByText('Unread messages')).toBeVisible()
  await expect(page.getByText('Requests that lapse within a day')).toBeVisible()
  await expect(page.getByText('Mails not delivered')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the booking desk' })).toHaveAttribute(
    'href',
    '/admin/bookings',
  )
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
  }
  await page.evaluate(() => localStorage.removeItem('sessionId'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Our Villa Categories' })).toBeVisible()
})

test('the figures count what there is, and a conflict with another platform stands there until it is seen', async ({
  page,
  app,
}) => {
  const { pool } = app.database
  await pool.query('delete from mails')
  await pool.query('delete from contact_messages')
  const villas: { id: number; name: string; isAvailable: boolean }[] = await (
    await page.request.get('/api/villas')
  ).json()
  const free = villas.filter(({ isAvailable }) => isAvailable)
  const stays = [
    ['Arriving Sample', '2027-03-10', '2027-03-12', 'confirmed'],
    ['Also Arriving', '2027-03-10', '2027-03-11', 'pending'],
    ['Leaving Sample', '2027-03-08', '2027-03-10', 'checked-in'],
    ['Staying Sample', '2027-03-09', '2027-03-12', 'checked-in'],
    ['Gone Sample', '2027-03-08', '2027-03-10', 'checked-out'],
    ['Cancelled Sample', '2027-03-10', '2027-03-12', 'cancelled'],
  ]
  for (const [place, stay] of stays.entries())
    await pool.query(
      `insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date, status,
         number_of_guests, total_cents, hold_expires_at)
       values ($1, $2, 'a@guest.example', $3, $4, $5, 1, 6500,
         case when $5 = 'pending' then now() + interval '3 hours' end)`,
      [free[place]?.id, ...stay],
    )
  for (const status of ['undelivered', 'undelivered', 'sent'])
    await pool.query(`insert into mails (kind, subject_id, status) values ('sample', 1, $1)`, [status])
  const message = { name: 'Ann', email: 'ann@guest.example', subject: 'Dinner', message: 'A table for two?' }
  expect((await page.request.post('/api/contact', { data: message })).status()).toBe(201)
  const platform = await startOutside((_request, answer) =>
    answer.end(calendarText(stayEvent('a', '20270311', '20270313', 'Reserved'))),
  )
  await signIn(page)
  const feed = { villaId: free[0]?.id, name: 'Sample Stays', url: `${platform.url}/home.ics` }
  const { id } = await (await page.request.post('/api/admin/calendar-feeds', { data: feed })).json()
  await page.request.post(`/api/admin/calendar-feeds/${id}/read`, { data: {} })

  await openPage(page, '/home')
  const figures = {
    Arrivals: 2,
    Departures: 2,
    'In house': 2,
    'Unread messages': 1,
    'Requests that lapse within a day': 1,
    'Mails not delivered': 2,
    'Conflicts with other platforms': 1,
  }
  for (const [name, count] of Object.entries(figures))
    await expect(figureOf(page, name), name).toHaveText(String(count))
  const conflicts = page.getByRole('region', { name: 'Conflicts with other platforms' })
  await expect(conflicts).toContainText('Arriving Sample')
  await expect(conflicts).toContainText('also on Sample Stays, 11 Mar to 13 Mar')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  }
  await conflicts.getByRole('button', { name: /^Mark as seen: / }).click()
  await expect(conflicts).toHaveCount(0)
  await expect(figureOf(page, 'Conflicts with other platforms')).toHaveText('0')
  await page.reload()
  await expect(figureOf(page, 'Conflicts with other platforms')).toHaveText('0')
  await page.goto('/admin/channels')
  await expect(page.getByRole('region', { name: 'Conflicts' })).toContainText(`Seen by ${STAFF.email}`)
  await page.request.delete(`/api/admin/calendar-feeds/${id}`)
  await platform.close()
})

test('a day that cannot be loaded says so and is asked for again; a session that is over shows the landing page', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500|401/)
  await signIn(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(FIGURES, async (route) => {
    await held
    await route.fulfill({ status: 500, json: { message: 'Sorry.' } })
  })
  await openPage(page, '/home')
  await expect(page.getByText('Loading today at the property')).toBeAttached()
  answer()
  await expect(page.getByRole('alert').filter({ hasText: 'Today could not be loaded.' })).toBeVisible()
  await page.unroute(FIGURES)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Unread messages')).toBeVisible()
  await page.request.post('/api/auth/logout', { data: {} })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Our Villa Categories' })).toBeVisible()
})

async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: STAFF })
  expect(answer.status()).toBe(200)
  const { sessionId } = await answer.json()
  await page.goto('/policies/privacy')
  await page.evaluate((sid) => localStorage.setItem('sessionId', sid), sessionId)
}

test('a guest in house who should have left yesterday stands among the departures, as late', async ({
  page,
  request,
  app,
}) => {
  const villa = await findVilla(request)
  await app.database.pool.query(
    `insert into bookings (villa_id, guest_name, guest_phone, check_in_date, check_out_date, number_of_guests,
       total_cents, status) values ($1, 'Sample Late', '+256 700 000 021', '2027-03-06', '2027-03-09', 1, 16500, 'checked-in')`,
    [villa.id],
  )
  await signIn(page)
  await openPage(page, '/home')
  const departures = page.getByRole('region', { name: 'Departures' })
  await expect(departures.getByRole('listitem')).toContainText('Sample Late')
  await expect(departures.getByRole('listitem')).toContainText('Late departure: still in house')
  await expect(page.getByRole('region', { name: 'In house' })).toContainText('Sample Late')
  await expect(figureOf(page, 'Departures')).toHaveText('1')
  await expectNoAxeViolations(page)
})
