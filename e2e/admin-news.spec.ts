import { expectNoHindrance, openPanel, waitForNews } from './admin-panel'
import { findVilla } from './calendar-page'
import { expect, test } from './fixtures'

test('a request and a message reach an open panel by themselves, with a count, a title and a list', async ({
  page,
  app,
  request,
  resetBookings: _,
}) => {
  await app.database.pool.query('delete from contact_messages')
  await openPanel(page)
  const bell = page.getByRole('button', { name: /^News/ })
  await expect(bell).toHaveAccessibleName('News')
  await waitForNews(page)
  const requests = page.getByRole('region', { name: /^Requests waiting \d+$/ })
  await expect(requests).toContainText('No request waits')

  const villa = await findVilla(request)
  const stay = { villaId: villa.id, checkInDate: '2027-05-10', checkOutDate: '2027-05-12', numberOfGuests: 1 }
  app.setToday('2027-03-10')
  const guest = { guestName: 'Sudden Sample', guestEmail: 'sudden@guest.example' }
  expect((await request.post('/api/bookings', { data: { ...stay, ...guest } })).status()).toBe(201)
  await expect(bell).toHaveAccessibleName('News, 1 new', { timeout: 4000 })
  await expect(page).toHaveTitle('(1) Today · Admin')
  // The page below the bell is read again as well.
  await expect(requests).toContainText('Sudden Sample')
  const message = { name: 'Ann', email: 'ann@guest.example', subject: 'Dinner', message: 'A table for two?' }
  expect((await request.post('/api/contact', { data: message })).status()).toBe(201)
  await expect(bell).toHaveAccessibleName('News, 2 new', { timeout: 4000 })

  await bell.click()
  const news = page.getByRole('dialog', { name: 'News' })
  await expect(news.getByRole('listitem')).toHaveCount(2)
  await expect(news.getByRole('listitem').first()).toContainText('New message: Ann')
  await expect(news.getByRole('checkbox', { name: /^Play a sound/ })).not.toBeChecked()
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await news.getByRole('link', { name: 'New booking or request: Sudden Sample' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Sudden Sample' })).toBeVisible()
  await expect(bell).toHaveAccessibleName('News')
  await expect(page).toHaveTitle('Bookings · Admin')
})

test('a second tab hears of it from the first, and goes on when that is closed', async ({
  page,
  app,
  request,
  resetBookings: _,
}) => {
  app.setToday('2027-03-10')
  await openPanel(page)
  const other = await page.context().newPage()
  await openPanel(other, 'bookings')
  const villa = await findVilla(request)
  const book = async (day: number, guestName: string) => {
    const stay = { checkInDate: `2027-05-${day}`, checkOutDate: `2027-05-${day + 1}`, numberOfGuests: 1 }
    const guest = { guestName, guestEmail: 'sudden@guest.example' }
    return await request.post('/api/bookings', { data: { villaId: villa.id, ...stay, ...guest } })
  }
  expect((await book(10, 'First Sample')).status()).toBe(201)
  for (const tab of [page, other])
    await expect(tab.getByRole('status').getByText(/First Sample/)).toBeAttached()
  await page.close()
  expect((await book(20, 'Second Sample')).status()).toBe(201)
  await expect(other.getByRole('status').getByText(/Second Sample/)).toBeAttached()
})
