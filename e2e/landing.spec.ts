import type { Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage, openWithClock, walkToLanding } from './landing-page'

const HERO_CALL = '**/api/hero-slides'
const CATEGORIES_CALL = '**/api/villa-categories'

test('the hero goes on by itself every five seconds and wraps at the end', async ({ page }) => {
  await openLandingWithClock(page)
  const seen: string[] = []
  for (let turn = 0; turn < 5; turn++) {
    const before = (await counter(page).textContent()) ?? ''
    seen.push(before)
    await page.clock.runFor(5000)
    await expect(counter(page)).not.toHaveText(before)
  }
  const first = seen.indexOf('1 / 4')
  expect([...seen, ...seen.slice(1)].slice(first, first + 4)).toEqual(['1 / 4', '2 / 4', '3 / 4', '4 / 4'])
})

test('arrows, dots and the counter tell the same place, and the first arrow back leads to the last', async ({
  page,
}) => {
  await openLanding(page)
  const carousel = controls(page)
  await carousel.getByRole('button', { name: 'Next slide' }).click()
  await expect(counter(page)).toHaveText('2 / 4')
  await expect(carousel).toContainText('50%')
  await carousel.getByRole('button', { name: 'Go to slide 4' }).click()
  await expect(counter(page)).toHaveText('4 / 4')
  await carousel.getByRole('button', { name: 'Next slide' }).click()
  await carousel.getByRole('button', { name: 'Previous slide' }).click()
  await expect(counter(page)).toHaveText('4 / 4')
  await expect(carousel).toContainText('100%')
  await expect(carousel.getByRole('heading', { level: 2 })).toHaveCount(1)
})

test('the hero waits under the mouse, and stops by its button until told to play', async ({ page }) => {
  await openLandingWithClock(page)
  await controls(page).hover()
  await controls(page).getByRole('button', { name: 'Go to slide 1' }).click()
  await page.clock.runFor(12_000)
  await expect(counter(page)).toHaveText('1 / 4')
  await controls(page).getByRole('button', { name: 'Pause slideshow' }).click()
  await leave(page)
  await page.clock.runFor(12_000)
  await expect(counter(page)).toHaveText('1 / 4')
  await controls(page).getByRole('button', { name: 'Play slideshow' }).click()
  await leave(page)
  await page.clock.runFor(5000)
  await expect(counter(page)).toHaveText('2 / 4')
})

test('nothing in the hero moves by itself for someone who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLandingWithClock(page)
  await expect(controls(page).getByRole('button', { name: 'Play slideshow' })).toBeVisible()
  await page.clock.runFor(12_000)
  await expect(counter(page)).toHaveText('1 / 4')
})

test('a single slide has neither arrows nor counter, and no slides make room for a welcome', async ({
  page,
}) => {
  const [slide] = await (await page.request.get('/api/hero-slides')).json()
  await page.route(HERO_CALL, (route) => route.fulfill({ json: [slide] }))
  await walkToLanding(page)
  await expect(page.getByRole('heading', { name: slide.title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCount(0)

  await page.unroute(HERO_CALL)
  await page.route(HERO_CALL, (route) => route.fulfill({ json: [] }))
  await walkToLanding(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Welcome to Pearl Villas Mbarara' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Explore Our Villas' })).toHaveAttribute('href', '/villas')
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
})

test('a search without dates is answered by a toast that goes after five seconds and takes no focus', async ({
  page,
}) => {
  await openLandingWithClock(page)
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
  await openLanding(page)
  await page.getByRole('button', { name: 'Book your stay' }).click()
  const title = page.getByRole('alert').getByText('Missing Information')
  await swipe(page, title, 30)
  await expect(title).toBeVisible()
  await swipe(page, title, 60)
  await expect(title).toHaveCount(0)
})

test('a search that ends before it begins is refused beside the field', async ({ page, house }) => {
  house.setToday('2027-03-10')
  await openLanding(page)
  await search(page).getByLabel('Check-in').fill('2027-05-05')
  await search(page).getByLabel('Check-out').fill('2027-05-05')
  await page.getByRole('button', { name: 'Book your stay' }).click()
  await expect(search(page).getByLabel('Check-out')).toHaveAccessibleDescription(
    'Check-out must be after check-in.',
  )
  await expect(page).toHaveURL('/')
})

test('a good search is kept in the browser and leads to the booking page', async ({ page, house }) => {
  house.setToday('2027-03-10')
  await openLanding(page)
  await search(page).getByLabel('Check-in').fill('2027-05-05')
  await search(page).getByLabel('Check-out').fill('2027-05-08')
  await search(page).getByLabel('Guests').selectOption('6+ Guests')
  await page.getByRole('button', { name: 'Book your stay' }).click()
  await expect(page).toHaveURL('/booking')
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
  await openLanding(page)
  await expect(page.locator('main img').first()).toHaveAttribute('src', '/api/placeholder/1200/600')
})

test('on a phone the menu opens, says so, and Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLanding(page)
  const toggle = page.getByRole('button', { name: 'Open menu' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  const labels = ['Home', 'About', 'Villas', 'Restaurant', 'Services', 'Gallery', 'Blog', 'Contact']
  for (const label of labels) await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+256/)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('the footer holds every way onward, both phones, the means of payment and the year', async ({
  page,
}) => {
  await openLanding(page)
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
  await openLanding(page)
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
  await openLandingWithClock(page)
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
  await openLanding(page)
  const cards = page.getByRole('list').filter({ has: page.getByRole('article') })
  await expect(cards.getByRole('article')).toHaveCount(7)
  await cards.focus()
  await expect(cards).toBeFocused()
  const last = cards.getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.3 })
})

test('the anchors of the landing page lead to their blocks', async ({ page }) => {
  await openLanding(page)
  for (const anchor of ['about', 'contact']) {
    await page.goto(`/#${anchor}`)
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
  }
})

test('the contact button opens three ways, says so, and Escape closes it and gives the focus back', async ({
  page,
}) => {
  await openLanding(page)
  const button = page.getByRole('button', { name: 'Contact us', exact: true })
  await expect(quickContact(page).getByText('1', { exact: true })).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.focus()
  await page.keyboard.press('Enter')
  const chat = page.getByRole('link', { name: /^Chat with us/ })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/256700000003\?text=Hello/)
  await expect(chat).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+256700000001')
  await expect(page.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute('href', /^mailto:stay@/)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Write an e-mail' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
  await expect(button).toBeFocused()
})

test('the contact button gives way under the press for 200 ms, sparkles, and leaves the book bar free', async ({
  page,
}) => {
  await openLandingWithClock(page)
  const button = page.getByRole('button', { name: /^(Contact us|Close contact options)$/ })
  await expect(quickContact(page).getByText('✨')).toHaveCSS('opacity', '0')
  await button.hover()
  await page.clock.runFor(300)
  await expect(quickContact(page).getByText('✨')).toHaveCSS('opacity', '1')
  await button.click()
  await expect(button).toHaveAttribute('data-pressed', 'true')
  await page.clock.runFor(201)
  await expect(button).not.toHaveAttribute('data-pressed')
  await page.setViewportSize({ width: 360, height: 740 })
  const book = page.getByRole('main').getByRole('link', { name: 'Book Now' })
  const [bar, round] = [await book.boundingBox(), await button.boundingBox()]
  expect((round?.y ?? 0) + (round?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})

test('at 320 px and at twice the size nothing sticks out sideways', async ({ page }) => {
  for (const width of [320, 720]) {
    await page.setViewportSize({ width, height: 700 })
    await openLanding(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  }
})

function quickContact(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Quick contact' })
}

function tips(page: Page): Locator {
  return page.getByRole('region', { name: 'Local Travel Tips' })
}

/** The tip that stands in the carousel. */
function tip(page: Page): Locator {
  return tips(page)
    .getByRole('group', { name: /^\d of \d$/ })
    .getByRole('heading')
}

function controls(page: Page): Locator {
  return page.getByRole('region', { name: 'Highlights' })
}

function search(page: Page): Locator {
  return page.getByRole('form', { name: 'Search for a stay' })
}

function counter(page: Page): Locator {
  return controls(page).getByText(/^\d \/ \d$/)
}

async function openLanding(page: Page): Promise<void> {
  await openPage(page, '/')
}

async function openLandingWithClock(page: Page): Promise<void> {
  await openWithClock(page, '/')
}

/** Takes mouse and focus away from the hero. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

async function swipe(page: Page, target: Locator, distance: number): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to swipe')
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(box.x + 5 + distance, box.y + 5, { steps: 5 })
  await page.mouse.up()
}
