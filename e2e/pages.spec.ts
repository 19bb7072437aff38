import { expect, test } from './fixtures'

type Facts = {
  name: string
  phones: string[]
  infoEmail: string
  restaurantHours: { meal: string; hours: string }[]
  inclusions: string[]
  policies: { title: string; text: string }[]
}

async function readFacts(request: { get(url: string): Promise<{ json(): Promise<unknown> }> }) {
  return (await (await request.get('/api/property')).json()) as Facts
}

test('the about page tells the figures and the five values, and leads to booking and services', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page).toHaveTitle(/^About Us \| /)
  const main = page.getByRole('main')
  for (const [figure, of] of [
    ['25', 'villas'],
    ['500+', 'guests'],
    ['4.9', 'rating'],
    ['24/7', 'service'],
  ] as const)
    await expect(main.getByRole('definition').filter({ hasText: figure }).locator('..')).toContainText(of)
  for (const value of ['Customer centric', 'Professionalism', 'Sustainability', 'Innovative', 'Integrity'])
    await expect(main.getByRole('heading', { name: value })).toBeVisible()
  await expect(main.getByRole('link', { name: 'See Our Services' })).toHaveAttribute('href', '/services')
  await main.getByRole('link', { name: 'Book Your Stay' }).click()
  await expect(page).toHaveURL('/booking')
})

test('the restaurant page shows the hotel’s hours, three menus without prices and what half board is', async ({
  page,
  request,
}) => {
  const facts = await readFacts(request)
  await page.goto('/restaurant')
  const main = page.getByRole('main')
  const hours = main.getByRole('region', { name: 'Opening hours' })
  for (const { meal, hours: when } of facts.restaurantHours) {
    await expect(hours.getByText(meal, { exact: true })).toBeVisible()
    await expect(hours.getByText(when, { exact: true })).toBeVisible()
  }
  for (const name of ['Traditional Ugandan', 'International', 'Beverages']) {
    const menu = main.getByRole('region', { name, exact: true })
    expect(await menu.getByRole('listitem').count()).toBeGreaterThan(4)
    await expect(menu).not.toContainText(/\$|USD|\d/)
  }
  await expect(main.getByRole('definition').filter({ hasText: 'half board means lunch' })).toBeVisible()
  for (const phone of facts.phones)
    await expect(main.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    )
  const form = new URL(
    (await main.getByRole('link', { name: 'Or write to us' }).getAttribute('href')) ?? '',
    page.url(),
  )
  expect(form.pathname).toBe('/contact')
  expect(form.searchParams.get('subject')).toBe('Restaurant Reservation')
})

test('the services page lists what every stay includes and eight things more, and leads to people', async ({
  page,
  request,
}) => {
  const facts = await readFacts(request)
  await page.goto('/services')
  const main = page.getByRole('main')
  const included = main.getByRole('region', { name: 'In every stay' })
  await expect(included.getByRole('listitem')).toHaveText(facts.inclusions)
  await expect(main.getByRole('region', { name: 'And if you ask' }).getByRole('term')).toHaveCount(8)
  for (const service of ['Villas', 'Restaurant', 'Terrace and bar'])
    await expect(main.getByRole('heading', { name: service, exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Write to Us' })).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+/)
})

test('the footer leads to four policies, and each leads to the others', async ({ page, request }) => {
  const facts = await readFacts(request)
  const cancellation = facts.policies.find(({ title }) => title === 'Cancellation')?.text ?? 'none'
  await page.goto('/about')
  for (const [name, path] of [
    ['Privacy Policy', '/policies/privacy'],
    ['Booking Terms', '/policies/booking-terms'],
    ['Refund Policy', '/policies/refunds'],
    ['Terms of Service', '/policies/terms'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'The four policies' })
    await expect(menu.getByRole('link')).toHaveCount(4)
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('main')).toContainText(facts.infoEmail)
  }
  await page.goto('/policies/refunds')
  await expect(page.getByRole('main')).toContainText(cancellation)
})

test('looking around leaves no cookie, as the privacy policy says', async ({ page, context }) => {
  for (const path of ['/about', '/restaurant', '/services', '/events', '/challenges', '/policies/privacy'])
    await page.goto(path)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('/home is the landing page for visitors, and no search engine lists it', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Our Villa Categories' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('at 768 px the picture of a page that is not there has no edge', async ({ page, complaints }) => {
  complaints.allow(/404/)
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/no-such-page')
  const box = await page.getByRole('main').locator('img').boundingBox()
  expect([box?.x, box?.width]).toEqual([0, 768])
})
