import { chromium } from '@playwright/test'
import { dayIn } from '@/kernel/days'
import { buildWhenNeeded } from './build-when-needed.js'
import { startBuiltServer } from './built-server'
import { CHROMIUM_FLAGS, findChromium } from './chromium'
import { COUNTED_ON, MOST_ACTS, walkToRequest } from './walk-to-request'

/** Prints the taps and fields it takes a couple with known dates from the landing page to the sent request, on a phone. */
process.env.NODE_ENV = 'production'
await buildWhenNeeded()
const server = await startBuiltServer()
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
const page = await browser.newPage({ ...COUNTED_ON, baseURL: server.url })
const acts = await walkToRequest(page, dayIn('Africa/Kampala', new Date()))
for (const [index, act] of acts.entries()) console.log(`${String(index + 1).padStart(2)}  ${act}`)
console.log(`${acts.length} taps and fields in all, at most ${MOST_ACTS}`)
await browser.close()
await server.close()
process.exit(acts.length > MOST_ACTS ? 1 : 0)
