import type { Page } from '@playwright/test'
import { addDays } from '@/kernel/days'
import { expectNoHindrance, openPanel } from './admin-panel'
import { expect, test } from './fixtures'

test.beforeEach(async ({ resetBookings, complaints }) => {
  await resetBookings()
  complaints.allow(/500/)
})

type Screen = {
  name: string
  /** Of the panel; `:id` is a booking with a dinner on its folio. */
  place: string
  path: string
  loading: string
  failed: string
  shown: string
}

const SCREENS: Screen[] = [
  {
    name: 'the report of money',
    place: 'reports/money',
    path: '**/api/admin/reports/money*',
    loading: 'Loading the report',
    failed: 'The report could not be loaded',
    shown: 'Revenue by department',
  },
  {
    name: 'what invoices are not paid',
    place: 'reports/money',
    path: '**/api/admin/receivables*',
    loading: 'Loading the report',
    failed: 'The report could not be loaded',
    shown: 'Invoices not paid, by age',
  },
  {
    name: 'the cash drawer',
    place: 'cash-drawer',
    path: '**/api/admin/cash-drawer*',
    loading: 'Loading the cash drawer',
    failed: 'The cash drawer could not be loaded',
    shown: 'No shift is open',
  },
  {
    name: 'a folio',
    place: 'bookings/:id',
    path: '**/api/admin/bookings/*/payments',
    loading: 'Loading the folio',
    failed: 'The folio could not be loaded.',
    shown: 'Balance due',
  },
  {
    name: 'the documents of a booking',
    place: 'bookings/:id',
    path: '**/api/admin/documents?bookingId=*',
    loading: 'Loading the documents',
    failed: 'The documents could not be loaded.',
    shown: 'Nothing has been issued yet.',
  },
]

for (const { name, place, path, loading, failed, shown } of SCREENS)
  test(`${name}: says that it loads, says that it failed, and comes when it is read again`, async ({
    page,
    app,
  }) => {
    const id = await bookWithDinner(page, app.today())
    let answer = () => {}
    const waits = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(path, async (route) => {
      await waits
      await route.fulfill({ status: 500, body: 'no' })
    })
    await openPanel(page, place.replace(':id', String(id)))
    await expect(page.getByText(loading).first()).toBeAttached()
    await expectNoHindrance(page)
    answer()
    await expect(page.getByText(failed).first()).toBeVisible()
    await expect(page.getByText(shown)).toHaveCount(0)
    await expectNoHindrance(page)
    await page.unroute(path)
    const again = page.getByRole('button', { name: 'Try again' })
    if (await again.count()) await again.first().click()
    else await page.reload()
    await expect(page.getByText(shown).first()).toBeVisible()
    // The press may have scrolled what is above half behind the panel's head.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoHindrance(page)
  })

test('on a phone revenue by department is read from top to bottom, without scrolling sideways', async ({
  page,
  app,
}) => {
  await bookWithDinner(page, app.today())
  await page.setViewportSize({ width: 360, height: 740 })
  await openPanel(page, 'reports/money')
  const table = page.getByRole('region', { name: 'Revenue by department' })
  await expect(table).toContainText('Restaurant')
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const cell = table
    .getByRole('row', { name: /^Restaurant/ })
    .getByRole('cell')
    .last()
  await expect(cell).toHaveText('$30.00')
  await expect(cell).toHaveAttribute('data-head', 'Total')
})

/** Confirmed, for two nights in three weeks; two dinners of $15.00 are charged today. */
async function bookWithDinner(page: Page, today: Parameters<typeof addDays>[0]): Promise<number> {
  await openPanel(page)
  const villas: { id: number; isAvailable: boolean }[] = await (await page.request.get('/api/villas')).json()
  const stay = { checkInDate: addDays(today, 20), checkOutDate: addDays(today, 22) }
  const guest = { guestName: 'Okello Sample', guestEmail: 'money@guest.example', numberOfGuests: 1 }
  const villaId = villas.find(({ isAvailable }) => isAvailable)?.id
  const { id } = await (
    await page.request.post('/api/bookings', { data: { villaId, ...stay, ...guest } })
  ).json()
  const path = `/api/admin/bookings/${id}`
  await page.request.patch(path, { data: { status: 'confirmed' } })
  const dinner = { description: 'Dinner', price: '15.00', quantity: 2, department: 'restaurant' }
  expect((await page.request.post(`${path}/charges`, { data: dinner })).status()).toBe(201)
  return id
}
