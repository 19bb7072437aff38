import { control, expectToast, openPanel } from './admin-panel'
import { fillDetails, goOn, STAY, TODAY } from './booking-steps-page'
import { expect, expectNoAxeViolations, test } from './fixtures'

/** Two adults and a child of four: the child is the third guest, where two are included. */
const PARTY = `checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}&guests=3&children=4`

test('staff say what more guests cost; results, steps, plain pages, the guest and the panel name the same price', async ({
  page,
  app,
  browser,
  resetBookings,
}, testInfo) => {
  test.setTimeout(90_000)
  page.setDefaultTimeout(15_000)
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.install({ time: `${TODAY}T12:00:00+03:00` })
  const { pool } = app.database
  const { rows: facts } = await pool.query('select facts from property_facts')
  const shot = (name: string) => testInfo.outputPath(`${name}.png`)
  const widths = async (name: string) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: shot(`${name}-${width}`), fullPage: true })
    }
  }
  try {
    await page.goto(`/booking?${PARTY}`)
    const card = page.getByRole('article').first()
    const usual = await totalOf(card)

    await openPanel(page, 'facts')
    await page.getByLabel('Guests that a price includes').fill('2')
    await page.getByLabel('Each further adult, a night (USD)').fill('20')
    const children = page.getByRole('region', { name: 'Prices for more guests' })
    await children.getByRole('button', { name: 'Further children, a night' }).click()
    await children.getByLabel('Ages, line 1').fill('3-11')
    await children.getByLabel('Price, line 1').fill('cheap')
    await page.getByRole('button', { name: 'Save facts' }).click()
    await expect(children.getByText('Please write ages such as 3-11')).toBeVisible()
    await children.getByLabel('Price, line 1').fill('50%')
    await expectNoAxeViolations(page)
    await widths('facts')
    await page.getByRole('button', { name: 'Save facts' }).click()
    await expectToast(page, 'Facts saved')
    await openPanel(page, 'categories')
    await page.getByRole('button', { name: /^Edit/ }).filter({ visible: true }).first().click()
    await expect(control(page, 'includedGuests')).toBeVisible()
    await page.screenshot({ path: shot('category-form'), fullPage: true })
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/booking?${PARTY}`)
    await expect.poll(() => totalOf(card)).toBe(usual + 4 * 10)
    await card.getByText('What is in it').click()
    await expect(card.getByText('The price includes 2 guests.')).toBeVisible()
    await expectNoAxeViolations(page)
    await widths('results')
    await page.setViewportSize({ width: 360, height: 740 })
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url })
    const bare = await plain.newPage()
    const link =
      (await card
        .getByRole('link', { name: /^Choose/ })
        .first()
        .getAttribute('href')) ?? ''
    await bare.goto(link.replace('/booking?', '/booking/plain?'))
    await expect(bare.getByText(`$${(usual + 40).toFixed(2)}`).first()).toBeVisible()
    await plain.close()

    await card
      .getByRole('link', { name: /^Choose/ })
      .first()
      .click()
    await fillDetails(page)
    await goOn(page, 'Payment & Confirmation')
    await expect(page.getByText('$10.00 of it for extra guests').first()).toBeVisible()
    await expectNoAxeViolations(page)
    await widths('payment')
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await expect(page.getByRole('button', { name: 'Confirm Booking' })).toHaveCount(0)
    const made = async () =>
      (await pool.query('select id, total_cents / 100.0::float8 as total, child_ages from bookings')).rows
    await expect.poll(made).toMatchObject([{ total: usual + 40, child_ages: [4] }])
    const rows = await made()

    await page.setViewportSize({ width: 1440, height: 900 })
    await openPanel(page, `bookings/${rows[0].id}`)
    await expect(page.getByText(/with extra guests at \$10\.00/).first()).toBeVisible()
    await page.screenshot({ path: shot('panel'), fullPage: true })
  } finally {
    await pool.query('update property_facts set facts = $1', [facts[0].facts])
  }
})

/** Dollars of the total that a result names. */
async function totalOf(card: import('@playwright/test').Locator): Promise<number> {
  const text = (await card.textContent()) ?? ''
  return Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', ''))
}
