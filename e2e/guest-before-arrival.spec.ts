import type { Page } from '@playwright/test'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { reachPayment } from './booking-steps-page'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations, type RunningApp, test } from './fixtures'

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday('2027-03-10')
})

test('the hour of arrival is asked once, and said on the payment step, the confirmation and the desk', async ({
  page,
  app,
}) => {
  const villa = await findVilla(page.request)
  await reachPayment(page, villa)
  await page.getByRole('link', { name: 'Change guest' }).click()
  const field = page.getByLabel('When do you expect to arrive?')
  await expect(field).toHaveValue('')
  await field.selectOption('6:00 PM to 7:00 PM')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('main')).toContainText('6:00 PM to 7:00 PM')
  await page.getByRole('radio', { name: /^Cash/ }).check()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('6:00 PM to 7:00 PM')
  const { rows } = await app.database.pool.query('select arrival_time from bookings')
  expect(rows).toEqual([{ arrival_time: '18:00' }])
})

test('everything before arrival stands in one place, the network once the stay is near', async ({
  page,
  app,
}) => {
  const { path, id } = await makeStay(page, app)
  await app.database.pool.query(
    `update property_facts set facts = facts || '{"wifiName": "Pearl Guests", "wifiPassword": "umbrella-tree"}'`,
  )
  await page.goto(path)
  const section = page.getByRole('region', { name: 'Before you arrive' })
  for (const said of ['Thu, 18 Mar 2027, from 2:00 PM', 'Plus code', '+256 700 000 001', 'Reception: 24/7'])
    await expect(section).toContainText(said)
  await expect(section.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(section.getByRole('link', { name: /Makenke/ })).toHaveAttribute('href', /^(geo|https):/)
  await expect(section).not.toContainText('Pearl Guests')
  await app.database.pool.query(`update bookings set status = 'confirmed' where id = $1`, [id])
  app.setToday('2027-03-17')
  await page.reload()
  await expect(section).toContainText('Network Pearl Guests')
  await expect(section).toContainText('Password umbrella-tree')
  await expectNoAxeViolations(page)
})

test('the question before cancelling says what it costs and what comes back; keeping is the bright button', async ({
  page,
  app,
}) => {
  const { path, id } = await makeStay(page, app)
  await app.database.pool.query(
    `insert into booking_payments (booking_id, method, amount_cents, staff_id, staff_email) values ($1, 'cash', 5000, 1, 'desk@example.com')`,
    [id],
  )
  await page.goto(path)
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel your booking?' })
  for (const said of ['Cancelling costs', 'nothing', 'You have paid', '$50.00, from reception'])
    await expect(question).toContainText(said)
  const colourOf = (name: string) =>
    question.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor)
  const clay = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'var(--color-clay)'
    const colour = getComputedStyle(probe).backgroundColor
    probe.remove()
    return colour
  })
  expect(await colourOf('Keep my booking')).toBe(clay)
  expect(await colourOf('Yes, cancel it')).not.toBe(clay)
  await question.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('You get $50.00 back.')).toBeVisible()
})

test('the link of a stay long over says that it has ended, and whom to call, without scripts too', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/404/)
  const { path } = await makeStay(page, app)
  app.setToday('2027-06-21')
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(404)
  const sent = (await answer?.text()) ?? ''
  expect(sent).toContain('This link has ended.')
  expect(sent).not.toContain('Sample Guest')
  await expect(page.getByText('Private links to a booking end 90 days after departure.')).toBeVisible()
  const call = page.getByRole('main').getByRole('link', { name: /^Call \+/ })
  await expect(call.first()).toBeVisible()
})

/** A stay from Thursday to Monday, and the private link to it. */
async function makeStay(page: Page, app: RunningApp): Promise<{ path: string; id: number }> {
  const villa = await findVilla(page.request)
  const answer = await page.request.post('/api/bookings', {
    data: {
      villaId: villa.id,
      guestName: 'Sample Guest',
      guestEmail: 'guest@example.com',
      checkInDate: '2027-03-18',
      checkOutDate: '2027-03-22',
      numberOfGuests: 1,
    },
  })
  expect(answer.status()).toBe(201)
  const { id } = await answer.json()
  return { path: await makeGuestLink(app.database.orm, id), id }
}
