import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { waitForLife } from './landing-page'

const CATEGORIES_CALL = '**/api/villa-categories'
const VILLAS_CALL = '**/api/villas'
const NIGHTS_CALL = '**/api/bookings?*'

type Category = { id: number; name: string; amenities: string[]; includedServices: string[] }
type Villa = { id: number; name: string; roomNumber: string; categoryId: number; isAvailable: boolean }

test('every category stands on /villas with its boards, a way to book and a page of its own', async ({
  page,
}) => {
  const categories: Category[] = await (await page.request.get('/api/villa-categories')).json()
  await page.goto('/villas')
  await expect(page.getByRole('article')).toHaveCount(categories.length)
  for (const { name } of categories)
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  const family = page.getByRole('article').filter({ hasText: 'Family Villa' })
  for (const words of [
    '$120',
    '$156',
    '$192',
    'with breakfast and lunch',
    'with breakfast, lunch and dinner',
  ])
    await expect(family).toContainText(words)
  await family.getByRole('link', { name: 'View Details' }).click()
  await expect(page).toHaveURL('/villas/family-villa')
  await expect(page.getByRole('heading', { level: 1, name: 'Family Villa' })).toBeVisible()
  await expect(page).toHaveTitle(/^Family Villa \| /)
})

test('at 740 px the text of each reason stands under its name, however long the one beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/villas')
  const why = page.getByRole('region', { name: 'Why Choose Us' })
  const gaps = await why.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const bottom = item.querySelector('h3')?.getBoundingClientRect().bottom ?? 0
      return Math.round((item.querySelector('p')?.getBoundingClientRect().top ?? 0) - bottom)
    }),
  )
  expect(gaps).toHaveLength(4)
  expect(new Set(gaps).size).toBe(1)
})

test('Book Now of a category opens the calendar with that category’s villas alone', async ({ page }) => {
  await page.goto('/villas')
  await page.getByRole('link', { name: /Book Now.*Family Villa/ }).click()
  await expect(page).toHaveURL(/\/calendar\?category=\d+$/)
  await expect(page.getByLabel('Category')).toHaveValue(/\d+/)
  const picker = page.getByRole('main')
  await expect(picker.getByRole('status')).toHaveText('3 villas')
  await page.getByLabel('Category').selectOption('All categories')
  await expect(picker.getByRole('status')).toHaveText('25 villas')
})

test('a link to a category that is no more shows every villa', async ({ page }) => {
  await page.goto('/calendar?category=999999')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('25 villas')
})

test('the page says what every villa has, and its search leads on to the booking page', async ({
  page,
  app,
}) => {
  app.setToday('2027-03-10')
  await page.goto('/villas')
  for (const name of ['Free WiFi', 'Air Conditioning', 'Private Bathrooms', 'Restaurant'])
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible()
  await waitForLife(page)
  await page.getByLabel('Check-in').fill('2027-05-05')
  await page.getByLabel('Check-out').fill('2027-05-08')
  await page.getByRole('button', { name: 'Book your stay' }).click()
  await expect(page).toHaveURL('/booking?checkIn=2027-05-05&checkOut=2027-05-08')
})

test('while categories are on their way there are three skeletons, and a failure can be tried again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/)
  await page.route(CATEGORIES_CALL, (route) => route.fulfill({ status: 503, json: { message: 'Not yet.' } }))
  await walkToVillas(page)
  await expect(page.getByText('Loading villa categories')).toBeAttached()
  await expect(page.getByRole('alert').getByText('Unable to Load Categories')).toBeVisible()
  await expect(page.getByText('Please check your connection and try again.')).toBeVisible()
  await page.unroute(CATEGORIES_CALL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('without active categories /villas says what to expect', async ({ page }) => {
  const [category] = await (await page.request.get('/api/villa-categories')).json()
  await page.route(CATEGORIES_CALL, (route) => route.fulfill({ json: [{ ...category, isActive: false }] }))
  await walkToVillas(page)
  await expect(page.getByRole('status').getByText('No Categories Available')).toBeVisible()
})

test('a category’s page tells its prices, its weekend, what is in it and each of its villas', async ({
  page,
}) => {
  const categories: Category[] = await (await page.request.get('/api/villa-categories')).json()
  const villas: Villa[] = await (await page.request.get('/api/villas')).json()
  const category = categories.find(({ name }) => name === 'Family Villa')
  await page.goto('/villas/family-villa')
  const prices = page.getByRole('complementary', { name: 'Prices a night' })
  for (const words of ['$120', '$156', '$192', '$144', 'Friday, Saturday and Sunday nights'])
    await expect(prices).toContainText(words)
  for (const item of [...(category?.amenities ?? ['none']), ...(category?.includedServices ?? ['none'])])
    await expect(page.getByText(item, { exact: true }).first()).toBeVisible()
  const own = villas.filter(({ categoryId }) => categoryId === category?.id)
  expect(own.length).toBeGreaterThan(0)
  for (const { id, roomNumber } of own) {
    await expect(page.getByText(`Room ${roomNumber}`).first()).toBeVisible()
    await expect(page.locator(`a[href="/calendar?villa=${id}"]`).first()).toBeVisible()
  }
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByText('Family Villa')).toHaveAttribute('aria-current', 'page')
  await trail.getByRole('link', { name: 'Villas' }).click()
  await expect(page).toHaveURL('/villas')
})

test('search engines read the category’s price, its canonical address and the way to it', async ({
  page,
}) => {
  await page.goto('/villas/family-villa')
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', /\/villas\/family-villa$/)
  const told = (await page.locator('script[type="application/ld+json"]').allTextContents()).join()
  for (const words of ['"BreadcrumbList"', '"HotelRoom"', '"price":"120.00"']) expect(told).toContain(words)
})

test('an address no category stands at is a 404 page', async ({ page }) => {
  const answer = await page.goto('/villas/no-such-villa')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('free nights are asked for on request alone, and picked days go along to the calendar', async ({
  page,
  app,
  resetBookings,
}) => {
  app.setToday('2027-03-10')
  await resetBookings()
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/bookings') && calls.push(request.url()))
  await page.goto('/villas/family-villa')
  await waitForLife(page)
  await page.getByRole('button', { name: 'Show free nights' }).scrollIntoViewIfNeeded()
  expect(calls).toEqual([])
  await page.getByRole('button', { name: 'Show free nights' }).click()
  await expect(page.getByText('Choose the day you arrive.')).toBeVisible()
  expect(calls).toHaveLength(1)
  await page.locator('[data-day="2027-03-16"]').click()
  await page.locator('[data-day="2027-03-18"]').click()
  await expect(page.getByText('2 nights, Tue, 16 Mar 2027 to Thu, 18 Mar 2027.')).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  await page.getByRole('link', { name: 'Book these nights' }).click()
  await expect(page).toHaveURL(/\/calendar\?villa=\d+&checkIn=2027-03-16&checkOut=2027-03-18$/)
  await expect(page.getByRole('complementary', { name: 'Booking Preview' })).toContainText('Tue, 16 Mar 2027')
})

test('free nights that cannot be fetched say so and are asked for again', async ({ page, complaints }) => {
  complaints.allow(/500/)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(NIGHTS_CALL, async (route) => {
    await held
    await route.fulfill({ status: 500, json: { message: 'No.' } })
  })
  await page.goto('/villas/family-villa')
  await waitForLife(page)
  await page.getByRole('button', { name: 'Show free nights' }).click()
  await expect(page.getByText('Loading the free nights')).toBeVisible()
  answer()
  await expect(page.getByText('Failed to fetch bookings')).toBeVisible()
  await page.unroute(NIGHTS_CALL)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Failed to fetch bookings')).toHaveCount(0)
})

test('villas that cannot be fetched leave the rest of a category’s page standing', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/)
  await page.route(VILLAS_CALL, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }))
  await walkToVillas(page)
  await page.getByRole('link', { name: /View Details.*Family Villa/ }).click()
  await expect(page.getByText('We could not load the villas of this category.')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Prices a night' })).toBeVisible()
  await page.unroute(VILLAS_CALL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Room F01').first()).toBeVisible()
})

test('a category without villas says so, and asks for nobody’s nights', async ({ page }) => {
  await page.route(VILLAS_CALL, (route) => route.fulfill({ json: [] }))
  await walkToVillas(page)
  await page.getByRole('link', { name: /View Details.*Family Villa/ }).click()
  await expect(page.getByText('None of these villas is listed at the moment.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Free nights' })).toHaveCount(0)
})

/** Comes to /villas from another page, so that the browser itself makes the calls. */
async function walkToVillas(page: Page): Promise<void> {
  await page.goto('/no-such-page')
  await waitForLife(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Villas' }).click()
}
