import type { Locator, Page } from '@playwright/test'
import { expect, test, WITH_MOTION } from './fixtures'
import { leave, openPage, openWithClock, walkToLanding } from './landing-page'

test.use(WITH_MOTION)

const CATEGORIES_CALL = '**/api/villa-categories'

test('a search without dates is answered by a toast that goes after five seconds and takes no focus', async ({
  page,
}) => {
  await openWithClock(page, '/')
  const submit = page.getByRole('button', { name: 'Book your stay' })
  await submit.click()
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Missing Information')
  await expect(toast).toContainText('Please select both check-in and check-out dates.')
  await expect(submit).toBeFocused()
  await page.clock.runFor(4900)
  await expect(toast).toContainText('Missing Information')
  await page.clock.runFor(200)
  await expect(toast).not.toContainText('Missing Information')
})

test('a toast swiped 50 px to the right goes, and one swiped less comes back', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Book your stay' }).click()
  const title = page.getByRole('alert').getByText('Missing Information')
  await swipe(page, title, 30)
  await expect(title).toBeVisible()
  await swipe(page, title, 60)
  await expect(title).toHaveCount(0)
})

test('a search that ends before it begins is refused beside the field', async ({ page, app }) => {
  app.setToday('2027-03-10')
  await openPage(page, '/')
  await search(page).getByLabel('Check-in').fill('2027-05-05')
  await search(page).getByLabel('Check-out').fill('2027-05-05')
  await page.getByRole('button', { name: 'Book your stay' }).click()
  await expect(search(page).getByLabel('Check-out')).toHaveAccessibleDescription(
    'Check-out must be after check-in.',
  )
  await expect(page).toHaveURL('/')
})

test('a good search is kept in the browser and leads to the booking page', async ({ page, app }) => {
  app.setToday('2027-03-10')
  await openPage(page, '/')
  await search(page).getByLabel('Check-in').fill('2027-05-05')
  await search(page).getByLabel('Check-out').fill('2027-05-08')
  await search(page).getByLabel('Guests').selectOption('6+ Guests')
  await page.getByRole('button', { name: 'Book your stay' }).click()
  await expect(page).toHaveURL('/booking?checkIn=2027-05-05&checkOut=2027-05-08&guests=6')
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('bookingData') ?? 'null'))
  expect(kept).toEqual({ checkIn: '2027-05-05', checkOut: '2027-05-08', guests: '6+' })
})

test('categories are asked for three times before the error shows, and trying again mends it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/)
  let calls = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(CATEGORIES_CALL, async (route) => {
    calls += 1
    await held
    await route.fulfill({ status: 503, json: { message: 'We are just starting up.' } })
  })
  await walkToLanding(page)
  const skeletons = page.getByRole('status', { name: '' }).filter({ hasText: 'Loading villa categories' })
  await expect(skeletons).toBeVisible()
  await expect(skeletons.locator('> div')).toHaveCount(3)
  answer()
  await expect(page.getByText('Unable to Load Categories')).toBeVisible()
  await expect(page.getByText('Please check your connection and try again.')).toBeVisible()
  expect(calls).toBe(3)
  await page.unroute(CATEGORIES_CALL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('where there are no categories the page says what to expect', async ({ page }) => {
  await page.route(CATEGORIES_CALL, (route) => route.fulfill({ json: [] }))
  await walkToLanding(page)
  await expect(page.getByText('No Categories Available')).toBeVisible()
  await expect(page.getByText('Check back soon for our villa categories.')).toBeVisible()
})

test('a card shows three amenities and counts the rest, and an unknown badge colour is blue', async ({
  page,
}) => {
  const [category] = await (await page.request.get('/api/villa-categories')).json()
  const odd = {
    ...category,
    badge: 'Odd',
    badgeColor: 'mauve',
    imageUrl: null,
    amenities: ['One', 'Two', 'Three', 'Four', 'Five'],
  }
  await page.route(CATEGORIES_CALL, (route) =>
    route.fulfill({ json: [odd, { ...odd, id: 9999, badgeColor: 'blue' }] }),
  )
  await walkToLanding(page)
  const card = page.getByRole('article').first()
  await expect(card).toContainText('Three')
  await expect(card).not.toContainText('Four')
  await expect(card).toContainText('+2 more')
  await expect(card.locator('img')).toHaveAttribute('src', '/api/placeholder/600/400')
  const [unknown, blue] = await page
    .getByText('Odd', { exact: true })
    .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).backgroundColor))
  expect(unknown).toBe(blue)
})

test('a picture that cannot be loaded makes room for a drawn one', async ({ page, complaints }) => {
  complaints.allow(/\/api\/assets\//)
  await page.route('**/api/assets/**', (route) => route.fulfill({ status: 404, body: '' }))
  await openPage(page, '/')
  await expect(page.locator('main img').first()).toHaveAttribute('src', '/api/placeholder/1200/600')
})

test('on a phone the menu opens, says so, and Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/')
  const toggle = page.getByRole('button', { name: 'Open menu' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  const labels = ['Home', 'About', 'Villas', 'Restaurant', 'Services', 'Events', 'Gallery', 'Blog', 'Contact']
  for (const label of labels) await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+256/)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('the footer holds every way onward, both phones, the means of payment and the year', async ({
  page,
}) => {
  await openPage(page, '/')
  const footer = page.getByRole('contentinfo')
  const pages = [
    'about',
    'villas',
    'restaurant',
    'gallery',
    'contact',
    'services',
    'calendar',
    'challenges',
    'admin',
  ]
  const policies = ['privacy', 'booking-terms', 'refunds', 'terms'].map((name) => `policies/${name}`)
  for (const path of [...pages, ...policies])
    await expect(footer.locator(`a[href="/${path}"]`).first()).toBeVisible()
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2)
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1)
  await expect(footer).toContainText('Behind a fuel station in Makenke, Mbarara, Uganda')
  await expect(footer).toContainText('MTN mobile money')
  await expect(footer).toContainText('© 2024')
})

test('a kind of tip shows its tips from the first on, and the same kind again shows the important ones', async ({
  page,
}) => {
  await openPage(page, '/')
  await expect(tip(page)).toHaveText('Lake Mburo National Park')
  await expect(tips(page)).toContainText('$40 entrance (foreign non-residents, a day)')
  await tips(page).getByRole('button', { name: 'Next tip' }).click()
  await expect(tips(page).getByText('2 of 3')).toBeVisible()
  const dining = tips(page).getByRole('button', { name: 'Dining' })
  await dining.click()
  await expect(dining).toHaveAttribute('aria-pressed', 'true')
  await expect(tip(page)).toHaveText('Eat as Ankole eats')
  await expect(tips(page).getByRole('button', { name: 'Next tip' })).toHaveCount(0)
  await dining.click()
  await expect(tip(page)).toHaveText('Lake Mburo National Park')
  await expect(tips(page).getByRole('button', { name: 'All Tips' })).toHaveAttribute('aria-pressed', 'true')
})

test('tips go on by themselves every eight seconds, but only while the grid of the others is closed', async ({
  page,
}) => {
  await openWithClock(page, '/')
  const others = tips(page).getByRole('list', { name: 'More tips' })
  await expect(others.getByRole('listitem').first()).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(tip(page)).toHaveText('Lake Mburo National Park')
  await tips(page).getByRole('button', { name: 'Show Less' }).click()
  await expect(others).toBeHidden()
  await leave(page)
  await page.clock.runFor(7900)
  await expect(tip(page)).toHaveText('Lake Mburo National Park')
  await page.clock.runFor(200)
  await expect(tip(page)).toHaveText('Pack for spring, twice a day')
  await tips(page).getByRole('button', { name: 'Pause tips' }).click()
  await leave(page)
  await page.clock.runFor(20_000)
  await expect(tip(page)).toHaveText('Pack for spring, twice a day')
  await tips(page).getByRole('button', { name: 'Explore More Tips' }).click()
  await expect(others).toBeVisible()
})

test('on a phone categories and tips are swiped through, all of them, and the row takes the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/')
  const cards = page.getByRole('list').filter({ has: page.getByRole('article') })
  await expect(cards.getByRole('article')).toHaveCount(7)
  await cards.focus()
  await expect(cards).toBeFocused()
  const last = cards.getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.3 })
})

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`at ${width} px the first screen has a picture, the search, the score with its source and a price`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openPage(page, '/')
    const main = page.getByRole('main')
    const score = main.getByText('guest review score 5.0 on our booking platform').first()
    for (const shown of [search(page), score, main.locator('img').first()])
      await expect(shown).toBeInViewport()
    await expect(search(page).getByRole('button', { name: 'Book your stay' })).toBeInViewport({ ratio: 1 })
    const prices = await page
      .getByText(/from \$\d+ \/ night$/)
      .filter({ visible: true })
      .all()
    const places = await Promise.all(prices.map((price) => price.boundingBox()))
    expect(places.some((place) => place && place.y >= 0 && place.y + place.height <= height)).toBe(true)
  })

test('the anchors of the landing page lead to their blocks', async ({ page }) => {
  await openPage(page, '/')
  for (const anchor of ['about', 'contact']) {
    await page.goto(`/#${anchor}`)
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
  }
})

test('at 320 px and at twice the size nothing sticks out sideways', async ({ page }) => {
  for (const width of [320, 720]) {
    await page.setViewportSize({ width, height: 700 })
    await openPage(page, '/')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  }
})

function tips(page: Page): Locator {
  return page.getByRole('region', { name: 'Local Travel Tips' })
}

/** The tip that stands in the carousel. */
function tip(page: Page): Locator {
  return tips(page)
    .getByRole('group', { name: /^\d of \d$/ })
    .getByRole('heading')
}

function search(page: Page): Locator {
  return page.getByRole('form', { name: 'Search for a stay' })
}

async function swipe(page: Page, target: Locator, distance: number): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to swipe')
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(box.x + 5 + distance, box.y + 5, { steps: 5 })
  await page.mouse.up()
}
