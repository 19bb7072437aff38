import { type CDPSession, chromium, type Page } from '@playwright/test'
import { LANGUAGES } from '../src/kernel/language'
import { buildWhenNeeded } from './build-when-needed.js'
import { startBuiltServer } from './built-server'
import { CHROMIUM_FLAGS, findChromium } from './chromium'

/**
 * How soon a guest on a slow line and a slow phone reads the page, can search on it and sees its first picture: the search
 * is usable when its form, filled in and sent, leads on. Of the pages named on the command line, or of the one most guests
 * land on. Ends with 1 when something comes later than wanted, in ms.
 */
const WANTED = { text: 1500, search: 3000, picture: 5000 }
const LINES = [
  { bytesPerSecond: 20 * 1024, latencyMs: 800 },
  { bytesPerSecond: 50 * 1024, latencyMs: 800 },
]
const CPU_SLOWDOWN = 4
const PHONE = { width: 360, height: 740 }
const WHOLE_MS = 60_000

type Times = Record<keyof typeof WANTED | 'program', number>

process.env.NODE_ENV = 'production'
await buildWhenNeeded()
const server = await startBuiltServer({ SITE_LANGUAGES: LANGUAGES.join() })
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
const named = process.argv.slice(2)
let isLate = false
for (const path of named.length > 0 ? named : ['/'])
  for (const line of LINES) {
    const times = await measure(path, line)
    const told = Object.entries(times).map(([name, ms]) => `${name} ${inSeconds(ms)}`)
    console.log(`${path}  ${line.bytesPerSecond / 1024} kB/s, ${line.latencyMs} ms: ${told.join(', ')}`)
    isLate ||= times.text > WANTED.text || times.search > WANTED.search || times.picture > WANTED.picture
  }
await browser.close()
await server.close()
process.exit(isLate ? 1 : 0)

async function measure(path: string, line: (typeof LINES)[number]): Promise<Times> {
  const [picture, program] = await openOn(line, path, async (page, begun) => {
    await page.waitForFunction(isPictureThere, undefined, { polling: 50, timeout: WHOLE_MS })
    const picture = Date.now() - begun
    await page.waitForFunction(isProgramThere, undefined, { polling: 50, timeout: WHOLE_MS })
    return [picture, Date.now() - begun] as const
  })
  return await openOn(line, path, async (page, begun) => {
    const form = page.locator('#stay-search')
    const [checkIn, checkOut] = [inDays(30), inDays(32)]
    await form.locator('[name=checkIn]').fill(checkIn, { timeout: WHOLE_MS })
    await form.locator('[name=checkOut]').fill(checkOut)
    const led = page.waitForURL(/\/booking\?.*checkIn=/, { waitUntil: 'commit', timeout: WHOLE_MS })
    const sent = page.waitForRequest(/\/booking\?.*checkIn=/, { timeout: WHOLE_MS }).then(() => Date.now())
    const paint = await page.waitForFunction(readFirstPaint)
    const text = (await paint.jsonValue()) ?? Number.NaN
    await form.locator('[type=submit]').click({ noWaitAfter: true })
    const search = (await sent) - begun
    await led
    return { text, search, picture, program }
  })
}

/** Opens a page in a browser of its own, with nothing kept, and ends it after `use`. */
async function openOn<Result>(
  { bytesPerSecond, latencyMs }: (typeof LINES)[number],
  path: string,
  use: (page: Page, begun: number) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const begun = Date.now()
  await page.goto(new URL(path, server.url).href, { waitUntil: 'commit' })
  const result = await use(page, begun)
  await context.close()
  return result
}

/** Whether the picture the page opens with has come whole; it is the one that is fetched before all others. */
function isPictureThere(): boolean {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  return Boolean(picture?.complete && picture.naturalWidth)
}

function isProgramThere(): boolean {
  return Boolean(document.querySelector<HTMLElement & { isLive?: true }>('main')?.isLive)
}

/** When the first words were painted, in ms since the page was asked for; undefined before. */
function readFirstPaint(): number | undefined {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
