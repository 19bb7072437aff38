import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Request } from '@playwright/test'
import { addDays } from '@/kernel/days'
import { expect, expectNoAxeViolations, test, WITH_MOTION } from './fixtures'
import { waitForSections } from './landing-page'
import { PAGES_AND_A_MONTH } from './page-list'

test.use(WITH_MOTION)

const WIDTHS = [360, 1440]
const PICTURES = /^\/api\/(assets|placeholder|video-posters)\//
/** Letters of another font than the page's stand a few pixels elsewhere; to three decimals that is nothing. */
const SHIFT_DECIMALS = 3
/** What all JavaScript that comes of itself may weigh; `npm run check` weighs what the page names. */
const SCRIPT_BUDGET_BYTES = 68 * 1024
/** The same once the page is read to its end. */
const READ_BUDGET_BYTES = 92 * 1024
/** The same where a step of the booking is opened at once, a reload on the way: it comes on top of its page. */
const STEP_BUDGET_BYTES = 84 * 1024
/** In which a browser paints what it has of a page. */
const PAINTED_MS = 200

for (const path of PAGES_AND_A_MONTH) {
  for (const width of WIDTHS) {
    test(`${path} stands complete at ${width} px without a call to the API, its code keeps the budget, nothing in it moves, and it hinders nobody`, async ({
      page,
    }) => {
      const calls: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        const isCall = request.resourceType() === 'fetch' || request.resourceType() === 'xhr'
        if (isCall || (pathname.startsWith('/api/') && !PICTURES.test(pathname))) calls.push(request.url())
      })
      await page.setViewportSize({ width, height: 800 })
      const scriptBytes = countScriptBytes(page)
      await watchShifts(page)
      await delayFonts(page)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(path === '/no-such-page' ? 404 : 200)
      await waitForHydration(page)
      const loaded = await scriptBytes()
      expect(loaded).toBeGreaterThan(0)
      expect(loaded).toBeLessThan(SCRIPT_BUDGET_BYTES)
      await scrollThrough(page)
      expect(await scriptBytes()).toBeLessThan(READ_BUDGET_BYTES)
      expect(calls).toEqual([])
      const shifts = await shiftsOf(page)
      const total = shifts.reduce((sum, shift) => sum + shift.value, 0)
      expect(Number(total.toFixed(SHIFT_DECIMALS)), shifts.flatMap(({ moved }) => moved).join('\n')).toBe(0)
      expect(await picturesWithoutSize(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await waitForSections(page)
      // Further down, the header lies over what is scrolled under it.
      await page.evaluate(() => scrollTo(0, 0))
      await expectNoAxeViolations(page)
    })
  }
}

for (const step of ['dates', 'villa'])
  test(`the step ${step} of the booking, opened at once, keeps its budget of code`, async ({ page, app }) => {
    const scriptBytes = countScriptBytes(page)
    const stay = `checkIn=${addDays(app.today(), 30)}&checkOut=${addDays(app.today(), 32)}`
    await page.goto(`/booking?step=${step}&${stay}`)
    await expect(page.getByRole(step === 'dates' ? 'grid' : 'radio').first()).toBeVisible()
    await waitForHydration(page)
    expect(await scriptBytes()).toBeLessThan(STEP_BUDGET_BYTES)
  })

for (const width of [412, 768])
  test(`nothing moves where the landing page is shown at ${width} px while its search comes piece by piece`, async ({
    page,
    app,
  }) => {
    const slowly = createServer((request, response) => {
      void sendInPieces(new URL(request.url ?? '/', app.url), response)
    }).listen(0, '127.0.0.1')
    await page.setViewportSize({ width, height: 823 })
    await watchShifts(page)
    const { port } = slowly.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}/`)
    await waitForHydration(page)
    const shifts = await shiftsOf(page)
    slowly.close()
    slowly.closeAllConnections()
    const total = shifts.reduce((sum, shift) => sum + shift.value, 0)
    expect(Number(total.toFixed(SHIFT_DECIMALS)), shifts.flatMap(({ moved }) => moved).join('\n')).toBe(0)
  })

/** Answers as the app does, a page with a pause at every field of its first form, long enough to be painted. */
async function sendInPieces(address: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(address)
  const type = answer.headers.get('content-type') ?? ''
  response.writeHead(answer.status, { 'Content-Type': type })
  if (!type.startsWith('text/html')) return void response.end(Buffer.from(await answer.arrayBuffer()))
  const [before = '', form = '', ...after] = (await answer.text()).split(/(?=<form)|(?<=<\/form>)/)
  for (const piece of [before, ...form.split(/(?=<label)/)]) {
    response.write(piece)
    await new Promise((resolve) => setTimeout(resolve, PAINTED_MS))
  }
  response.end(after.join(''))
}

type Shift = { value: number; moved: string[] }

/** Counts from now on; the answer tells the bytes, as sent, of all code that has come by then, not of the page's data. */
function countScriptBytes(page: Page): () => Promise<number> {
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script' && !request.url().includes('/page-data/')) scripts.push(request)
  })
  return async () => {
    const sizes = await Promise.all(scripts.map((script) => script.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
}

/** Layout shifts from the very first paint on, collected in the page itself with what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = []
    Object.assign(globalThis, { layoutShifts: seen })
    type Moved = { node?: Element; previousRect: DOMRect; currentRect: DOMRect }
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Moved[] }
    const describe = ({ node, previousRect: before, currentRect: after }: Moved) =>
      `${node?.outerHTML?.slice(0, 90)} (${before.x},${before.y} ${before.width}×${before.height} → ` +
      `${after.x},${after.y} ${after.width}×${after.height})`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput) seen.push({ value, moved: sources.map(describe) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Fonts that come late show whether the fallback takes the same room. */
async function delayFonts(page: Page): Promise<void> {
  await page.route(/\.woff2(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
}

async function waitForHydration(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => 'isLive' in (document.querySelector('main') ?? {}))
  // On a busy machine the program comes before the last sections are laid out, and with them their fonts.
  await page.waitForFunction(() => document.adoptedStyleSheets.length === 0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(80)
  }
  await page.waitForLoadState('networkidle')
}

async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (globalThis as unknown as { layoutShifts: Shift[] }).layoutShifts)
}

/** Addresses of pictures whose place is not kept, or that do not say how wide they stand where there is a choice. */
async function picturesWithoutSize(page: Page): Promise<(string | null)[]> {
  return page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter(
          (image) =>
            !Number(image.getAttribute('width')) ||
            !Number(image.getAttribute('height')) ||
            (image.srcset !== '' && image.sizes === ''),
        )
        .map((image) => image.getAttribute('src')),
    )
}

/** Pixels that stick out sideways; the room kept for a scrollbar makes it negative. */
async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
