import type { Page } from '@playwright/test'
import { addDays } from '@/kernel/days'
import { expect, test } from './fixtures'

/** But for what lies over the page, upon whose file a page waits to be whole. */
const SCRIPTS = /\/assets\/(?!site-floats)[^/]+\.js$/
const PICTURES = '**/api/assets/**'
/** As in src/entries/site-start.ts. */
const LINK_WAITS_MS = 1500

test('a button pressed before the program is there does its work once, however often it was pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const letGo = await hold(page, SCRIPTS)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  letGo()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
})

test('what was typed and sent before the program is there is neither lost nor put into the address', async ({
  page,
}) => {
  const letGo = await hold(page, SCRIPTS)
  await page.goto('/contact')
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel('Full Name') })
  await form.getByLabel('Full Name').fill('Amos')
  await form.locator('button[type=submit]').click()
  letGo()
  // The program found what is missing, and what is there.
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
  await expect(form.getByLabel('Full Name')).toHaveValue('Amos')
  await expect(form.getByLabel('Full Name')).not.toHaveAttribute('aria-invalid', 'true')
  expect(new URL(page.url()).search).toBe('')
})

test('what is typed into the form of a group before the program is there is kept, all of it', async ({
  page,
  app,
  request,
}) => {
  const [one, two] = await (await request.get('/api/villas')).json()
  const days = [40, 42].map((later) => addDays(app.today(), later))
  const letGo = await hold(page, SCRIPTS)
  await page.goto(`/booking/group?checkIn=${days[0]}&checkOut=${days[1]}&villas=${one.id}x1-${two.id}x1`)
  const typed = { 'Full Name': 'Sample Amos', Email: 'amos@guest.example', Phone: '+256 700 000 042' }
  for (const [label, value] of Object.entries(typed))
    await page.getByRole('textbox', { name: label }).fill(value)
  letGo()
  const kept = () => page.evaluate(() => sessionStorage.getItem('bookingDraft') ?? '')
  for (const value of Object.values(typed)) await expect.poll(kept).toContain(value)
  for (const [label, value] of Object.entries(typed))
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(value)
})

test('a button pressed while what was typed early is not heard yet does its work once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const letGo = await hold(page, SCRIPTS)
  await page.goto('/contact')
  await page.getByRole('main').getByLabel('Full Name').fill('Amos')
  await page.getByRole('button', { name: 'Open menu' }).evaluate(pressOnceAwake)
  letGo()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  // Heard twice it would close again.
  await page.waitForTimeout(200)
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
})

for (const moment of ['before the program is there', 'in the moment the program wakes'])
  test(`a group that is typed early and sent ${moment} is sent, with what was typed`, async ({
    page,
    app,
    request,
    resetBookings: _,
  }) => {
    const [one, two] = await (await request.get('/api/villas')).json()
    const days = [40, 42].map((later) => addDays(app.today(), later))
    const letGo = await hold(page, SCRIPTS)
    await page.goto(`/booking/group?checkIn=${days[0]}&checkOut=${days[1]}&villas=${one.id}x1-${two.id}x1`)
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Sample Amos')
    await page.getByRole('textbox', { name: 'Email' }).fill('amos@guest.example')
    const send = page.getByRole('button', { name: 'Send request' })
    if (moment.startsWith('before')) await send.click()
    else await send.evaluate(pressOnceAwake)
    letGo()
    await expect(page.getByRole('main').getByRole('heading', { name: 'Request received' })).toBeVisible()
    const { rows } = await app.database.pool.query('select guest_name, guest_email from bookings')
    const sent = { guest_name: 'Sample Amos', guest_email: 'amos@guest.example' }
    expect(rows).toEqual([sent, sent])
  })

test('a picture pressed before the program is there opens in place, and as a file where that takes long', async ({
  page,
  complaints,
}) => {
  // The browser's own page for a picture has styles, which the picture's policy leaves out.
  complaints.allow(/default-src 'none'/)
  const first = page.getByRole('list', { name: 'Pictures of the Family Villa' }).getByRole('link').first()
  await hold(page, SCRIPTS)
  await page.goto('/villas/family-villa')
  const file = await first.getAttribute('href')
  await first.click()
  await expect(page).toHaveURL(file ?? '')

  await page.unroute(SCRIPTS)
  const letGo = await hold(page, SCRIPTS)
  await page.addInitScript(waitLonger, LINK_WAITS_MS)
  await page.goto('/villas/family-villa')
  await first.click()
  letGo()
  await expect(page.getByRole('dialog', { name: 'Pictures, one at a time' })).toBeVisible()
  await expect(page).toHaveURL('/villas/family-villa')
})

test('a press in a section below the fold waits for the code of the section', async ({ page }) => {
  await page.goto('/')
  await page.waitForFunction(() => 'isLive' in (document.querySelector('main') ?? {}))
  const letGo = await hold(page, SCRIPTS)
  const dining = page
    .getByRole('region', { name: 'Local Travel Tips' })
    .getByRole('button', { name: 'Dining' })
  await dining.click()
  await expect(dining).not.toHaveAttribute('aria-pressed', 'true')
  letGo()
  await expect(dining).toHaveAttribute('aria-pressed', 'true')
})

test('two days of a calendar pressed before its code is there are the stay', async ({ page, app }) => {
  await page.goto('/calendar?villa=3')
  await page.waitForFunction(() => 'isLive' in (document.querySelector('main') ?? {}))
  const letGo = await hold(page, SCRIPTS)
  const days = [10, 12].map((later) => addDays(app.today(), later))
  for (const day of days) await page.locator(`[data-day="${day}"]`).click()
  expect(new URL(page.url()).search).toBe('?villa=3')
  letGo()
  await expect(page).toHaveURL(`/calendar?villa=3&checkIn=${days[0]}&checkOut=${days[1]}`)
})

test('a pointer that moves wakes the calendar in sight, and nothing further down a page', async ({
  page,
}) => {
  const isAwake = (selector: string) => page.locator(selector).evaluate((element) => 'isLive' in element)
  await page.goto('/calendar?villa=3')
  await expect.poll(() => isAwake('main')).toBe(true)
  expect(await isAwake('#villa-title')).toBe(false)
  await page.mouse.move(300, 300)
  await expect.poll(() => isAwake('#villa-title')).toBe(true)

  await page.goto('/')
  await expect.poll(() => isAwake('main')).toBe(true)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.mouse.move(300, 300)
  await page.mouse.move(320, 320)
  await page.evaluate(drawTwice)
  // What floats over the page comes with the first sign of a guest; sections do not.
  const sections = asked.filter((url) => url.endsWith('.js') && !url.includes('/round-buttons-'))
  expect(sections).toEqual([])
  await page.mouse.wheel(0, 10)
  await expect.poll(() => isAwake('#closing-title')).toBe(true)
})

test('midnight at the property leaves a calendar nobody has touched as the server made it', async ({
  page,
  app,
}) => {
  app.setToday('2027-03-10')
  await page.clock.install({ time: '2027-03-10T23:58:30+03:00' })
  await page.goto('/calendar?villa=3')
  await page.waitForFunction(() => 'isLive' in (document.querySelector('main') ?? {}))
  const grid = await page.locator('[data-day="2027-03-10"]').elementHandle()
  await page.clock.runFor(3 * 60_000)
  await page.evaluate(drawTwice)
  expect(await grid?.isVisible()).toBe(true)
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-day="2027-03-11"]')).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('[data-day="2027-03-10"]')).toHaveAttribute('aria-disabled', 'true')
})

test('what is out of sight and the program come after what is seen, the program with the first sign of a guest', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const isFloats = request.url().includes('/site-floats')
    if (request.resourceType() === 'script' && !isFloats) asked.push(request.url())
  })
  // A picture that does not come keeps the page from having loaded.
  const letGo = await hold(page, PICTURES)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])
  const last = page.locator('main > section').last()
  await expect(last).toHaveCSS('content-visibility', 'auto')
  await page.keyboard.press('Tab')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  letGo()
  await expect(last).toHaveCSS('content-visibility', 'visible')
  await expect(page.locator('body > footer')).toHaveCSS('content-visibility', 'visible')
})

test('the page stays where the guest moved it while the program came, and the next begins at its top', async ({
  page,
}) => {
  const letGo = await hold(page, SCRIPTS)
  await page.goto('/about')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
  await link.scrollIntoViewIfNeeded()
  // Sections that come into view are laid out in the frames after.
  await page.evaluate(drawTwice)
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(300)
  letGo()
  await page.waitForFunction(() => 'isLive' in (document.querySelector('main') ?? {}))
  // The router puts pages in their place once they are drawn.
  await page.evaluate(drawTwice)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await link.click()
  await expect(page).toHaveURL('/policies/privacy')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('a page that the browser opens further down is laid out whole at once', async ({ page }) => {
  const last = page.locator('main > section').last()
  const letGo = await hold(page, PICTURES)
  await page.goto('/#contact', { waitUntil: 'domcontentloaded' })
  await expect(last).toHaveCSS('content-visibility', 'visible')
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await expect(last).toHaveCSS('content-visibility', 'auto')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(last).toHaveCSS('content-visibility', 'visible')
  letGo()
})

/** Keeps all that is asked for under these addresses from here on waiting, until the answer is called. */
async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined
  const freedom = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(addresses, async (route) => {
    await freedom
    await route.continue()
  })
  return () => letGo()
}

/** To be run in the page: what it has to show by now is shown. */
function drawTwice(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

/** To be run before a page's own scripts: what waits for so long waits for a minute, however busy the machine is. */
function waitLonger(wait: number): void {
  const { setTimeout } = window
  const patient = (work: TimerHandler, ms?: number, ...given: unknown[]) =>
    setTimeout(work, ms === wait ? 60_000 : ms, ...given)
  Object.assign(window, { setTimeout: patient })
}

/** Presses a button as soon as React has taken it over, before anything else can run. */
function pressOnceAwake(button: HTMLElement | SVGElement): void {
  const watch = setInterval(() => {
    if (!('isLive' in button)) return
    clearInterval(watch)
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
}
