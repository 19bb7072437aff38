import { expect, test } from './fixtures'
import { PAGES_AND_A_MONTH } from './page-list'

test.use({ javaScriptEnabled: false })
// The scripts that such a browser does not load are no failures.
test.beforeEach(({ complaints }) => complaints.allow(/^failed: .*\.js csp$/))

for (const path of PAGES_AND_A_MONTH)
  test(`without JavaScript ${path} is whole: nothing is on its way, nothing waits for a press in vain`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const part of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(part)).toBeVisible()
    for (const address of ['/', '/villas', '/contact', '/booking'])
      await expect(page.locator(`a[href="${address}"]:visible`).first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/\w[\s\S]{100}/)
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    for (const kind of ['button', 'input', 'select', 'textarea'])
      expect(await page.locator(`${kind}:visible`).evaluateAll(findIdle), kind).toEqual([])
  })

test('without JavaScript the landing page tells of every category with its price, and leads on', async ({
  page,
  request,
}) => {
  const categories: { name: string; pricePerNight: string }[] = await (
    await request.get('/api/villa-categories')
  ).json()
  expect(categories.length).toBeGreaterThan(0)
  await page.goto('/')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const category of categories) {
    await expect(page.getByRole('heading', { name: category.name, exact: true })).toBeVisible()
    await expect(page.getByText(amountIn(category.pricePerNight)).first()).toBeVisible()
  }
  for (const address of ['/calendar', '/villas', '/contact', '/booking'])
    await expect(page.locator(`a[href="${address}"]:visible`).first()).toBeVisible()
})

test('without JavaScript the calendar page shows every villa with its price', async ({ page, request }) => {
  const villas: { id: number; name: string; price: string }[] = await (
    await request.get('/api/villas')
  ).json()
  expect(villas).toHaveLength(25)
  await page.goto('/calendar')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const villa of villas) {
    const card = page.locator(`a[href="/calendar?villa=${villa.id}"]`)
    await expect(card).toBeVisible()
    await expect(card).toContainText(villa.name)
    await expect(card).toContainText(amountIn(villa.price))
  }
})

test('without JavaScript an unknown path says so and leads back', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expect(page.locator('a[href="/"]:visible').first()).toBeVisible()
})

/** A price as pages may write it: `$65.00` and `$65`, `$1,365.00` and `$1,365`. */
function amountIn(price: string): RegExp {
  const dollars = Number(price.replace(/[^\d.]/g, ''))
  const whole = Math.floor(dollars).toLocaleString('en-US').replace(',', ',?')
  const cents = dollars % 1 === 0 ? '(\\.00)?' : `\\.${dollars.toFixed(2).slice(-2)}`
  return new RegExp(`\\$\\s?${whole}${cents}(?!\\d)`)
}

/** Names of what would be pressed or filled in in vain: all but a form that is sent, and pictures that are no buttons now. */
function findIdle(controls: Element[]): string[] {
  type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  return (controls as Control[])
    .filter((control) => !control.form?.hasAttribute('action'))
    .filter((control) => getComputedStyle(control).pointerEvents !== 'none')
    .map((control) => control.labels?.[0]?.textContent || control.textContent || control.name)
}

test('without JavaScript the head of a wide page is one row, in which Book Now stands', async ({ page }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/booking')
    const head = await page.getByRole('banner').boundingBox()
    const link = await page
      .getByRole('banner')
      .getByRole('link', { name: 'Book Now' })
      .filter({ visible: true })
      .boundingBox()
    const home = await page
      .getByRole('banner')
      .getByRole('link', { name: 'Villas', exact: true })
      .boundingBox()
    if (!head || !link || !home) throw new Error('The head of the page lacks something')
    expect(head.height).toBeLessThan(90)
    expect(link.y).toBeGreaterThan(head.y)
    expect(link.y + link.height).toBeLessThan(head.y + head.height)
    expect(Math.abs(link.y + link.height / 2 - home.y - home.height / 2)).toBeLessThan(3)
  }
})
