import { openPanel } from './admin-panel'
import { expect, expectNoAxeViolations } from './fixtures'
import { entries, letPass, openPage, payByPhone, SOON, TODAY, test } from './paying-app'

const BY_PHONE = { method: 'mobile-money', cents: 25_300 }

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
})

test('who pays in two tabs has paid twice: both count, and staff see what is held too much', async ({
  page,
  app,
}) => {
  const path = await openPage(page, app)
  await page.getByRole('button', { name: 'Pay $253.00' }).click()
  await expect(page.getByRole('button', { name: 'Pay by card' })).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(app.url + path)
  const desk = other.getByRole('region', { name: 'Pay online' })
  await desk.getByText('Pay in another way').click()
  await payByPhone(other, 'MTN', '0772 123 456')
  await expect(desk).toContainText('Paid. Thank you!', SOON)

  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect.poll(() => entries(app), SOON).toEqual([BY_PHONE, { method: 'card', cents: 25_300 }])
  await openPanel(other)
  await other.goto(`${app.url}/home`)
  const money = other.getByRole('region', { name: 'Money to look at' })
  await expect(money).toContainText('$253.00 more is held than the booking comes to.')
  await expect(money.getByRole('button', { name: /^Send \$253\.00 back by Pesapal/ })).toBeVisible()
})

test('Airtel puts a prompt on the phone, and says so once it is paid', async ({ page, app, providers }) => {
  await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await payByPhone(page, 'Airtel', '0752 000 453')
  await expect(desk).toContainText('A prompt is on your phone.')
  await expectNoAxeViolations(page)
  const [waiting] = providers.airtel.payments.list().slice(-1)
  providers.airtel.payments.settle(waiting?.reference ?? '', { state: 'paid' })
  // Airtel cannot be asked for three minutes.
  expect(await entries(app)).toEqual([])
  await letPass(app, 3)
  await expect(desk).toContainText('Paid. Thank you!', SOON)
  expect(await entries(app)).toEqual([BY_PHONE])
})

test('a prompt that is rejected on the phone says so, and another number pays', async ({ page, app }) => {
  await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await payByPhone(page, 'MTN', '0772 000 451')
  await expect(desk).toContainText('It was declined on your phone or left before it was finished.', SOON)
  await expectNoAxeViolations(page)
  await payByPhone(page, 'MTN', '0772 123 456')
  await expect(desk).toContainText('Paid. Thank you!', SOON)
  expect(await entries(app)).toEqual([BY_PHONE])
})
