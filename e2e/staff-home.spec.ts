import type { Page } from '@playwright/test'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

const STAFF = { email: 'desk@pearl-villas.example', password: 'throw-away-password' }
const TODAY = '2027-03-10'
const FIGURES = '**/api/admin/dashboard'

test.beforeEach(async ({ house, page, resetBookings }) => {
  await resetBookings()
  house.setToday(TODAY)
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
