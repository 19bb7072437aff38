import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { PAGES_AND_A_MONTH } from './page-list'

test.use({ javaScriptEnabled: false })
test.beforeEach(({ complaints }) => complaints.allow(/^failed: .*\.js csp$/))

/** Pages of a booking without scripts, which stand in the frame of another page. */
const FRAMED = ['/booking/plain?checkIn=2027-03-15&checkOut=2027-03-17&guests=2&villa=3', '/offline']

for (const path of [...PAGES_AND_A_MONTH, ...FRAMED])
  test(`the styles that ${path} comes with are all that it needs`, async ({ page }) => {
    await page.goto(path)
    const before = [await readStyles(page, 360), await readStyles(page, 1440)].flat()
    expect(before.length).toBeGreaterThan(100)
    expect(await addSheets(page)).toBeGreaterThan(50_000)
    const after = [await readStyles(page, 360), await readStyles(page, 1440)].flat()
    expect(after.filter((one, index) => one !== before[index])).toEqual([])
  })

/** Of every element and what stands before and after it: all computed styles, and where it is. */
async function readStyles(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  return await page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        if (part !== null && style.content === 'none') return []
        // Variables are seen by what is made of them; those that nothing uses here do not stand in the page.
        const names = [...style].filter((name) => !name.startsWith('--'))
        const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.localName}${part ?? ''} ${element.getAttribute('class')} ${[x, y, width, height]} ${values}`
      }),
    ),
  )
}

/** Adds the whole style sheets as the program would; answers how many letters they have. */
async function addSheets(page: Page): Promise<number> {
  const addresses = await page.locator('style[data-sheets]').getAttribute('data-sheets')
  let letters = 0
  for (const address of addresses?.split(' ') ?? []) {
    letters += (await (await page.request.get(address)).text()).length
    await page.evaluate((href) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      document.head.append(link)
    }, address)
    // No event tells of it where scripts are off.
    const isThere = () =>
      page.evaluate((href) => [...document.styleSheets].some((sheet) => sheet.href?.endsWith(href)), address)
    await expect.poll(isThere).toBe(true)
  }
  return letters
}
