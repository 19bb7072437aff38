import type { Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage, openWithClock } from './landing-page'

test('the contact button opens three ways, says so, and Escape closes it and gives the focus back', async ({
  page,
}) => {
  await openPage(page, '/')
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
  await openWithClock(page, '/')
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

test('at the end of a narrow page all ways and the button that closes them come into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/about')
  const button = page.getByRole('button', { name: 'Contact us', exact: true })
  await button.scrollIntoViewIfNeeded()
  await button.click()
  for (const name of [/^Chat with us/, 'Call us', 'Write an e-mail'])
    await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Close contact options' })).toBeInViewport({ ratio: 1 })
})

function quickContact(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Quick contact' })
}
