import { expect, expectNoAxeViolations } from './fixtures'
import { entries, openPage, payByPhone, SOON, TODAY, test } from './paying-app'

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
})

test('a guest pays by card on the provider’s page and comes back to their own, which says so', async ({
  page,
  app,
}) => {
  const path = await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await expect(desk).toContainText('Still to pay: $253.00')
  await expect(desk).toContainText('UGX 936,100 at today’s rate')
  await expectNoAxeViolations(page)
  await desk.getByRole('button', { name: 'Pay $253.00' }).click()
  await expect(page).toHaveURL(/\/pay\//)
  // The page of the provider hears nothing of the private link.
  expect(await page.evaluate(() => document.referrer)).toBe('')
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(page).toHaveURL(path)
  await expect(desk).toContainText('Paid. Thank you!', SOON)
  await expect(desk.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await page.reload()
  await expect(desk).toContainText('We have received $253.00. You need to do nothing else.')
  expect(await entries(app)).toEqual([{ method: 'card', cents: 25_300 }])
})

test('what failed says what to do, and another way pays', async ({ page, app, complaints }) => {
  // A number that is none.
  complaints.allow(/422/)
  await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await desk.getByRole('radio', { name: /in shillings/ }).check()
  await desk.getByRole('button', { name: 'Pay UGX 936,100' }).click()
  await page.getByRole('button', { name: 'Fail: not enough money' }).click()
  await expect(desk).toContainText('There was not enough money in the account.', SOON)
  await desk.getByRole('radio', { name: /^MTN/ }).check()
  await desk.getByLabel('Mobile number that pays').fill('0414 123')
  await desk.getByRole('button', { name: 'Pay UGX 936,100' }).click()
  await expect(desk).toContainText('Please enter the mobile number that gets the prompt')
  await desk.getByLabel('Mobile number that pays').fill('0772 123 456')
  await desk.getByRole('button', { name: 'Pay UGX 936,100' }).click()
  await expect(desk).toContainText('Paid. Thank you!', SOON)
  expect(await entries(app)).toEqual([{ method: 'mobile-money', cents: 25_300 }])
})

test('a guest pays the deposit that is asked for, and sees what is still due', async ({ page, app }) => {
  const { pool } = app.database
  const setRules = (rules: string) =>
    pool.query("update property_facts set facts = jsonb_set(facts, '{depositRules}', $1)", [rules])
  await setRules('[{"when": "always", "amount": "first night"}]')
  await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await expect(desk.getByRole('radio', { name: 'The deposit: $55.00' })).toBeChecked()
  await expectNoAxeViolations(page)
  await desk.getByRole('button', { name: 'Pay $55.00' }).click()
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(desk).toContainText('We have received $55.00.', SOON)
  await expect(desk).toContainText('Still to pay: $198.00')
  await expect(desk.getByRole('button', { name: 'Pay $198.00' })).toBeVisible()
  expect(await entries(app)).toEqual([{ method: 'card', cents: 5500 }])
  await setRules('[]')
})

test('who leaves the provider’s page comes back, goes on where they left, and pays once', async ({
  page,
  app,
}) => {
  const path = await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await desk.getByRole('button', { name: 'Pay $253.00' }).click()
  await page.getByRole('link', { name: 'Abandon and go back' }).click()
  await expect(page).toHaveURL(path)
  await expect(desk).toContainText('Waiting for your payment')
  await expectNoAxeViolations(page)
  await desk.getByRole('link', { name: 'Go on paying' }).click()
  await page.getByRole('button', { name: 'Pay by mobile money' }).click()
  await expect(desk).toContainText('Paid. Thank you!', SOON)
  expect(await entries(app)).toEqual([{ method: 'mobile-money', cents: 25_300 }])
})

test('a prompt is on the phone while the page waits; one that expires says so', async ({
  page,
  app,
  providers,
}) => {
  await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await payByPhone(page, 'MTN', '0772 000 453')
  await expect(desk).toContainText('A prompt is on your phone.')
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(desk).toContainText('A prompt is on your phone.')
  const [waiting] = providers.mtn.payments.list().slice(-1)
  providers.mtn.payments.settle(waiting?.reference ?? '', { state: 'expired', reason: 'EXPIRED' })
  await expect(desk).toContainText('The time to pay was over', SOON)
  expect(await entries(app)).toEqual([])
})

test('a provider that is down takes nothing and says so, and what was paid meanwhile is found once it is back', async ({
  page,
  app,
  providers,
}) => {
  await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await payByPhone(page, 'MTN', '0772 000 453')
  await expect(desk).toContainText('A prompt is on your phone.')
  const [waiting] = providers.mtn.payments.list().slice(-1)
  providers.mtn.goDown()
  providers.mtn.payments.settle(waiting?.reference ?? '', { state: 'paid' })
  providers.pesapal.goDown()
  await desk.getByText('Pay in another way').click()
  await desk.getByRole('radio', { name: /^Card/ }).check()
  await desk.getByRole('button', { name: 'Pay $253.00' }).click()
  await expect(desk).toContainText('The payment provider does not answer at the moment.')
  expect(await entries(app)).toEqual([])
  providers.pesapal.comeBack()
  providers.mtn.comeBack()
  await app.database.pool.query(
    'update online_payments set next_ask_at = now() where next_ask_at is not null',
  )
  await expect.poll(() => entries(app), SOON).toEqual([{ method: 'mobile-money', cents: 25_300 }])
})

test('money for nights that were given to others meanwhile is kept, and the page does not say that the booking stands', async ({
  page,
  app,
  providers,
}) => {
  await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await payByPhone(page, 'MTN', '0772 000 453')
  await expect(desk).toContainText('A prompt is on your phone.')
  await app.database.pool.query("update bookings set status = 'cancelled', hold_expires_at = null")
  const [waiting] = providers.mtn.payments.list().slice(-1)
  providers.mtn.payments.settle(waiting?.reference ?? '', { state: 'paid' })
  await expect(desk).toContainText('Paid. Thank you!', SOON)
  await expect(page.getByText('This booking is cancelled. Its nights are free for others.')).toBeVisible()
  expect(await entries(app)).toEqual([{ method: 'mobile-money', cents: 25_300 }])
})

for (const width of [320, 360, 1440])
  test(`paying hinders nobody at ${width} px`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, app)
    await page.getByRole('radio', { name: /^MTN/ }).check()
    await expect(page.getByLabel('Mobile number that pays')).toBeVisible()
    await expectNoAxeViolations(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
