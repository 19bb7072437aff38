import type { BrowserContext, Page, Request } from '@playwright/test'
import { openPanel } from './admin-panel'
import { test as base, expect } from './fixtures'

/** That of this worker's tests, until a test of it fails: the next one has a worker of its own. */
let reused: BrowserContext | undefined
let isPanelOpen = false

/** From this width on the menu stands beside the section. */
const MENU_FROM = 1024

/** What is asked for and not answered yet; the stream of news never ends. */
const unanswered = new Set<Request>()

/**
 * `test` whose tests go on with one page of the panel, as staff do: a section that is opened from the menu costs a third
 * of one that is loaded anew, and a tool that judges it need not be compiled again. A file of them ends with
 * `closeReusedPanel`.
 */
export const test = base.extend({
  context: async ({ browser }, use) => {
    reused ??= await openContext(() => browser.newContext())
    await use(reused)
  },
  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
})

export async function closeReusedPanel(): Promise<void> {
  await reused?.close()
  reused = undefined
  isPanelOpen = false
}

/** Opens a section from the menu where the panel stands open already, else by its address, and waits for all it asks for. */
export async function openSection(page: Page, section: string): Promise<void> {
  if (isPanelOpen) await chooseSection(page, section)
  else await openPanel(page, section)
  isPanelOpen = true
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => unanswered.size).toBe(0)
}

/** Goes from one section of the panel to another by the menu, in the same document; its heading is there, and its list. */
export async function walkToSection(page: Page, section: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.textContent()) ?? ''
  await chooseSection(page, section)
  await expect(heading).not.toHaveText(before)
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
}

async function chooseSection(page: Page, section: string): Promise<void> {
  const address = `/admin/${section}`.replace(/\/$/, '')
  // By the width, since a page that was narrow a moment ago still shows the button.
  if ((page.viewportSize()?.width ?? 0) < MENU_FROM) await page.getByRole('button', { name: 'Menu' }).click()
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await sections.locator(`a[href="${address}"]`).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`))
}

async function openContext(open: () => Promise<BrowserContext>): Promise<BrowserContext> {
  const context = await open()
  unanswered.clear()
  context.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') unanswered.add(request)
  })
  const end = (request: Request) => unanswered.delete(request)
  context.on('requestfinished', end).on('requestfailed', end)
  return context
}
