import { exchangeRates } from '@/features/exchange-rates/server/table'
import { addDays } from '@/kernel/days'
import { findVilla, openCalendar, previewOf } from './calendar-page'
import { test as base, expect, expectNoAxeViolations, openApp, type RunningApp } from './fixtures'

const RATE = { shillingsPerDollar: 3715, setBy: 'manager@example.com' }

/** A property that has set a rate before its server read any facts. */
const test = base.extend<object, { rated: RunningApp }>({
  rated: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of this pattern.
    async ({}, use) => {
      const app = await openApp()
      await app.database.orm.insert(exchangeRates).values(RATE)
      await use(app)
      await app.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ rated }, use) => use(rated.url),
})

for (const width of [360, 1440])
  test(`at ${width} px a guest chooses once to see shillings beside dollars, with the day of the rate`, async ({
    page,
    rated,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const villa = await findVilla(page.request)
    const [checkIn, checkOut] = [30, 33].map((later) => addDays(rated.today(), later))
    const open = () => openCalendar(page, villa, `&checkIn=${checkIn}&checkOut=${checkOut}`)
    await open()
    const preview = previewOf(page)
    await expect(preview.getByRole('button', { name: 'Show shillings too' })).toBeVisible()
    await expect(preview).not.toContainText('UGX')
    await preview.getByRole('button', { name: 'Show shillings too' }).click()
    await expect(preview).toContainText(/about UGX\s\d{3},000For comparing, at our rate of \d+ \w{3} \d{4}/)
    // Pressing may have scrolled: what lies half under the header is small for no reason of its own.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoAxeViolations(page)
    await open()
    await expect(preview).toContainText('about UGX')
    await preview.getByRole('button', { name: 'Dollars only' }).click()
    await expect(preview).not.toContainText('UGX')
  })

test('results say each total in shillings too once the guest chose so, the choice made there or elsewhere', async ({
  page,
  rated,
}) => {
  const [checkIn, checkOut] = [30, 33].map((later) => addDays(rated.today(), later))
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`/booking?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`)
  const results = page.getByRole('region', { name: 'What is free' })
  const card = results.getByRole('article').first()
  await expect(card).not.toContainText('UGX')
  const show = results.getByRole('button', { name: 'Show shillings too' })
  // Once the program has taken it over: what is pressed before may come to nothing.
  await expect.poll(() => show.evaluate((node) => 'isLive' in node)).toBe(true)
  await show.click()
  await expect(card).toContainText(/\$\d{3}\.\d{2} for 3 nights\s*about UGX\s\d{3},000/)
  await expect(results.getByText(/^For comparing, at our rate of \d+ \w{3} \d{4}/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(card).toContainText('about UGX')
  await results.getByRole('button', { name: 'Dollars only' }).click()
  await expect(card).not.toContainText('UGX')
})

base('while no rate is set, nothing is said of shillings', async ({ page, app }) => {
  const villa = await findVilla(page.request)
  const [checkIn, checkOut] = [30, 33].map((later) => addDays(app.today(), later))
  await openCalendar(page, villa, `&checkIn=${checkIn}&checkOut=${checkOut}`)
  await expect(previewOf(page)).toContainText('Total')
  await expect(previewOf(page)).not.toContainText('shillings')
})
