import type { Locator, Page } from '@playwright/test'
import { expect, test, WITH_MOTION } from './fixtures'
import { leave, openPage, openWithClock, walkToLanding } from './landing-page'

test.use(WITH_MOTION)

const HERO_CALL = '**/api/hero-slides'

test('the hero goes on by itself every five seconds and wraps at the end', async ({ page }) => {
  await openWithClock(page, '/')
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
  await openPage(page, '/')
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
  await openWithClock(page, '/')
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
  await openWithClock(page, '/')
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

function controls(page: Page): Locator {
  return page.getByRole('region', { name: 'Highlights' })
}

function counter(page: Page): Locator {
  return controls(page).getByText(/^\d \/ \d$/)
}
