import { addDays } from '@/kernel/days'
import { expectNoHindrance, openPanel } from './admin-panel'
import { expect, test } from './fixtures'
import { expectPlainFields } from './plain-labels'

test.beforeEach(async ({ resetBookings }) => {
  await resetBookings()
})

test('a shift at the drawer: opened with a float, cash taken, petrol paid, counted, and closed with a difference', async ({
  page,
  app,
}) => {
  await openPanel(page, 'cash-drawer')
  await expect(page.getByRole('heading', { name: 'No shift is open' })).toBeVisible()
  await expectPlainFields(page.locator('form').filter({ hasText: 'Float in dollars' }))
  await page.getByLabel('Float in dollars').fill('fifty')
  await page.getByRole('button', { name: 'Open shift' }).click()
  await expect(page.getByText('Please enter an amount such as 65.00, or 0')).toBeVisible()
  await page.getByLabel('Float in dollars').fill('50')
  await page.getByLabel('Float in shillings').fill('100,000')
  await page.getByRole('button', { name: 'Open shift' }).click()
  const drawer = page.getByRole('main')
  await expect(drawer).toContainText('Must lie in the drawer now')

  const villas: { id: number; isAvailable: boolean }[] = await (await page.request.get('/api/villas')).json()
  const villaId = villas.find(({ isAvailable }) => isAvailable)?.id
  const stay = { checkInDate: addDays(app.today(), 20), checkOutDate: addDays(app.today(), 22) }
  const guest = { guestName: 'Okello Sample', guestEmail: 'cash@guest.example', numberOfGuests: 1 }
  const made = await page.request.post('/api/bookings', { data: { villaId, ...stay, ...guest } })
  const { id } = await made.json()
  await page.request.post(`/api/admin/bookings/${id}/payments`, { data: { method: 'cash', amount: '40.00' } })

  await page.getByRole('button', { name: 'Take out' }).click()
  const form = page.getByRole('dialog', { name: 'Take cash out of the drawer' })
  await expectPlainFields(form)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please enter an amount above nothing')).toBeVisible()
  await form.getByLabel('Shillings').fill('20000')
  await form.getByLabel('What for').fill('Petrol for the generator')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(drawer).toContainText('$90.00UGX 80,000')
  await expect(drawer).toContainText('Taken out: Petrol for the generator')
  await expectNoHindrance(page)

  await page.getByRole('button', { name: 'Count and close' }).click()
  const count = page.getByRole('dialog', { name: 'Notes and coins in the drawer' })
  await count.getByLabel('UGX 50,000 note').fill('1')
  await count.getByLabel('UGX 20,000 note').fill('1')
  await count.getByLabel('$20.00 note').fill('4')
  await count.getByLabel('$10.00 note').fill('1')
  await expect(count).toContainText('-UGX 10,000')
  await expectPlainFields(count)
  await count.getByRole('button', { name: 'Close shift' }).click()
  await expect(count.getByText('Please explain the difference')).toBeVisible()
  await expectNoHindrance(page)
  await count.getByLabel('Why does it differ?').fill('Change given twice')
  await count.getByRole('button', { name: 'Close shift' }).click()
  await expect(page.getByRole('heading', { name: 'No shift is open' })).toBeVisible()

  await page
    .getByRole('link', { name: /^Shift \d+$/ })
    .first()
    .click()
  await expect(drawer).toContainText('Change given twice')
  await expect(drawer).toContainText('4 × $20.00 note')
  await expectNoHindrance(page)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'PDF' }).click()
  expect((await file).suggestedFilename()).toMatch(/^cash-shift-\d+\.pdf$/)
})

test('two clerks close one shift: the second hears who did', async ({ page, complaints }) => {
  complaints.allow(/409/)
  await openPanel(page, 'cash-drawer')
  const opened = await page.request.post('/api/admin/cash-shifts', {
    data: { float: { amount: '0', shillings: '0' } },
  })
  const { id } = await opened.json()
  await page.reload()
  await page.getByRole('button', { name: 'Count and close' }).click()
  const nothing = { amount: '0.00', shillings: '0' }
  await page.request.post(`/api/admin/cash-shifts/${id}/closing`, { data: { count: {}, expected: nothing } })
  await page.getByRole('button', { name: 'Close shift' }).click()
  await expect(page.getByText(/has closed this shift already/)).toBeVisible()
})
