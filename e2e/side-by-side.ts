import type { BrowserContext, Page } from '@playwright/test'

const AT_A_TIME = 3

/**
 * Does the same with each of these paths, each time in a page of its own, a few at a time: while one of them waits for
 * time to pass, another has the processor. The pages share what the browser remembers.
 */
export async function sideBySide(
  context: BrowserContext,
  paths: readonly string[],
  visit: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const waiting = [...paths]
  const visitOn = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await context.newPage()
      await visit(page, path)
      await page.close()
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, visitOn))
}
