import type { Page } from '@playwright/test'
import { dayOf, findVilla, openCalendar, pickStay, previewOf } from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

const VILLAS_CALL = '**/api/villas'

type Villa = { id: number; name: string; price: string; weekendPrice: string | null; isAvailable: boolean }

test('filters leave the villas that fit, and where none fits the page says so and offers all of them', async ({
  page,
}) => {
  await openPage(page, '/calendar')
  const main = page.getByRole('main')
  await main.getByLabel('Villa', { exact: true }).selectOption('Honey Bee')
  await expect(main.getByRole('status')).toHaveText('4 villas')
  await main.getByLabel('Guests').selectOption('6 or more')
  await expect(main.getByText('No villa fits all of that.')).toBeVisible()
  await expectNoAxeViolations(page)
  await main.getByRole('button', { name: 'Show all villas' }).click()
  await expect(main.getByRole('status')).toHaveText('25 villas')
})

test('while the villas are on their way their shapes stand there; a failure can be tried again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(VILLAS_CALL, async (route) => {
    await held
    await route.fulfill({ status: 500, json: { message: 'Sorry.' } })
  })
  await walkToCalendar(page)
  await expect(page.getByText('Loading villas')).toBeAttached()
  answer()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not load the villas.' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.unroute(VILLAS_CALL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('25 villas')
})

test('where no villa is listed the page says whom to call', async ({ page }) => {
  await page.route(VILLAS_CALL, (route) => route.fulfill({ json: [] }))
  await walkToCalendar(page)
  await expect(page.getByText('No villas are listed at the moment. Please call us')).toBeVisible()
})

test('a link to a villa that is no longer listed says so and shows the others', async ({ page }) => {
  await openPage(page, '/calendar?villa=999999')
  await expect(page.getByText('That villa is no longer listed. Please choose another one.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('25 villas')
})

test('a villa that staff took out wears the Booked badge, and its calendar is for looking only', async ({
  page,
  request,
  app,
}) => {
  app.setToday('2027-03-10')
  await page.clock.setFixedTime('2027-03-10T12:00:00+03:00')
  const villas: Villa[] = await (await request.get('/api/villas')).json()
  const villa = villas.find(({ isAvailable }) => !isAvailable)
  if (!villa) throw new Error('Every villa of the sample property can be booked')
  await openPage(page, '/calendar')
  const card = page.locator(`a[href="/calendar?villa=${villa.id}"]`)
  await expect(card).toContainText('Booked')
  await expect(card).not.toContainText('Available')
  await openCalendar(page, villa)
  await expect(page.getByText('This villa cannot be booked at the moment.')).toBeVisible()
  await pickStay(page, '2027-03-16', '2027-03-18')
  await expect(dayOf(page, '2027-03-18')).toBeFocused()
  await expect(previewOf(page).getByRole('button', { name: 'Book Now' })).toBeDisabled()
})

test('a link with dates and guests but no villa keeps them when a villa is picked', async ({
  page,
  request,
  app,
  resetBookings,
}) => {
  await resetBookings()
  app.setToday('2027-03-10')
  await page.clock.setFixedTime('2027-03-10T12:00:00+03:00')
  const villa = await findVilla(request)
  await openPage(page, '/calendar?checkIn=2027-03-16&checkOut=2027-03-18&guests=2')
  await page.locator(`a[href^="/calendar?"][href*="villa=${villa.id}&"]`).click()
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams)
  const stay = { checkIn: '2027-03-16', checkOut: '2027-03-18', guests: '2' }
  await expect.poll(asked).toEqual({ ...stay, villa: `${villa.id}` })
  await expect(previewOf(page)).toContainText('$110.00')
  await expect(previewOf(page).getByLabel('Guests')).toHaveValue('2')
  await expect(dayOf(page, '2027-03-16')).toHaveAccessibleName(/your check-in/)
  await expect(dayOf(page, '2027-03-18')).toHaveAccessibleName(/your check-out/)
})

/** Comes to the calendar inside the site, so that the browser itself asks for the villas. */
async function walkToCalendar(page: Page): Promise<void> {
  await openPage(page, '/no-such-page')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Room Availability' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Room Availability and Booking' })).toBeVisible()
}
