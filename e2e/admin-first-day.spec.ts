import type { Page } from '@playwright/test'
import { addDays, toDay } from '@/kernel/days'
import { control, expectToast, expectToFit, makeStaff, openPanel } from './admin-panel'
import { expect, type RunningApp, test } from './fixtures'

const FIRST = toDay('2027-03-10')
/** At ten seconds for each, reading included, the whole takes less than six minutes. */
const MOST_STEPS = 35

test.use({ actionTimeout: 15_000 })

test.beforeEach(async ({ app, page, resetBookings: _ }) => {
  await turnTo(page, app, FIRST)
})

test('a receptionist on the first day checks in a walk-in, charges dinner, takes half in shillings, moves villas and checks out with an invoice', async ({
  page,
  app,
}) => {
  test.setTimeout(120_000)
  const clerk = await makeStaff(page, 'receptionist')
  const rate = await page.request.post('/api/admin/exchange-rates', { data: { shillingsPerDollar: 3700 } })
  expect(rate.status()).toBe(201)
  const steps = countSteps()

  await openPanel(page, '', clerk)
  await test.step('a guest walks in for two nights', async () => {
    await steps.press(page, 'link', 'Add New Booking')
    const form = page.getByRole('dialog', { name: 'New booking' })
    await steps.fill(form.getByLabel('Check-out'), addDays(FIRST, 2))
    await steps.choose(control(page, 'villaId'), { index: 1 })
    await steps.fill(form.getByLabel('Full name'), 'Akello Walkin')
    await steps.fill(form.getByLabel('Phone'), '0772 123 456')
    await steps.choose(form.getByLabel('Status'), 'Checked in now')
    await fitEverywhere(page)
    await steps.press(form, 'button', 'Take booking')
    await expect(page.getByRole('heading', { level: 2, name: 'Akello Walkin' })).toBeVisible()
  })

  const folio = cardOf(page, 'Folio')
  await test.step('dinner goes on the bill', async () => {
    await steps.press(folio, 'button', 'Add charge')
    const form = page.getByRole('dialog', { name: 'Charge the guest' })
    await steps.press(form, 'button', 'Dinner, $15')
    await fitEverywhere(page)
    await steps.press(form, 'button', 'Charge $15.00')
    await expectToast(page, '$15.00 charged')
  })

  const due = Number(await folio.getByLabel('Amount (USD)').inputValue())
  const half = Math.round((due / 2) * 3700)
  await test.step('half is paid in shillings', async () => {
    await steps.choose(folio.getByLabel('Currency'), 'Shillings')
    await steps.fill(folio.getByLabel('Amount (UGX)'), String(half))
    await steps.press(folio, 'button', 'Record payment')
    await expect(folio.getByLabel('Amount (USD)')).toHaveValue((due / 2).toFixed(2))
  })

  await test.step('the next day the guest moves to another villa', async () => {
    await turnTo(page, app, addDays(FIRST, 1))
    await openPanel(page, '', clerk)
    await steps.press(inHouse(page), 'link', 'Akello Walkin')
    await steps.press(page, 'button', 'Move to another villa')
    const form = page.getByRole('dialog', { name: 'Move Akello Walkin to another villa' })
    await expect(form).toContainText('Another villa counts from tonight on')
    const villa = control(page, 'villaId')
    const free = villa.locator('option:enabled:not(:checked)').first()
    await steps.choose(villa, { value: (await free.getAttribute('value')) ?? '' })
    await fitEverywhere(page)
    await steps.press(form, 'button', 'Save')
    await expectToast(page, 'Booking changed')
    await expect(page.getByText(/^Out of .* on 11 Mar/)).toBeVisible()
  })

  await test.step('on the last day the rest is paid, an invoice made, and the guest leaves', async () => {
    await turnTo(page, app, addDays(FIRST, 2))
    await openPanel(page, '', clerk)
    await steps.press(page.getByRole('region', { name: /^Departures/ }), 'link', 'Akello Walkin')
    await steps.press(folio, 'button', 'Record payment')
    await expect(folio.getByLabel('Amount (USD)')).toHaveCount(0)
    await steps.press(cardOf(page, 'Documents'), 'button', 'Invoice')
    await steps.press(page.getByRole('dialog'), 'button', 'Issue invoice')
    await expectToast(page, 'INV-2027-00001 issued')
    await fitEverywhere(page)
    await steps.press(page, 'button', 'Check out: Akello Walkin')
    await expectToast(page, 'Akello Walkin: Checked out')
  })

  const { rows } = await app.database.pool.query(
    `select status, (select count(*)::int from stay_parts where booking_id = bookings.id) as parts,
       (select sum(amount_cents)::int from booking_payments where booking_id = bookings.id) as paid
     from bookings`,
  )
  expect(rows).toEqual([{ status: 'checked-out', parts: 2, paid: Math.round(due * 100) }])
  test.info().annotations.push({ type: 'steps', description: String(steps.count()) })
  expect(steps.count()).toBeLessThanOrEqual(MOST_STEPS)
})

/** It is noon of this day, on the server and in the browser. */
async function turnTo(page: Page, app: RunningApp, day: string): Promise<void> {
  app.setToday(day)
  await page.clock.setFixedTime(`${day}T12:00:00+03:00`)
}

type Within = Page | ReturnType<Page['locator']>

/** Each press and each field counts as one step. */
function countSteps() {
  let count = 0
  return {
    count: () => count,
    press: async (within: Within, role: 'link' | 'button', name: string) => {
      count += 1
      await within.getByRole(role, { name, exact: true }).click()
    },
    fill: async (field: ReturnType<Page['locator']>, text: string) => {
      count += 1
      await field.fill(text)
    },
    choose: async (field: ReturnType<Page['locator']>, option: Parameters<typeof field.selectOption>[0]) => {
      count += 1
      await field.selectOption(option)
    },
  }
}

/** The same screen on a tablet and on a phone. */
async function fitEverywhere(page: Page): Promise<void> {
  for (const width of [768, 390, 1440]) await expectToFit(page, width)
}

const cardOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

const inHouse = (page: Page) => page.getByRole('region', { name: /^In house/ })
