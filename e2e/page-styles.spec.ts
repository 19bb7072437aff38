import type { JSHandle, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { PAGES_AND_A_MONTH } from './page-list'

const SHEETS = '**/assets/*.css'

test.use({ javaScriptEnabled: false })
test.beforeEach(({ complaints }) => complaints.allow(/^failed: .*\.js csp$/))

/** Pages of a booking without scripts, which stand in the frame of another page. */
const FRAMED = ['/booking/plain?checkIn=2027-03-15&checkOut=2027-03-17&guests=2&villa=3', '/offline']

for (const path of [...PAGES_AND_A_MONTH, ...FRAMED])
  test(`the styles that ${path} comes with are all that it needs`, async ({ page }) => {
    // Which come where no script runs; what a script would make a style sheet of is made one here.
    await page.route(SHEETS, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await page.goto(path)
    await page.evaluate(addOwnStyles)
    await page.unroute(SHEETS)
    const sheets = await fetchSheets(page)
    expect(sheets.map(({ text }) => text).join('').length).toBeGreaterThan(40_000)
    const names = await namesIn(page, sheets)
    expect(names.length).toBeGreaterThan(100)
    const before = [await readStyles(page, 360, names), await readStyles(page, 1440, names)]
    for (const styles of before) expect(await styles.evaluate(({ length }) => length)).toBeGreaterThan(50)
    await addSheets(page, sheets)
    const after = [await readStyles(page, 360, names), await readStyles(page, 1440, names)]
    for (const [index, styles] of before.entries())
      expect(await differences(styles, after[index])).toEqual([])
  })

test('where no script runs the whole sheets come with a page', async ({ page }) => {
  await page.goto('/')
  const [sheet] = await fetchSheets(page)
  expect(await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''))).toContain(
    new URL(sheet?.address ?? '', page.url()).href,
  )
})

type Sheet = { address: string; text: string }

async function fetchSheets(page: Page): Promise<Sheet[]> {
  const addresses = (await page.locator('[data-sheets]').getAttribute('data-sheets')) ?? ''
  const fetched = addresses.split(' ').map(async (address) => {
    return { address, text: await (await page.request.get(address)).text() }
  })
  return await Promise.all(fetched)
}

/**
 * What these sheets set anywhere, each by its long name: nothing else of an element can become another by them. Variables
 * are seen by what is made of them; those that nothing uses here do not stand in the page.
 */
async function namesIn(page: Page, sheets: Sheet[]): Promise<string[]> {
  const named = await page.evaluate(
    (texts) => {
      const namesOf = (rule: CSSRule): string[] => [
        ...(rule instanceof CSSStyleRule || rule instanceof CSSNestedDeclarations ? rule.style : []),
        ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule
          ? [...rule.cssRules].flatMap(namesOf)
          : []),
      ]
      return texts.flatMap((text) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        return [...sheet.cssRules].flatMap(namesOf)
      })
    },
    sheets.map(({ text }) => text),
  )
  return [...new Set(named)].filter((name) => !name.startsWith('--'))
}

type Styles = JSHandle<string[]>

/**
 * Of every element and what stands before and after it: its computed styles, and where it is. They stay in the page, since
 * they are many megabytes.
 */
async function readStyles(page: Page, width: number, names: string[]): Promise<Styles> {
  await page.setViewportSize({ width, height: 800 })
  return await page.evaluateHandle(
    (names) =>
      [...document.querySelectorAll('body, body *')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part)
          if (part !== null && style.content === 'none') return []
          const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
          const { x, y, width, height } = element.getBoundingClientRect()
          return `${element.localName}${part ?? ''} ${element.getAttribute('class')} ${[x, y, width, height]} ${values}`
        }),
      ),
    names,
  )
}

/** What is read now and was not before, place by place. */
async function differences(before: Styles, after: Styles | undefined): Promise<string[]> {
  return await before.evaluate(
    (was, is) => (is ?? ['nothing was read']).filter((one, index) => one !== was[index]),
    after,
  )
}

/** Adds the whole style sheets as the program would. */
async function addSheets(page: Page, sheets: Sheet[]): Promise<void> {
  for (const { address } of sheets) {
    await page.evaluate((href) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      document.head.append(link)
    }, address)
    // No event tells of it where scripts are off.
    const isThere = () =>
      page.evaluate(
        (href) => [...document.styleSheets].some((sheet) => sheet.href?.endsWith(href) && sheet.cssRules[0]),
        address,
      )
    await expect.poll(isThere).toBe(true)
  }
}

/** To be run in the page. */
function addOwnStyles(): void {
  const text = document.querySelector('script[data-sheets]')?.textContent
  if (!text) return
  const style = document.createElement('style')
  style.textContent = text
  document.head.append(style)
}
