import type { Page } from '@playwright/test'

/** Opens a page and waits until it answers to clicks. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForLife(page)
}

/** Comes to the landing page from another one, so that the browser itself makes the calls. */
export async function walkToLanding(page: Page): Promise<void> {
  await openPage(page, '/nowhere')
  await page.getByRole('link', { name: 'Back to the start' }).click()
}

/** Opens a page with a clock that moves only when the test tells it to. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  const start = new Date('2027-03-10T12:00:00+03:00')
  await page.clock.install({ time: start })
  await openPage(page, path)
  await page.clock.pauseAt(start.getTime() + 60_000)
}

/**
 * Until the page's program answers whatever can be pressed in it: parts of a page wake one by one, and a link that is
 * pressed before leads to a page that is loaded anew.
 */
export async function waitForLife(page: Page): Promise<void> {
  await waitForProgram(page)
  await waitForSections(page)
}

/** Until the page's program has begun; parts of the page may still wait for their code. */
export async function waitForProgram(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isLive' in (document.querySelector('main') ?? {}))
}

/** Reads on, upon which the sections below the fold get their code, until all of them answer. */
export async function waitForSections(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      window.dispatchEvent(new Event('focusin'))
      // The line that offers another language is a script's own.
      return [...document.querySelectorAll('a, button, input, select, summary, textarea')].every(
        (element) => element.closest('[data-language-offer]') !== null || 'isLive' in element,
      )
      // By the clock: a headless browser with several pages may stop drawing one, and with it asking at each frame.
    },
    undefined,
    { polling: 100 },
  )
}

/** Takes mouse and focus away from whatever has them. */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}
