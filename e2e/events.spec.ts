import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openPage } from './landing-page'

const EVENTS_CALL = '**/api/events'

type HotelEvent = { title: string; eventDate: string; capacity: number; price: string | null }

test('every upcoming event is listed, the next one first, and Register Now fills the contact form', async ({
  page,
  request,
}) => {
  const events: HotelEvent[] = await (await request.get('/api/events')).json()
  expect(events.length).toBeGreaterThan(1)
  expect(events.map(({ eventDate }) => eventDate)).toEqual(events.map(({ eventDate }) => eventDate).sort())
  await page.goto('/events')
  const entries = upcoming(page).getByRole('heading', { level: 3 })
  await expect(entries).toHaveText(events.map(({ title }) => title))
  for (const { title } of events) {
    const link = page.getByRole('link', { name: `Register Now for ${title}` })
    const address = new URL((await link.getAttribute('href')) ?? '', page.url())
    expect(address.pathname).toBe('/contact')
    expect(address.searchParams.get('subject')).toBe('Event Planning')
    expect(address.searchParams.get('message')).toContain(title)
  }
})

test('the two halls tell their floor and size, and Request Quote fills the contact form', async ({
  page,
}) => {
  await page.goto('/events')
  for (const [hall, floor, size] of [
    ['Conference hall', 'Ground floor', '100'],
    ['Banquet hall', 'First floor', '150'],
  ] as const) {
    const venue = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: hall }) })
    await expect(venue).toContainText(floor)
    await expect(venue).toContainText(size)
    const quote = venue.getByRole('link', { name: `Request Quote for the ${hall.toLowerCase()}` })
    const address = new URL((await quote.getAttribute('href')) ?? '', page.url())
    expect(address.searchParams.get('subject')).toBe('Event Planning')
    expect(address.searchParams.get('message')).toContain(hall.toLowerCase())
  }
})

test('at 320 px the ways to reach us stand within the margins of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/events')
  const mail = page.getByRole('main').getByRole('link', { name: /@/ })
  const { x, width } = (await mail.boundingBox()) ?? { x: 0, width: Number.POSITIVE_INFINITY }
  expect(x + width).toBeLessThanOrEqual(320 - x)
})

test('search engines read every event with its date, place and price', async ({ page, request }) => {
  const events: HotelEvent[] = await (await request.get('/api/events')).json()
  await page.goto('/events')
  const written = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')))
  const described = written.filter((item) => item['@type'] === 'Event')
  expect(
    described.map(({ name, startDate, offers }) => ({
      title: name,
      eventDate: startDate,
      price: offers?.price ?? null,
    })),
  ).toEqual(events.map(({ title, eventDate, price }) => ({ title, eventDate, price })))
})

test('while the events are on their way, their shapes stand there', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(EVENTS_CALL, async (route) => {
    await held
    await route.continue()
  })
  await arriveFromServices(page)
  await expect(page.getByText('Loading the events')).toBeAttached()
  release()
  await expect(upcoming(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page.getByText('Loading the events')).toHaveCount(0)
})

test('without events the page says so', async ({ page }) => {
  await page.route(EVENTS_CALL, (route) => route.fulfill({ json: [] }))
  await arriveFromServices(page)
  await expect(page.getByRole('heading', { name: 'No upcoming events' })).toBeVisible()
})

test('when the events cannot be loaded the rest stands, and trying again brings them', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500.*\/api\/events/)
  await page.route(EVENTS_CALL, (route) => route.fulfill({ status: 500, json: { message: 'Sorry' } }))
  await arriveFromServices(page)
  const failure = upcoming(page).getByRole('alert')
  await expect(failure.getByRole('heading', { name: 'We could not load the events.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Banquet hall' })).toBeVisible()
  await page.unroute(EVENTS_CALL)
  await upcoming(page).getByRole('button', { name: 'Try again' }).click()
  await expect(upcoming(page).getByRole('listitem').first()).toBeVisible()
})

function upcoming(page: Page) {
  return page.getByRole('region', { name: 'Coming up here' })
}

/** Through a link inside the site, so that the browser itself asks for the events. */
async function arriveFromServices(page: Page) {
  await openPage(page, '/services')
  await page.getByRole('link', { name: 'See the halls' }).click()
  await expect(page).toHaveURL('/events')
}
