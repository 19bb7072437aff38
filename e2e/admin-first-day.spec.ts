import type { Locator, Page } from '@playwright/test'
import { addDays, toDay } from '@/kernel/days'
import { control, expectToast, expectToFit, makeStaff, openPanel } from './admin-panel'
import { expect, type RunningApp, test } from './fixtures'
import { countActions } from './key-strokes'

const FIRST = toDay('2027-03-10')

/** Presses, fields and scrolls, a wrong turn included: who checks out with a balance is sent to the till first. */
const MOST_ACTIONS = { 1440: 28, 390: 33 } as const
/** A third of six minutes: the rest is for reading and for the guest (docs/decisions/first-day.md). */
const MOST_SECONDS = 120

test.use({ actionTimeout: 15_000 })

test.beforeEach(async ({ app, page, resetBookings: _ }) => {
  await turnTo(page, app, FIRST)
})

for (const width of [1440, 390] as const)
  test(`a receptionist on the first day checks in a walk-in, charges dinner, takes half in shillings, moves villas and checks out with an invoice, at ${width}`, async ({
    page,
    app,
    complaints,
  }) => {
    test.setTimeout(120_000)
    complaints.allow(/answered 409/)
    const clerk = await makeStaff(page, 'receptionist')
    const rate = await page.request.post('/api/admin/exchange-rates', { data: { shillingsPerDollar: 3700 } })
    expect(rate.status()).toBe(201)
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const hand = countActions()

    await openPanel(page, '', clerk)
    await test.step('a guest walks in for two nights', async () => {
      await hand.press(page.getByRole('link', { name: 'Walk-in', exact: true }))
      const form = page.getByRole('dialog', { name: 'Walk-in: check in now' })
      await hand.type(form.getByLabel('Check-out'), addDays(FIRST, 2))
      await hand.choose(control(page, 'villaId'), { index: 1 })
      await hand.type(form.getByLabel('Full name'), 'Akello Walkin')
      await hand.type(form.getByLabel('Phone'), '0772 123 456')
      await expectToFit(page, width)
      await hand.press(form.getByRole('button', { name: 'Check in' }))
      await expect(page.getByRole('heading', { level: 2, name: 'Akello Walkin' })).toBeVisible()
    })

    const folio = cardOf(page, 'Folio')
    await test.step('dinner goes on the bill', async () => {
      await hand.press(page.getByRole('link', { name: 'Charge or pay', exact: true }))
      await hand.press(folio.getByRole('button', { name: 'Add charge' }))
      const form = page.getByRole('dialog', { name: 'Charge the guest' })
      await hand.press(form.getByRole('button', { name: 'Dinner, $15' }))
      await expectToFit(page, width)
      await hand.press(form.getByRole('button', { name: 'Charge $15.00' }))
      await expectToast(page, '$15.00 charged')
    })

    const due = Number(await folio.getByLabel('Amount (USD)').inputValue())
    await test.step('half is paid in shillings', async () => {
      await hand.choose(folio.getByLabel('Currency'), 'Shillings')
      await hand.press(folio.getByRole('button', { name: 'Half of it' }))
      await expect(folio.getByLabel('Amount (UGX)')).toHaveValue(String(Math.round((due / 2) * 3700)))
      await hand.press(folio.getByRole('button', { name: 'Record payment' }))
      await expect(folio.getByLabel('Amount (USD)')).toHaveValue((due / 2).toFixed(2))
    })

    await test.step('the next day the guest moves to another villa', async () => {
      await turnTo(page, app, addDays(FIRST, 1))
      await openPanel(page, '', clerk)
      await hand.press(
        page.getByRole('region', { name: /^In house/ }).getByRole('link', { name: 'Akello Walkin' }),
      )
      await hand.press(page.getByRole('button', { name: 'Move to another villa' }))
      const form = page.getByRole('dialog', { name: 'Move Akello Walkin to another villa' })
      await expect(form).toContainText('The other villa counts from tonight on')
      const free = control(page, 'villaId').locator('option:enabled:not(:checked)').first()
      const value = (await free.getAttribute('value')) ?? ''
      await hand.choose(control(page, 'villaId'), { value })
      await expectToFit(page, width)
      await hand.press(form.getByRole('button', { name: 'Move', exact: true }))
      await expectToast(page, 'Akello Walkin moved')
      await expect(page.getByText(/^Out of .* on 11 Mar/)).toBeVisible()
    })

    await test.step('on the last day the desk asks for the rest first, makes an invoice, and the guest leaves', async () => {
      await turnTo(page, app, addDays(FIRST, 2))
      await openPanel(page, '', clerk)
      await hand.press(
        page.getByRole('region', { name: /^Departures/ }).getByRole('link', { name: 'Akello Walkin' }),
      )
      const leave = page.getByRole('button', { name: 'Check out: Akello Walkin' })
      await hand.press(leave)
      const question = page.getByRole('dialog', { name: 'Check out all the same?' })
      await expect(question).toContainText(`$${(due / 2).toFixed(2)} is still to be paid.`)
      await hand.press(question.getByRole('button', { name: 'Take payment' }))
      await hand.press(folio.getByRole('button', { name: 'Record payment' }))
      await expect(folio.getByLabel('Amount (USD)')).toHaveCount(0)
      const papers = cardOf(page, 'Invoices and receipts')
      await hand.press(papers.getByRole('button', { name: 'Invoice', exact: true }))
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Issue invoice' }))
      await expect(papers.getByRole('link', { name: /^INV-2027-\d{5}$/ })).toBeVisible()
      await expectToFit(page, width)
      await hand.press(leave)
      await expectToast(page, 'Akello Walkin: Checked out')
    })

    const { rows } = await app.database.pool.query(
      `select status, (select count(*)::int from stay_parts where booking_id = bookings.id) as parts,
         (select sum(amount_cents)::int from booking_payments where booking_id = bookings.id) as paid
       from bookings`,
    )
    expect(rows).toEqual([{ status: 'checked-out', parts: 2, paid: Math.round(due * 100) }])
    const { actions, scrolls, seconds } = hand.result()
    const description = `${actions} actions, ${scrolls} of them scrolls, ${seconds.toFixed(0)} s`
    test.info().annotations.push({ type: 'walk', description })
    expect(actions, description).toBeLessThanOrEqual(MOST_ACTIONS[width])
    expect(seconds, description).toBeLessThanOrEqual(MOST_SECONDS)
  })

/** It is noon of this day, on the server and in the browser. */
async function turnTo(page: Page, app: RunningApp, day: string): Promise<void> {
  app.setToday(day)
  await page.clock.setFixedTime(`${day}T12:00:00+03:00`)
}

const cardOf = (page: Page, name: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
