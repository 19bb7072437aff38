import type { Page } from '@playwright/test'
import { control, expectNoHindrance, expectToast, expectToFit, openPanel, saveButton } from './admin-panel'
import { alarm, fillDetails, goOn, heading, STAY, TODAY } from './booking-steps-page'
import { expect, expectNoAxeViolations, test } from './fixtures'

const STAY_LINK = `checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}`

test('staff switch a plan on; a guest sees what it costs and forbids, books on it, and guest and staff read it everywhere', async ({
  page,
  app,
  complaints,
  resetBookings,
}) => {
  complaints.allow(/422/)
  test.setTimeout(120_000)
  page.setDefaultTimeout(15_000)
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.install({ time: `${TODAY}T12:00:00+03:00` })
  const { pool } = app.database
  await pool.query('update companies set rate_plan_id = null; delete from rate_plans')
  const expectToFitAnywhere = async () => {
    for (const width of [1440, 768, 360]) await expectToFit(page, width)
  }
  try {
    await page.goto(`/booking?${STAY_LINK}`)
    const card = page.getByRole('article').first()
    await expect(card.getByRole('link', { name: /^Choose/ })).toBeVisible()
    await expect(card.getByRole('list', { name: 'Rates' })).toHaveCount(0)

    await openPanel(page, 'rate-plans')
    await page.getByRole('button', { name: /^Switch on.*Non-refundable/ }).click()
    await expectToast(page, 'Non-refundable is switched on')
    await expect(page.getByRole('button', { name: /^Switch on.*Non-refundable/ })).toHaveCount(0)
    await expectNoHindrance(page)
    await expectToFitAnywhere()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Add Rate Plan' }).filter({ visible: true }).first().click()
    await control(page, 'name').fill('Long stay')
    await control(page, 'change').fill('-101')
    await saveButton(page).click()
    await expect(page.getByText('Please give a percentage from -100 to 100')).toBeVisible()
    await control(page, 'change').fill('-20')
    await control(page, 'depositPercent').fill('101')
    await saveButton(page).click()
    await expect(page.getByText('Please give a percentage from 0 to 100')).toBeVisible()
    await control(page, 'depositPercent').fill('100')
    await control(page, 'minNights').fill('14')
    await control(page, 'isActive').check()
    await expectNoAxeViolations(page)
    await expectToFitAnywhere()
    await page.setViewportSize({ width: 1440, height: 900 })
    await saveButton(page).click()
    await expectToast(page, 'Rate plan created successfully')
    await expect(page.getByText('cancelled as the property says, deposit of 100%').first()).toBeVisible()
    await pool.query("update rate_plans set deposit_percent = 50 where name = 'Non-refundable'")

    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/booking?${STAY_LINK}`)
    const rates = card.getByRole('list', { name: 'Rates' })
    await expect(rates.getByRole('link')).toHaveCount(2)
    await expect(rates.getByRole('link').first()).toContainText(
      'free to cancel until Wed, 17 Mar 2027, 2:00 PM',
    )
    const saver = rates.getByRole('link').nth(1)
    await expect(saver).toContainText('not refundable')
    const flexible = await totalOf(rates.getByRole('link').first())
    const total = await totalOf(saver)
    expect(total).toBe(Math.round(flexible * 90) / 100)
    await expectNoAxeViolations(page)
    await expectToFitAnywhere()
    // Who does not say otherwise is flexible.
    await card.getByRole('link', { name: /^Choose/ }).click()
    await expect(heading(page, 'Personal Info')).toBeVisible()
    await fillDetails(page)
    await goOn(page, 'Payment & Confirmation')
    const choice = page.getByRole('group', { name: 'Which rate would you like?' })
    await expect(choice.getByRole('radio')).toHaveCount(2)
    await expect(choice.getByRole('radio', { name: /^Flexible/ })).toBeChecked()
    await choice.getByRole('radio', { name: /^Non-refundable/ }).check()
    await expect(page.getByRole('main')).toContainText(`4 nights: $${total.toFixed(2)}`)
    await expect(page.getByText(/^Not refundable: cancelling costs/)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(
      `Deposit: $${(Math.round(Math.round(total * 100) / 2) / 100).toFixed(2)}`,
    )
    await page.reload()
    await expect(choice.getByRole('radio', { name: /^Non-refundable/ })).toBeChecked()
    await choice.getByRole('radio', { name: /^Flexible/ }).check()
    await expect(page.getByRole('main')).not.toContainText('Deposit')

    await page.goto(`/booking?${STAY_LINK}`)
    await saver.click()
    await expect(heading(page, 'Personal Info')).toBeVisible()
    // The step of the villa lists prices on the plan that is chosen.
    await page.goto('/booking?step=villa')
    const villa = page
      .getByRole('radio', { name: new RegExp(`\\$${total.toFixed(2)}.*Non-refundable`) })
      .first()
    await expect(villa).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(heading(page, 'Personal Info')).toBeVisible()
    await goOn(page, 'Payment & Confirmation')
    await expect(choice.getByRole('radio', { name: /^Non-refundable/ })).toBeChecked()
    await expectNoAxeViolations(page)
    await expectToFitAnywhere()
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Non-refundable')
    await expect(page.getByRole('main')).toContainText('Not refundable: cancelling costs the whole price')
    const { rows } = await pool.query(
      "select id, total_cents, nights -> 0 -> 'plan' ->> 'name' as plan from bookings where check_in_date = $1",
      [STAY.checkIn],
    )
    expect(rows).toMatchObject([{ total_cents: Math.round(total * 100), plan: 'Non-refundable' }])

    const path = `/api/admin/bookings/${rows[0].id}`
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPanel(page, `bookings/${rows[0].id}`)
    await expect(page.getByText('Non-refundable, not refundable')).toBeVisible()
    await page.request.patch(path, { data: { status: 'confirmed' } })
    const link = (await (await page.request.post(`${path}/guest-links`)).json()).path
    await page.goto(link)
    await expect(page.getByText('Your rate is Non-refundable: cancelling is never free')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel this booking' }).click()
    await expect(page.getByRole('dialog')).toContainText(`$${total.toFixed(2)}`)
    await page.getByRole('button', { name: 'Keep my booking' }).click()
    await expectNoAxeViolations(page)
    await expectToFitAnywhere()

    await page.setViewportSize({ width: 1440, height: 900 })
    await openPanel(page, `bookings/${rows[0].id}`)
    await page.getByRole('button', { name: 'Rate plan' }).click()
    const form = page.getByRole('dialog', { name: 'Rate plan of Sample Guest’s stay' })
    await form.getByRole('combobox', { name: 'Rate plan' }).selectOption('')
    await expect(form).toContainText(`$${flexible.toFixed(2)} on this plan`)
    await expectNoAxeViolations(page)
    await expectToFitAnywhere()
    await form.getByRole('button', { name: 'Change the plan' }).click()
    await expectToast(page, 'The plan is changed')
    await expect(page.getByText('Non-refundable, not refundable')).toHaveCount(0)
  } finally {
    await pool.query('update companies set rate_plan_id = null; delete from rate_plans')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest books on a plan page by page, at the price that stands there', async ({
    page,
    app,
    complaints,
    resetBookings,
  }) => {
    await resetBookings()
    app.setToday(TODAY)
    complaints.allow(/^failed: .*\.js csp$/)
    complaints.allow(/409/)
    const { pool } = app.database
    await pool.query(
      `delete from rate_plans;
       insert into rate_plans (name, kind, change, cancellation, deposit_percent, is_active)
         values ('Saver', 'percentage', -1000, 'non-refundable', 100, true)`,
    )
    try {
      await page.goto(`/booking?${STAY_LINK}`)
      const saver = page
        .getByRole('article')
        .first()
        .getByRole('link', { name: /^Saver/ })
      const total = await totalOf(saver)
      await saver.click()
      await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
      await expect(page.getByRole('main')).toContainText(`$${total.toFixed(2)}`)
      await page.getByLabel('Full Name').fill('Sample Guest')
      await page.getByLabel('Email').fill('guest@example.com')
      await page.getByRole('button', { name: 'Continue' }).click()
      const flexible = page.getByRole('radio', { name: /^Flexible/ })
      await expect(page.getByRole('radio', { name: /^Saver/ })).toBeChecked()
      await flexible.check()
      await expect(page.getByRole('main')).toContainText(`Deposit: $${total.toFixed(2)}`)
      await page.getByRole('button', { name: 'Use this rate' }).click()
      await expect(flexible).toBeChecked()
      await expect(page.getByRole('main')).not.toContainText('Deposit')
      await expect(page.getByRole('main')).toContainText('Free until Wed, 17 Mar 2027, 2:00 PM')
      // Chosen and sent at once: the price was not seen yet.
      await page.getByRole('radio', { name: /^Saver/ }).check()
      await page.getByRole('button', { name: 'Confirm Booking' }).click()
      await expect(alarm(page)).toContainText(`The price of this stay is $${total.toFixed(2)}`)
      await page.getByRole('button', { name: 'Confirm Booking' }).click()
      await expect(heading(page, 'Request received')).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Not refundable: cancelling costs the whole price')
      const { rows } = await pool.query("select nights -> 0 -> 'plan' ->> 'name' as plan from bookings")
      expect(rows).toContainEqual({ plan: 'Saver' })
    } finally {
      await pool.query('delete from rate_plans')
    }
  })
})

/** The first sum of dollars in a text. */
async function totalOf(place: ReturnType<Page['locator']>): Promise<number> {
  return Number((await place.textContent())?.match(/\$([\d.]+)/)?.[1])
}
