import type { Page } from '@playwright/test'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations, type RunningApp, test } from './fixtures'

const TODAY = '2027-03-10'

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
})

test('a guest finds their stay by the private link, changes it and takes it along', async ({ page, app }) => {
  const path = await makeLink(page, app)
  const answer = await page.goto(path)
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const main = page.getByRole('main')
  for (const fact of [
    'Request received',
    'Thu, 18 Mar 2027, from 2:00 PM',
    'Forest Breeze',
    'Bed and breakfast',
    '$253.00',
  ])
    await expect(main).toContainText(fact)
  await main.getByText('Night by night').click()
  await expect(main.getByText('Fri, 19 Mar 2027')).toBeVisible()
  await expect(main).toContainText('Free until Wed, 17 Mar 2027, 2:00 PM.')

  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toBeDisabled()
  await page.getByLabel('When do you expect to arrive?').selectOption('6:00 PM to 7:00 PM')
  await page.getByLabel('Requests and notes').fill('A lamp, please')
  await save.click()
  await expect(page.getByText('Reception sees your changes.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Requests and notes')).toHaveValue('A lamp, please')
  await expect(main.locator('dd', { hasText: 'A lamp, please' })).toBeVisible()
  await expect(main).toContainText('We expect you 6:00 PM to 7:00 PM.')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to your calendar' }).click()
  expect((await download).suggestedFilename()).toBe('stay.ics')
})

test('cancelling asks first, and then frees the nights', async ({ page, app }) => {
  await page.goto(await makeLink(page, app))
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel your booking?' })
  await question.getByRole('button', { name: 'Keep my booking' }).click()
  await expect(question).toBeHidden()
  expect(await statusIn(app)).toBe('pending')
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  await question.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('This booking is cancelled. Its nights are free for others.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
  expect(await statusIn(app)).toBe('cancelled')
})

test('what cannot be saved says why and keeps what was typed', async ({ page, app, complaints }) => {
  complaints.allow(/500|409/)
  await page.goto(await makeLink(page, app))
  await page.getByLabel('Requests and notes').fill('A lamp, please')
  await page.route('**/api/my-booking/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes were not saved')).toBeVisible()
  await expect(page.getByLabel('Requests and notes')).toHaveValue('A lamp, please')
  app.setToday('2027-03-18')
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('The booking was not cancelled')).toBeVisible()
  await expect(page.getByText(/Free cancellation ended Wed, 17 Mar 2027/)).toBeVisible()
})

test('a link that leads to no booking says so, and whom to call', async ({ page, complaints }) => {
  complaints.allow(/404/)
  const answer = await page.goto('/my-booking/nothing')
  expect(answer?.status()).toBe(404)
  expect(await answer?.text()).toContain('This link leads to no booking.')
  await expect(page.getByText('This link leads to no booking.')).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Call \+/ })
      .first(),
  ).toBeVisible()
})

test('a booking on its way shows its shape, says when it cannot be had, and comes when asked again', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/500/)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/my-booking/*', async (route) => {
    await held
    await route.fulfill({ status: 500, json: { message: 'Sorry.' } })
  })
  await page.goto(await makeLink(page, app))
  await expect(page.getByText('Loading your booking')).toBeAttached()
  answer()
  await expect(page.getByText('We could not load your booking.')).toBeVisible()
  await expect(page.getByText('This link leads to no booking.')).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Cancel this booking' })).toBeVisible()
})

for (const width of [360, 1440])
  test(`the private page hinders nobody at ${width} px`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(await makeLink(page, app))
    await expect(page.getByRole('button', { name: 'Cancel this booking' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Cancel this booking' }).click()
    await expectNoAxeViolations(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })

/** A stay from Thursday to Monday, and the private link to it. */
async function makeLink(page: Page, app: RunningApp): Promise<string> {
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
  return await makeGuestLink(app.database.orm, (await answer.json()).id)
}

async function statusIn(app: RunningApp): Promise<string> {
  const { rows } = await app.database.pool.query<{ status: string }>('select status from bookings')
  return rows[0]?.status ?? 'none'
}
