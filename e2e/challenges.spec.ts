import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

test('ticked challenges weave the basket and are still ticked after coming back', async ({ page }) => {
  await page.goto('/challenges')
  const status = progressOf(page)
  await expect(status).toContainText('0 of 12 done')
  await page.getByRole('checkbox', { name: 'Done with: Meet zebras' }).check()
  await page.getByRole('checkbox', { name: 'Done with: Greet like a neighbour' }).check()
  await expect(status).toContainText('2 of 12 done')
  await expect(page.getByRole('img', { name: 'Your basket: 2 of 12 rings woven' })).toBeVisible()
  await page.reload()
  await expect(status).toContainText('2 of 12 done')
  await expect(page.getByRole('checkbox', { name: 'Done with: Meet zebras' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Done with: Meet zebras' }).uncheck()
  await expect(status).toContainText('1 of 12 done')
})

test('starting over can be undone', async ({ page }) => {
  await page.goto('/challenges')
  await page.getByRole('checkbox', { name: 'Done with: Stand in a field of tea' }).check()
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expect(progressOf(page)).toContainText('0 of 12 done')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox', { name: 'Done with: Stand in a field of tea' })).toBeChecked()
})

test('all twelve finish the basket', async ({ page }) => {
  await page.goto('/challenges')
  await expect(page.getByRole('checkbox')).toHaveCount(12)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await expect(progressOf(page)).toContainText('12 of 12 done')
  await expect(progressOf(page)).toContainText('Show it at reception')
})

test('a browser that keeps nothing says so, and ticking works until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/challenges')
  await expect(page.getByText('This browser does not let us keep your progress')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Done with: Meet zebras' }).check()
  await expect(progressOf(page)).toContainText('1 of 12 done')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every challenge can be read', async ({ page, complaints }) => {
    complaints.allow(/^failed: .*\.js csp$/)
    await page.goto('/challenges')
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(12)
    await expect(page.getByText('Paper and a pencil do it as well.')).toBeVisible()
    await expect(page.getByRole('checkbox').first()).toBeHidden()
  })
})

function progressOf(page: Page) {
  return page.getByRole('main').getByRole('status')
}
