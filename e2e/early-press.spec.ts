import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

test('a button pressed before the program is there does its work once, however often it was pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const letGo = await holdScripts(page)
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
  const letGo = await holdScripts(page)
  await page.goto('/contact')
  const form = page.getByRole('main').locator('form').first()
  await form.getByLabel('Full Name').fill('Amos')
  await form.locator('button[type=submit]').click()
  letGo()
  // The program found what is missing, and what is there.
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
  await expect(form.getByLabel('Full Name')).toHaveValue('Amos')
  await expect(form.getByLabel('Full Name')).not.toHaveAttribute('aria-invalid', 'true')
  expect(new URL(page.url()).search).toBe('')
})

test('a press in a section below the fold waits for the code of the section', async ({ page }) => {
  await page.goto('/')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
  const letGo = await holdScripts(page)
  const dining = page
    .getByRole('region', { name: 'Local Travel Tips' })
    .getByRole('button', { name: 'Dining' })
  await dining.click()
  await expect(dining).not.toHaveAttribute('aria-pressed', 'true')
  letGo()
  await expect(dining).toHaveAttribute('aria-pressed', 'true')
})

test('the program is asked for after what is seen, and at once with the first sign of a guest', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  // A picture that does not come keeps the page from having loaded.
  let arrive: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/assets/**', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  arrive()
})

/** Keeps every script that is asked for from here on waiting, until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined
  const freedom = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await freedom
    await route.continue()
  })
  return () => letGo()
}
