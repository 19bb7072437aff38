import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, locateChromium } from './scripts/chromium'
import { BROWSER_WORKERS } from './scripts/test-workers'

const chromiumPath = locateChromium()
if (chromiumPath === null) throw new Error('There is no Chromium here: run `npm test`, which installs one')

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: BROWSER_WORKERS,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A machine that others use too makes a test wait too long now and then; what needed a second try is named at the end.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // Workers, and with them servers, are not shared between projects: what staff change in one stays there.
  projects: [
    { name: 'site', testIgnore: 'admin-*.spec.ts' },
    { name: 'panel', testMatch: 'admin-*.spec.ts' },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath, args: CHROMIUM_FLAGS },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Africa/Kampala',
    // Frames of what moves cost two fifths of the time; what is about motion asks for it (`WITH_MOTION`).
    contextOptions: { reducedMotion: 'reduce' },
    // Answers would come from copies that an earlier page left; what is about these says 'allow'.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs a sixth of the time: only what failed is recorded, when it is tried again.
    trace: 'on-first-retry',
  },
})
