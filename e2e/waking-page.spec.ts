import type { Page } from '@playwright/test'
import { BOOKING_SEARCH_KEY } from '@/features/search/rules/search-key'
import { addDays } from '@/kernel/days'
import { expect, test } from './fixtures'
import { PAGES } from './page-list'
import { sideBySide } from './side-by-side'

declare global {
  interface Window {
    /** What the server sent of the page's content and what of it was taken away since. */
    sent: Set<Node>
    takenAway: string[]
  }
}

for (const memory of ['nothing', 'a search, and shillings beside dollars'])
  test(`pages keep what the server sent while their program wakes, in a browser that remembers ${memory}`, async ({
    context,
    app,
  }) => {
    test.setTimeout(180_000)
    const [checkIn, checkOut] = [addDays(app.today(), 40), addDays(app.today(), 43)]
    await context.addInitScript(watchContent)
    if (memory !== 'nothing')
      await context.addInitScript(
        ([key, search]) => {
          // An empty page has no storage.
          if (location.protocol === 'about:') return
          localStorage.setItem('prices-also-in', 'UGX')
          localStorage.setItem(key, search)
        },
        [BOOKING_SEARCH_KEY, JSON.stringify({ checkIn, checkOut, guests: '2' })] as const,
      )
    const days = `checkIn=${checkIn}&checkOut=${checkOut}`
    const paths = [
      // Whoever has searched comes from there to the results.
      ...PAGES.filter((path) => memory === 'nothing' || path !== '/booking'),
      `/booking?${days}&guests=2`,
      `/booking?${days}&guests=9`,
      `/villas?${days}&guests=2`,
      `/villas/family-villa?${days}&guests=2`,
      `/booking/group?${days}&guests=6`,
      `/calendar?villa=3&${days}`,
    ]
    const takenAway: Record<string, string[]> = {}
    await sideBySide(context, paths, async (page, path) => {
      await page.goto(path)
      await waitForProgram(page)
      // Code of parts comes after the program, and with the first sign of a guest.
      await page.waitForTimeout(300)
      await page.mouse.wheel(0, 200)
      await page.waitForTimeout(300)
      expect(await page.evaluate(() => window.sent.size)).toBeGreaterThan(10)
      const found = await page.evaluate(() => window.takenAway)
      if (found.length > 0) takenAway[path] = found
    })
    expect(takenAway).toEqual({})
  })

test('a detail of the results that is opened before the program is there stays open, with the focus', async ({
  page,
  app,
}) => {
  let letGo: () => void = () => undefined
  const freedom = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/(?!site-floats)[^/]+\.js$/, async (route) => {
    await freedom
    await route.continue()
  })
  await page.goto(
    `/booking?checkIn=${addDays(app.today(), 40)}&checkOut=${addDays(app.today(), 43)}&guests=2`,
  )
  const card = page.getByRole('article').first()
  const summary = card.getByText('What is in it')
  await summary.click()
  const sent = await summary.elementHandle()
  const particular = card.getByText('Choose a particular villa')
  await particular.click()
  await summary.focus()
  letGo()
  await expect.poll(() => summary.evaluate((one) => 'isLive' in one)).toBe(true)
  expect(await sent?.evaluate((one) => [one.isConnected, document.activeElement === one])).toEqual([
    true,
    true,
  ])
  await expect(card.locator('details[open]')).toHaveCount(2)
  // What is loaded with the opening is, too.
  await expect(card.locator('figure svg').first()).toBeVisible()
})

/** To be run before a page's own scripts: remembers what came and writes down what of it is taken away. */
function watchContent(): void {
  window.sent = new Set()
  window.takenAway = []
  addEventListener('DOMContentLoaded', () => {
    window.sent = new Set(document.querySelectorAll('body > :not(script), main *'))
    new MutationObserver((records) => {
      for (const { removedNodes } of records)
        for (const node of removedNodes)
          if (window.sent.has(node) && node instanceof HTMLElement)
            window.takenAway.push(`<${node.localName}> ${(node.textContent ?? '').slice(0, 60)}`)
    }).observe(document.documentElement, { childList: true, subtree: true })
  })
}

async function waitForProgram(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isLive' in (document.querySelector('main') ?? {}))
}
