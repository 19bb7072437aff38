import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'

const openButton = (page: Page) =>
  page.getByRole('complementary').getByRole('button', { name: 'AI Concierge', exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'AI Concierge' })
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' })
const log = (page: Page) => panel(page).getByRole('log')

async function open(page: Page) {
  await openButton(page).click()
  await expect(field(page)).toBeFocused()
}

async function ask(page: Page, question: string) {
  await field(page).fill(question)
  await field(page).press('Enter')
}

test('the chat is loaded when it is opened and not before', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /concierge/.test(url))).toEqual([])
  await open(page)
  expect(loaded.some((url) => /concierge-panel.*\.js/.test(url))).toBe(true)
  expect(loaded.filter((url) => url.includes('/api/chat'))).toEqual([])
})

test('a guest asks, is answered, and follows a link with villa and dates chosen', async ({
  page,
  app,
  resetBookings,
}) => {
  await resetBookings()
  app.setToday('2027-03-10')
  await page.goto('/')
  await open(page)
  await expect(panel(page)).toContainText('Welcome to Pearl Villas Mbarara!')
  await expect(panel(page)).toContainText('Online')
  await expect(field(page)).toHaveAttribute('placeholder', 'Ask me anything about Pearl Villas Mbarara...')
  const box = await panel(page).boundingBox()
  expect([box?.width, box?.height]).toEqual([384, 500])
  await ask(page, 'Is Rose Villa free 12 to 15 December?')
  await expect(log(page)).toContainText('$208.00 in all')
  await expect(log(page).locator('time').first()).toHaveText(/^\d\d:\d\d$/)
  await expect(field(page)).toHaveValue('')
  await log(page).getByRole('link', { name: 'Choose these nights' }).first().click()
  await expect(page).toHaveURL(/\/calendar\?.*checkIn=2027-12-12/)
  await expect(page.getByText('$208.00').first()).toBeVisible()
  // The conversation came along.
  await expect(log(page)).toContainText('Is Rose Villa free 12 to 15 December?')
  await page.reload()
  await open(page)
  await expect(log(page)).toContainText('$208.00 in all')
})

test('tiles fill the field without sending, and go with the first question', async ({ page }) => {
  await page.goto('/contact')
  await open(page)
  const tiles = panel(page).getByRole('list', { name: 'Suggestions' }).getByRole('button')
  await expect(tiles).toHaveText([
    /What attractions are near the hotel\?.*Local Info/,
    /How can I make a reservation\?.*Booking/,
    /Tell me about your restaurant.*Dining/,
    /What villa types do you offer\?.*Accommodations/,
  ])
  await expect(log(page).getByText('Welcome to Pearl Villas Mbarara!')).toBeInViewport({ ratio: 1 })
  await expect(tiles.last()).toBeInViewport({ ratio: 1 })
  await tiles.filter({ hasText: 'What villa types do you offer?' }).click()
  await expect(field(page)).toHaveValue('What villa types do you offer?')
  await expect(log(page)).not.toContainText('Garden Studio')
  await field(page).press('Shift+Enter')
  await expect(tiles).toHaveCount(4)
  await field(page).press('Enter')
  await expect(log(page)).toContainText('Garden Studio')
  await expect(tiles).toHaveCount(0)
})

test('Escape and the close button close it and give the focus back', async ({ page }) => {
  await page.goto('/services')
  await open(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(openButton(page)).toBeFocused()
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false')
  await open(page)
  await panel(page).getByRole('button', { name: 'Close AI Concierge' }).click()
  await expect(openButton(page)).toBeFocused()
})

test('while it thinks dots show and nothing can be sent; what is empty cannot be sent at all', async ({
  page,
}) => {
  await page.goto('/about')
  await open(page)
  const send = panel(page).getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await field(page).fill('   ')
  await expect(send).toBeDisabled()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/chat/concierge', async (route) => {
    await held
    await route.fulfill({ json: { message: 'Here I am' } })
  })
  await ask(page, '  Hello ')
  await expect(panel(page).getByRole('status', { name: 'The concierge is typing' })).toBeVisible()
  await expect(field(page)).toBeDisabled()
  await expectNoAxeViolations(page, 'dialog.concierge')
  answer()
  await expect(log(page)).toContainText('Here I am')
  await expect(field(page)).toBeFocused()
})

test('when the call fails it says so, with the phone number', async ({ page, complaints }) => {
  complaints.allow(/chat\/concierge|ApiError|500/)
  await page.goto('/about')
  await open(page)
  await page.route('**/api/chat/concierge', (route) =>
    route.fulfill({ status: 500, json: { message: 'no' } }),
  )
  await ask(page, 'Hello')
  await expect(log(page)).toContainText(
    'I apologize, but I am having trouble responding right now. Please try again shortly or contact our staff directly at +256 700 000 001.',
  )
})

test('nothing in a message or an answer becomes markup', async ({ page }) => {
  await page.goto('/about')
  await open(page)
  await page.route('**/api/chat/concierge', (route) =>
    route.fulfill({
      json: { message: '<img src=x onerror=alert(1)> [pay here](https://evil.example) [villas](/villas)' },
    }),
  )
  await ask(page, '<b>bold</b>')
  await expect(log(page)).toContainText('<b>bold</b>')
  await expect(log(page)).toContainText('<img src=x')
  await expect(log(page).locator('img, b')).toHaveCount(0)
  await expect(log(page).getByRole('link')).toHaveCount(1)
})

test('on a small phone it is a sheet over the whole page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await open(page)
  const box = await panel(page).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, height: 640 })
  expect(box?.width).toBeGreaterThanOrEqual(300)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const widths = await panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().width))
  expect(widths).toHaveLength(4)
  expect(Math.min(...widths)).toBe(Math.max(...widths))
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(openButton(page)).toBeFocused()
})

test('what is not sure is asked back with one tap, and what is not known goes to reception in the guest’s words', async ({
  page,
}) => {
  await page.goto('/about')
  await open(page)
  await ask(page, 'we come on 12 March, we are three')
  await expect(field(page)).toBeEnabled()
  await ask(page, 'do you sell tractors?')
  const send = log(page).getByRole('link', { name: 'Send my question to reception' })
  await expect(send).toBeVisible()
  await expectNoAxeViolations(page)
  await send.click()
  await expect(page).toHaveURL(/\/contact\?/)
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Message' })).toHaveValue(
    'we come on 12 March, we are three\ndo you sell tractors?',
  )
  // The words go along in the tab, not in the address, which logs and histories keep.
  expect(page.url()).not.toMatch(/tractors|March/)
  await page.route('**/api/chat/concierge', async (route) => {
    const answer = { message: 'I am not sure what you mean.', choices: ['is there a bar'], isOpen: true }
    await route.fulfill({ json: answer })
    await page.unroute('**/api/chat/concierge')
  })
  await ask(page, 'hm, evenings?')
  await log(page).getByRole('button', { name: 'is there a bar' }).click()
  await expect(log(page)).toContainText('Terrace and bar')
  await expect(log(page).getByRole('button')).toHaveCount(0)
})
