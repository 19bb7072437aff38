import type { Page } from '@playwright/test'
import { addDays } from '@/kernel/days'
import { expectNoHindrance, expectToast, MANAGER, openPanel } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { mondayAfter } from './workdays'

test.beforeEach(async ({ resetBookings }) => {
  await resetBookings()
})

const historyOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'History', exact: true }) })

test('a receptionist books a guest at half price, sets another price, goes back to the price list, and copies the booking', async ({
  page,
  app,
}) => {
  const monday = mondayAfter(app.today())
  await page.request.post('/api/auth/login', { data: MANAGER })
  await openPanel(page, 'bookings')
  await page.getByRole('button', { name: 'New booking' }).click()
  const form = page.getByRole('dialog', { name: 'New booking' })
  await form.getByLabel('Check-in').fill(monday)
  await form.getByLabel('Check-out').fill(addDays(monday, 2))
  const villa = form.getByRole('combobox', { name: /^Villa/ })
  await expect(villa.locator('option').nth(2)).toBeAttached()
  await villa.selectOption({ index: 1 })
  const line = form.getByText('2 nights, $')
  const list = Number((await line.textContent())?.match(/\$([\d.]+)/)?.[1])
  await form.getByLabel('Full name').fill('Namono Sample')
  await form.getByLabel('Phone').fill('+256 700 000 012')
  await form.getByRole('combobox', { name: 'Price' }).selectOption('Percentage off')
  await form.getByLabel('Amount or percentage').fill('50')
  await expect(line).toContainText(`$${(list / 2).toFixed(2)} in all, by the price list $${list.toFixed(2)}`)
  await form.getByRole('button', { name: 'Take booking' }).click()
  await expect(form.getByText('Please say why the price is another')).toBeVisible()
  await form.getByLabel('Reason for this price').fill('Writes about hotels')
  await form.getByRole('button', { name: 'Take booking' }).click()
  await expectToast(page, 'Booking created')

  const [made] = await (await page.request.get('/api/admin/bookings?search=Namono')).json()
  await openPanel(page, `bookings/${made.id}`)
  await expect(
    page.getByText(`Set by staff. By the price list the stay costs $${list.toFixed(2)}.`),
  ).toBeVisible()
  await expect(historyOf(page)).toContainText('Percentage off. Reason: Writes about hotels')
  await page.getByRole('button', { name: 'Set price' }).click()
  const price = page.getByRole('dialog', { name: 'Price of Namono Sample’s stay' })
  await price.getByRole('combobox', { name: 'Price' }).selectOption('Amount a night')
  await price.getByLabel('Amount or percentage').fill('40')
  await expect(price).toContainText('$80.00 with this price')
  await price.getByLabel('Reason for this price').fill('Stays again')
  await expectNoHindrance(page)
  await expectNoAxeViolations(page)
  await price.getByRole('button', { name: 'Set price' }).click()
  await expectToast(page, 'The price is set')
  await expect(historyOf(page)).toContainText('set the price')
  await expect(historyOf(page)).toContainText('Stays again')
  await expect(page.getByText('2 nights × $40.00')).toBeVisible()

  await page.getByRole('button', { name: 'Set price' }).click()
  await price.getByRole('combobox', { name: 'Price' }).selectOption('By the price list')
  await price.getByRole('button', { name: 'Set price' }).click()
  await expect(page.getByText('Set by staff.')).toHaveCount(0)
  const { totalAmount } = await (await page.request.get(`/api/admin/bookings/${made.id}`)).json()
  expect(Number(totalAmount)).toBe(list)

  // A second villa for the same days.
  await page.getByRole('link', { name: 'Copy', exact: true }).click()
  await expect(form.getByLabel('Full name')).toHaveValue('Namono Sample')
  await expect(form.getByLabel('Check-in')).toHaveValue(monday)
  await expect(form.getByLabel('Check-out')).toHaveValue(addDays(monday, 2))
  await expect(villa.locator('option').nth(2)).toBeAttached()
  await villa.selectOption({ index: 2 })
  await form.getByRole('button', { name: 'Take booking' }).click()
  await expectToast(page, 'Booking created')
  const all = await (await page.request.get('/api/admin/bookings?search=Namono')).json()
  expect(all).toHaveLength(2)
})
