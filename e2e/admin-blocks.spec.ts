import type { Page } from '@playwright/test'
import type { Villa } from '@/features/villas/contract'
import { calendarText, stayEvent } from '../test/calendar-text'
import { startOutside } from '../test/outside'
import {
  agreeToDelete,
  control,
  dialogOf,
  expectToast,
  makeStaff,
  openPanel,
  rowOf,
  saveButton,
} from './admin-panel'
import { expect, test } from './fixtures'

const guest = { guestName: 'Early Guest', guestEmail: 'early@guest.example', numberOfGuests: 1 }

test('front desk blocks dates of a villa, changes them and puts them on sale again, and guests see it', async ({
  page,
  app,
  complaints,
  resetBookings: _,
}) => {
  complaints.allow(/409/)
  app.setToday('2027-03-10')
  const { villa, room } = await findVilla(page)
  const takenNights = async () => {
    const days = `start=2027-03-11&end=2027-03-31&villaId=${villa.id}`
    const taken: { checkInDate: string; checkOutDate: string }[] = await (
      await fetch(`${app.url}/api/bookings?${days}`)
    ).json()
    return taken.map(({ checkInDate, checkOutDate }) => `${checkInDate} ${checkOutDate}`)
  }
  const stay = { villaId: villa.id, checkInDate: '2027-03-14', checkOutDate: '2027-03-16' }
  expect((await page.request.post('/api/bookings', { data: { ...stay, ...guest } })).status()).toBe(201)
  const booked = '2027-03-14 2027-03-16'

  await openPanel(page, 'blocks', await makeStaff(page, 'user'))
  await page.getByRole('button', { name: 'Block dates' }).click()
  const form = dialogOf(page, 'Block dates')
  await saveButton(page).click()
  await expect(form.getByText('Please choose a villa')).toBeVisible()

  await control(page, 'villaId').selectOption(room)
  await control(page, 'kind').selectOption('Owner’s use')
  await control(page, 'startDate').fill('2027-03-15')
  await control(page, 'endDate').fill('2027-03-17')
  await control(page, 'note').fill('Family visit')
  await saveButton(page).click()
  // Who is in the way is listed over the form, which stays as it was.
  await expect(dialogOf(page, `Stays in the way: ${room}`)).toContainText(guest.guestName)
  await page.keyboard.press('Escape')
  await expect(form.locator('p[role=alert]')).toContainText('There is another for some of these days already')
  await expect(control(page, 'note')).toHaveValue('Family visit')
  await expect(control(page, 'startDate')).toHaveValue('2027-03-15')
  expect(await takenNights()).toEqual([booked])

  await control(page, 'startDate').fill('2027-03-16')
  await saveButton(page).click()
  await expectToast(page, 'Dates blocked successfully')
  await expect(rowOf(page, 'Family visit')).toContainText('Owner’s use')
  expect(await takenNights()).toEqual([booked, '2027-03-16 2027-03-18'])

  await page.getByRole('button', { name: `Edit ${room}, ` }).click()
  await control(page, 'endDate').fill('2027-03-19')
  await saveButton(page).click()
  await expectToast(page, 'Blocked dates updated successfully')
  expect(await takenNights()).toEqual([booked, '2027-03-16 2027-03-20'])

  await page.getByRole('button', { name: `Delete ${room}, ` }).click()
  await agreeToDelete(page)
  await expectToast(page, 'Blocked dates deleted successfully')
  await expect(rowOf(page, 'Family visit')).toHaveCount(0)
  expect(await takenNights()).toEqual([booked])
})

test('dates that another platform’s calendar blocks say whose they are, and are only looked at', async ({
  page,
  app,
  resetBookings: _,
}) => {
  app.setToday('2027-03-10')
  const { villa, room } = await findVilla(page)
  const platform = await startOutside((_request, answer) =>
    answer.end(calendarText(stayEvent('a', '20270322', '20270324', 'Reserved'))),
  )
  await openPanel(page, 'blocks')
  const data = { villaId: villa.id, name: 'Sample Stays', url: `${platform.url}/blocks.ics` }
  const feed = await page.request.post('/api/admin/calendar-feeds', { data })
  const { id } = await feed.json()
  expect((await page.request.post(`/api/admin/calendar-feeds/${id}/read`, { data: {} })).status()).toBe(200)
  await page.reload()
  await expect(rowOf(page, 'Sample Stays')).toContainText('Changes on the platform alone')
  for (const name of [`Edit ${room}`, `Delete ${room}`])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await page.getByRole('button', { name: `Look at ${room}` }).click()
  await expect(control(page, 'startDate')).toBeDisabled()
  await expect(saveButton(page)).toHaveCount(0)
  await page.request.delete(`/api/admin/calendar-feeds/${id}`)
  await platform.close()
})

async function findVilla(page: Page) {
  const villas: Villa[] = await (await page.request.get('/api/villas')).json()
  const villa = villas.find(({ isAvailable }) => isAvailable)
  if (!villa) throw new Error('there is no villa')
  return { villa, room: [villa.name, villa.roomNumber].filter(Boolean).join(' ') }
}
