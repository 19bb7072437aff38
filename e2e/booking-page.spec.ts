import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openPage, waitForLife } from './landing-page'

const STEPS = ['Select Dates', 'Guest Details', 'Personal Info', 'Payment & Confirmation']

test.beforeEach(({ app }) => app.setToday('2027-03-10'))

test('the booking page shows its four steps, and policies and inclusions as the hotel’s facts have them', async ({
  page,
}) => {
  const facts: { policies: { title: string; text: string }[]; inclusions: string[] } = await (
    await page.request.get('/api/property')
  ).json()
  await page.goto('/booking')
  await expect(page.getByRole('heading', { level: 1, name: 'Book Your Stay' })).toBeVisible()
  const steps = page.getByRole('main').getByRole('list').filter({ hasText: 'Select Dates' })
  for (const [index, step] of STEPS.entries())
    await expect(steps.getByRole('listitem').nth(index)).toContainText(step)
  for (const { title, text } of facts.policies) {
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  for (const inclusion of facts.inclusions)
    await expect(page.getByText(inclusion, { exact: true })).toBeVisible()
})

test('without dates the process starts at their choice', async ({ page }) => {
  await openPage(page, '/booking')
  await expect(page.getByText('No dates chosen yet')).toBeVisible()
  await page.getByRole('link', { name: 'Start Booking Process' }).click()
  await expect(page).toHaveURL('/booking?step=dates')
  await expect(page.getByRole('heading', { name: 'Select Dates', level: 2 })).toBeFocused()
  await expect(page.locator('td[aria-selected=true]')).toHaveCount(0)
})

test('a link chooses days and guests, shows them, and hands them on to the first step', async ({ page }) => {
  await page.goto('/booking?checkIn=2027-05-05&checkOut=2027-05-08&guests=4')
  await expect(page.getByLabel('Check-in')).toHaveValue('2027-05-05')
  await expect(page.getByLabel('Check-out')).toHaveValue('2027-05-08')
  await expect(page.getByLabel('Guests')).toHaveValue('4')
  await expect(results(page, '5 May to 8 May: 3 nights, 4 guests')).toBeVisible()
  await page.goto('/booking?step=dates&checkIn=2027-05-05&checkOut=2027-05-08&guests=4')
  await expect(page).toHaveURL('/booking?step=dates')
  await expect(page.locator('[data-day="2027-05-05"]')).toHaveAccessibleName(/your check-in/)
  await expect(page.locator('[data-day="2027-05-08"]')).toHaveAccessibleName(/your check-out/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Number of guests')).toHaveValue('4')
})

test('what was searched for last is still there, unless its days have passed', async ({ page, app }) => {
  await keepInBrowser(page, { checkIn: '2027-05-05', checkOut: '2027-05-08', guests: '6+' })
  await page.goto('/booking')
  await expect(page).toHaveURL('/booking?checkIn=2027-05-05&checkOut=2027-05-08&guests=6')
  await expect(page.getByLabel('Check-in')).toHaveValue('2027-05-05')
  await expect(page.getByLabel('Guests')).toHaveValue('6+')
  await expect(results(page, /6 guests$/)).toBeVisible()
  app.setToday('2027-05-06')
  await page.goto('/booking')
  await waitForLife(page)
  await expect(page.getByLabel('Check-in')).toHaveValue('')
  await expect(page.getByText('No dates chosen yet')).toBeVisible()
})

test('nonsense in the browser’s storage harms nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bookingData', '{"checkIn":'))
  await page.goto('/booking')
  await waitForLife(page)
  await expect(page.getByText('No dates chosen yet')).toBeVisible()
})

test('a search on the page itself leads to its results at once, and the focus with it', async ({ page }) => {
  await page.goto('/booking?guests=2')
  await waitForLife(page)
  await page.getByLabel('Check-in').fill('2027-05-05')
  await page.getByLabel('Check-out').fill('2027-05-08')
  await page.getByRole('button', { name: 'Book your stay' }).click()
  await expect(page).toHaveURL('/booking?checkIn=2027-05-05&checkOut=2027-05-08&guests=2')
  await expect(results(page, '5 May to 8 May: 3 nights, 2 guests')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Start Booking Process' })).toBeHidden()
})

test('a missing date is answered by the toast, and a stay without a night beside the field', async ({
  page,
}) => {
  await page.goto('/booking')
  await waitForLife(page)
  await page.getByRole('button', { name: 'Book your stay' }).click()
  await expect(page.getByRole('alert')).toContainText('Missing Information')
  await expect(page.getByRole('alert')).toContainText('Please select both check-in and check-out dates.')
  await page.getByLabel('Check-in').fill('2027-05-05')
  await page.getByLabel('Check-out').fill('2027-05-05')
  await expect(page.getByLabel('Check-out')).toHaveAccessibleDescription('Check-out must be after check-in.')
})

test('a browser that keeps nothing still carries the search to the booking page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )
  await page.goto('/villas')
  await waitForLife(page)
  await page.getByLabel('Check-in').fill('2027-05-05')
  await page.getByLabel('Check-out').fill('2027-05-08')
  await page.getByRole('button', { name: 'Book your stay' }).click()
  await expect(results(page, '5 May to 8 May: 3 nights, 1 guest')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the widget’s own form carries days and guests to the booking page, whose steps say what they need', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/^failed: .*\.js csp$/)
    await page.goto('/booking')
    await page.getByLabel('Check-in').fill('2027-05-05')
    await page.getByLabel('Check-out').fill('2027-05-08')
    await page.getByLabel('Guests').selectOption('6+ Guests')
    await page.getByRole('button', { name: 'Book your stay' }).click()
    await expect(page.getByLabel('Check-in')).toHaveValue('2027-05-05')
    await expect(page.getByLabel('Guests')).toHaveValue('6+')
    await expect(results(page, '5 May to 8 May: 3 nights, 6 guests')).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Choose/ })
      .first()
      .click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      /^\/booking\/plain\?/,
    )
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Call \+/ })
        .first(),
    ).toBeVisible()
  })
})

function results(page: Page, title: string | RegExp) {
  return page.getByRole('heading', { level: 2, name: title })
}

async function keepInBrowser(page: Page, search: Record<string, string>): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('bookingData', JSON.stringify(kept)), search)
}
