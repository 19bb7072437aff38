import { PESAPAL_SIMULATOR_KEYS, startPesapalSimulator } from '../simulators/pesapal'
import { test as base, openApp, type RunningApp } from './fixtures'

type Pesapal = Awaited<ReturnType<typeof startPesapalSimulator>>

/** An app that takes payments through a simulated Pesapal, which sends no notices: the app has to ask. */
export const test = base.extend<object, { pesapal: Pesapal; app: RunningApp }>({
  pesapal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of this pattern.
    async ({}, use) => {
      const pesapal = await startPesapalSimulator({ notices: 'none' })
      await use(pesapal)
      await pesapal.close()
    },
    { scope: 'worker' },
  ],

  app: [
    async ({ pesapal }, use) => {
      const app = await openApp({
        PESAPAL_BASE_URL: pesapal.url,
        PESAPAL_CONSUMER_KEY: PESAPAL_SIMULATOR_KEYS.consumerKey,
        PESAPAL_CONSUMER_SECRET: PESAPAL_SIMULATOR_KEYS.consumerSecret,
      })
      await use(app)
      await app.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
