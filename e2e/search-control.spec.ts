import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage, waitForProgram } from './landing-page'

const LANDING_PAGES = [
  '/',
  '/villas',
  '/villas/family-villa',
  '/booking',
  '/events',
  '/restaurant',
  '/services',
  '/about',
  '/gallery',
  '/blog',
  '/contact',
]
/** Of a phone's first screen of 740 px: what stands lower is under the book bar. */
const LOWEST_PX = 640
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

test.beforeEach(({ app }) => app.setToday('2027-03-10'))

for (const path of LANDING_PAGES)
  test(`on ${path} the search stands whole in the first screen`, async ({ page }) => {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await page.goto(path)
      const box = await search(page).boundingBox()
      const end = (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
      expect(end).toBeLessThanOrEqual(size.width === 360 ? LOWEST_PX : size.height)
      for (const label of ['Check-in', 'Check-out', 'Guests'])
        await expect(search(page).getByLabel(label)).toBeVisible()
    }
  })

for (const size of SIZES)
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('days and a family are chosen in the calendar and arrive at the booking page', async ({ page }) => {
      await openPage(page, '/about')
      await openCalendar(page)
      const dialog = page.getByRole('dialog')
      await expect(day(page, '2027-03-09')).toBeDisabled()
      await expect(day(page, '2027-03-18')).toContainText('$')
      await day(page, '2027-03-18').click()
      await expect(dialog.getByRole('status').first()).toContainText('Check-in Thu, 18 Mar 2027')
      await day(page, '2027-03-20').click()
      await dialog.getByRole('button', { name: 'Adults: one more' }).click()
      await dialog.getByRole('spinbutton', { name: 'Children' }).fill('2')
      await dialog.getByRole('button', { name: 'Show villas and prices' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('Please give the age of each child.')
      await dialog.getByLabel('Age of child 1').selectOption('4')
      await dialog.getByLabel('Age of child 2').selectOption('Under 1')
      await dialog.getByLabel('A cot for the baby').check()
      await expectNoAxeViolations(page)
      await dialog.getByRole('button', { name: 'Show villas and prices' }).click()
      await expect(page).toHaveURL(
        '/booking?checkIn=2027-03-18&checkOut=2027-03-20&guests=4&children=4%2C0&cot=1',
      )
      expect(await keptSearch(page)).toEqual({
        checkIn: '2027-03-18',
        checkOut: '2027-03-20',
        guests: '4',
        children: '4,0',
        cot: 1,
      })
      await expect(search(page).getByLabel('Check-in')).toHaveValue('2027-03-18')
      await expect(search(page).getByLabel('Guests')).toHaveValue('4')
      await expect(search(page)).toContainText('2 + 2 children, cot')
    })

    test('a search without days is answered where it was asked', async ({ page }) => {
      await openPage(page, '/contact')
      await openCalendar(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Show villas and prices' }).click()
      await expect(dialog.getByRole('alert')).toHaveText(
        'Please choose the day you arrive and the day you leave.',
      )
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.getByRole('button', { name: 'Book your stay' }).click()
      await expect(page.getByRole('alert')).toContainText('Missing Information')
      await expect(search(page).getByLabel('Check-in')).toHaveAccessibleDescription('Please choose a date.')
    })

    test('the keys alone open the calendar, choose the days and close it', async ({ page }) => {
      await openPage(page, '/services')
      await search(page).getByRole('button', { name: 'Choose in a calendar' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await day(page, '2027-03-10').focus()
      for (const key of ['ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter'])
        await page.keyboard.press(key)
      await expect(page.getByRole('dialog').getByRole('status').first()).toContainText('2 nights')
      await page.keyboard.press('Escape')
      await expect(search(page).getByRole('button', { name: 'Choose in a calendar' })).toBeFocused()
      await expect(search(page).getByLabel('Check-in')).toHaveValue('2027-03-17')
      await expect(search(page).getByLabel('Check-out')).toHaveValue('2027-03-19')
    })
  })

test('on a phone a tap on the field of the guests leads to who is coming', async ({ browser, app }) => {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await openPage(page, '/restaurant')
  await search(page).getByText('1 Guest', { exact: true }).last().tap()
  await expect(page.getByRole('spinbutton', { name: 'Adults' })).toBeFocused()
  await expect(page.getByRole('spinbutton', { name: 'Adults' })).toBeInViewport()
  await context.close()
})

test('six and more guests are asked for their number at once', async ({ page }) => {
  await openPage(page, '/villas')
  await search(page).getByLabel('Check-in').fill('2027-05-05')
  await search(page).getByLabel('Check-out').fill('2027-05-08')
  await search(page).getByLabel('Guests').selectOption('6+ Guests')
  await search(page).getByLabel('How many are you?').fill('9')
  await page.getByRole('button', { name: 'Book your stay' }).click()
  await expect(page).toHaveURL('/booking?checkIn=2027-05-05&checkOut=2027-05-08&guests=9')
  await expect(search(page).getByLabel('Guests')).toHaveValue('9')
})

test('days beyond a year ahead look out of reach and are not taken', async ({ page }) => {
  await openPage(page, '/about')
  await search(page).getByLabel('Check-in').fill('2028-03-08')
  await search(page).getByLabel('Check-in').blur()
  await openCalendar(page)
  await day(page, '2028-03-09').click()
  await expect(day(page, '2028-03-10')).toHaveAttribute('aria-disabled', 'true')
  await day(page, '2028-03-10').click({ force: true })
  await expect(page.getByRole('dialog').getByRole('status').first()).toContainText('more than 365 days ahead')
  await expect(search(page).getByLabel('Check-out')).toHaveValue('2028-03-09')
})

test('days chosen and not sent are there on the next page', async ({ page }) => {
  await openPage(page, '/services')
  await search(page).getByLabel('Check-in').fill('2027-05-05')
  await search(page).getByLabel('Check-out').fill('2027-05-08')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Talk to the house' })).toBeVisible()
  await expect(search(page).getByLabel('Check-in')).toHaveValue('2027-05-05')
  await expect(search(page).getByLabel('Check-out')).toHaveValue('2027-05-08')
})

test('a search sent before the program is there goes as a plain form, and is kept', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?!site-floats)[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/about')
  await search(page).getByLabel('Check-in').fill('2027-05-05')
  await search(page).getByLabel('Check-out').fill('2027-05-08')
  await search(page).getByRole('button', { name: 'Book your stay' }).click()
  await expect(page).toHaveURL('/booking?checkIn=2027-05-05&checkOut=2027-05-08&guests=1')
  release()
  await expect
    .poll(() => keptSearch(page))
    .toEqual({ checkIn: '2027-05-05', checkOut: '2027-05-08', guests: '1' })
})

test('a search sent before its code is there waits for it', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/search-form-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/about')
  await waitForProgram(page)
  await page.getByRole('button', { name: 'Book your stay' }).click()
  await expect(page).toHaveURL('/about')
  release()
  await expect(page.getByRole('alert')).toContainText('Missing Information')
})

test('where its code cannot be had the search goes on as a plain form', async ({ page, complaints }) => {
  complaints.allow(/search-form-|Failed to (load|fetch)/)
  await page.route(/\/assets\/search-form-[^/]*\.js$/, (route) => route.abort('failed'))
  await page.goto('/about')
  await waitForProgram(page)
  await search(page).getByLabel('Check-in').fill('2027-05-05')
  await search(page).getByLabel('Check-out').fill('2027-05-08')
  await search(page).getByRole('button', { name: 'Book your stay' }).click()
  await expect(page).toHaveURL('/booking?checkIn=2027-05-05&checkOut=2027-05-08&guests=1')
})

test('the calendar can be used while nothing is known of the nights', async ({ page, complaints }) => {
  complaints.allow(/503/)
  await page.route('**/api/{bookings,villas}*', (route) =>
    route.fulfill({ status: 503, json: { message: 'We are just starting up.' } }),
  )
  await openPage(page, '/about')
  await openCalendar(page)
  await day(page, '2027-03-18').click()
  await day(page, '2027-03-20').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Show villas and prices' }).click()
  await expect(page).toHaveURL('/booking?checkIn=2027-03-18&checkOut=2027-03-20')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the fields are the browser’s own and carry the search from any page', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/^failed: .*\.js csp$/)
    await page.goto('/gallery')
    await expect(search(page).getByRole('button')).toHaveCount(1)
    await search(page).getByLabel('Check-in').fill('2027-05-05')
    await search(page).getByLabel('Check-out').fill('2027-05-08')
    await search(page).getByLabel('Guests').selectOption('3 Guests')
    await search(page).getByRole('button', { name: 'Book your stay' }).click()
    await expect(page).toHaveURL('/booking?checkIn=2027-05-05&checkOut=2027-05-08&guests=3')
    await expect(search(page).getByLabel('Check-in')).toHaveValue('2027-05-05')
  })

  test('children and cot of a link stay in the search', async ({ page, complaints }) => {
    complaints.allow(/^failed: .*\.js csp$/)
    await page.goto('/booking?checkIn=2027-05-05&checkOut=2027-05-08&guests=4&children=4,9&cot=1')
    await search(page).getByRole('button', { name: 'Book your stay' }).click()
    await expect(page).toHaveURL(/guests=4&children=4%2C9&cot=1$/)
  })
})

function search(page: Page) {
  return page.getByRole('form', { name: 'Search for a stay' })
}

function day(page: Page, date: string) {
  return page.getByRole('dialog').locator(`[data-day="${date}"]`)
}

async function openCalendar(page: Page): Promise<void> {
  await search(page).getByRole('button', { name: 'Choose in a calendar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

function keptSearch(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('bookingData') ?? 'null'))
}
