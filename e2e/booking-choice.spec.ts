import type { Page } from '@playwright/test'
import { alarm, goOn, heading, type Villa as ListedVilla, offerOf, STAY, TODAY } from './booking-steps-page'
import { dayOf, pickStay, previewOf } from './calendar-page'
import { expect, test } from './fixtures'
import { openPage } from './landing-page'

type Villa = ListedVilla & { categoryId: number; maxGuests: number | null }

const STAY_LINK = `checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}`

test.beforeEach(async ({ app, page, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.setFixedTime(`${TODAY}T12:00:00+03:00`)
})

test('a villa that the chosen kind hides is no longer chosen, and nothing books it', async ({
  page,
  request,
}) => {
  const villas: Villa[] = (await (await request.get('/api/villas')).json()).filter(
    (villa: Villa) => villa.isAvailable,
  )
  const [first] = villas
  const other = villas.find(({ categoryId }) => categoryId !== first?.categoryId)
  if (!first || !other) throw new Error('The sample property has two kinds of villa')
  await page.goto(`/booking?step=villa&${STAY_LINK}&villa=${first.id}`)
  await expect(offerOf(page, first)).toBeChecked()
  await page.getByLabel('Room preference').selectOption(String(other.categoryId))
  await expect(offerOf(page, first)).toBeHidden()
  await expect(alarm(page)).toContainText('Please choose one of these villas')
  await expect(page.getByRole('complementary', { name: 'Your stay' })).toContainText('Not chosen yet')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Guest Details')).toBeVisible()
  await page.getByLabel('Room preference').selectOption('')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await offerOf(page, first).check()
  await expect(alarm(page)).toBeHidden()
  await goOn(page, 'Personal Info')

  // A link back to the choice that names another kind gives the hidden villa up as well.
  await page.goto(`/booking?step=details&category=${other.categoryId}`)
  await expect(page).toHaveURL('/booking?step=villa')
  await expect(alarm(page)).toContainText('Please choose one of these villas')
})

test('the party chosen above the villas of the calendar is the party that is booked', async ({
  page,
  app,
}) => {
  await openPage(page, '/calendar')
  await page.getByLabel('Guests').selectOption('5 or more')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Available/ })
    .first()
    .click()
  await expect(page).toHaveURL(/[?&]guests=5/)
  await pickStay(page, '2027-03-18', '2027-03-20')
  await expect(previewOf(page).getByLabel('Guests')).toHaveValue('5')
  await previewOf(page).getByRole('button', { name: 'Book Now' }).click()
  await page.getByLabel('Full Name').fill('Sample Guest')
  await page.getByLabel('Email').fill('guest@example.com')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Request Received!')).toBeVisible()
  const { rows } = await app.database.pool.query('select number_of_guests from bookings')
  expect(rows).toEqual([{ number_of_guests: 5 }])
})

test('taking the party back in the filter takes it out of the address as well', async ({ page }) => {
  await openPage(page, '/calendar?guests=4')
  await page.getByLabel('Guests').selectOption('1')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Available/ })
    .first()
    .click()
  await expect(page).toHaveURL(/villa=\d+$/)
})

test('a party larger than the villa of a link is told so', async ({ page, request }) => {
  const villas: Villa[] = await (await request.get('/api/villas')).json()
  const small = villas.find(({ maxGuests, isAvailable }) => isAvailable && maxGuests === 2)
  await openPage(page, `/calendar?villa=${small?.id}&${STAY_LINK}&guests=5`)
  await page.keyboard.press('Shift')
  await expect(previewOf(page)).toContainText('This villa takes up to 2 guests, and you are 5.')
  await previewOf(page).getByLabel('Guests').selectOption('1')
  await expect(previewOf(page)).not.toContainText('This villa takes up to')
})

test('days and party of a search go along from the villas and from a category to the calendar', async ({
  page,
}) => {
  await openPage(page, '/villas')
  await search(page, '3')
  await openPage(page, '/villas')
  const bookNow = page.getByRole('main').getByRole('link', { name: 'Book Now Family Villa' })
  await expect(bookNow).toHaveAttribute('href', new RegExp(`${STAY_LINK}&guests=3`))
  await openPage(page, '/villas/family-villa')
  const links = page.getByRole('main').locator('a[href^="/calendar"]')
  await expect(links.filter({ hasText: 'Free nights' }).first()).toHaveAttribute('href', /guests=3/)
  await page.getByRole('button', { name: /Show/ }).first().click()
  await expect(dayOf(page, '2027-03-18').first()).toBeVisible()
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /guests=3/)
})

test('each tab keeps its own search, days and step', async ({ page, context }) => {
  await openPage(page, '/booking')
  await search(page, '2')
  await page
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click()
  await page.getByLabel('Full Name').fill('First Tab')

  const second = await context.newPage()
  await second.clock.setFixedTime(`${TODAY}T12:00:00+03:00`)
  await openPage(second, '/booking?step=dates&checkIn=2027-05-05&checkOut=2027-05-08&guests=4')
  await expect(dayOf(second, '2027-05-08')).toHaveAccessibleName(/your check-out/)
  await pickStay(second, '2027-05-10', '2027-05-12')

  await expect(page).toHaveURL('/booking?step=details')
  await page.getByLabel('Email').fill('first@example.com')
  for (const _ of ['as it is', 'after a reload']) {
    await expect(page).toHaveURL('/booking?step=details')
    await expect(page.getByLabel('Full Name')).toHaveValue('First Tab')
    await expect(page.getByLabel('Email')).toHaveValue('first@example.com')
    await expect(page.getByRole('complementary', { name: 'Your stay' })).toContainText('Thu, 18 Mar 2027')
    await page.reload()
  }
  await second.reload()
  await expect(second).toHaveURL('/booking?step=dates')
  await expect(dayOf(second, '2027-05-12')).toHaveAccessibleName(/your check-out/)
  await page.goto('/booking')
  await expect(page).toHaveURL(`/booking?${STAY_LINK}&guests=2`)
  await expect(page.getByLabel('Guests')).toHaveValue('2')
})

async function search(page: Page, guests: string) {
  await page.getByLabel('Check-in').fill(STAY.checkIn)
  await page.getByLabel('Check-out').fill(STAY.checkOut)
  await page.getByLabel('Guests').selectOption(guests)
  await page.getByRole('button', { name: 'Book your stay' }).click()
  await expect(page).toHaveURL(new RegExp(`/booking\\?.*guests=${guests}`))
}
