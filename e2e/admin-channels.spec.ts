import type { Villa } from '@/features/villas/contract'
import { calendarText, stayEvent } from '../test/calendar-text'
import { startOutside } from '../test/outside'
import {
  agreeToDelete,
  control,
  dialogOf,
  expectNoHindrance,
  expectToast,
  openPanel,
  rowOf,
  saveButton,
} from './admin-panel'
import { expect, test } from './fixtures'

const guest = { guestName: 'Early Guest', guestEmail: 'early@guest.example', numberOfGuests: 1 }

test('a platform’s nights are read, blocked, in conflict, solved, failing and paused, and ours handed out', async ({
  page,
  app,
  context,
  resetBookings: _,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  app.setToday('2027-03-10')
  let calendar: string | null = calendarText(
    stayEvent('a', '20270315', '20270318', 'Reserved'),
    stayEvent('b', '20270322', '20270324', 'Reserved'),
  )
  const platform = await startOutside((_request, answer) => {
    if (calendar === null) answer.writeHead(410).end()
    else answer.end(calendar)
  })
  const villas: Villa[] = await (await page.request.get('/api/villas')).json()
  const villa = villas.find(({ isAvailable }) => isAvailable)
  if (!villa) throw new Error('there is no villa')
  const room = [villa.name, villa.roomNumber].filter(Boolean).join(' ')
  const stay = { villaId: villa.id, checkInDate: '2027-03-14', checkOutDate: '2027-03-16' }
  expect((await page.request.post('/api/bookings', { data: { ...stay, ...guest } })).status()).toBe(201)
  const takenNights = async () => {
    const days = `start=2027-03-11&end=2027-03-31&villaId=${villa.id}`
    const taken: { checkInDate: string }[] = await (await fetch(`${app.url}/api/bookings?${days}`)).json()
    return taken.map(({ checkInDate }) => checkInDate)
  }

  await test.step('a feed is added and read', async () => {
    await openPanel(page, 'channels')
    await page.getByRole('button', { name: 'Add Feed' }).click()
    await saveButton(page).click()
    await expect(page.getByText('Please choose a villa')).toBeVisible()
    await control(page, 'villaId').selectOption(room)
    await control(page, 'name').fill('Sample Stays')
    await control(page, 'url').fill(`${platform.url}/secret.ics`)
    await saveButton(page).click()
    await expectToast(page, 'Feed created successfully')
    await page.getByRole('button', { name: `Read Sample Stays, ${room} now` }).click()
    await expectToast(page, 'Read: 2 stays ahead')
    await expect(rowOf(page, 'Sample Stays').getByText('Read', { exact: true })).toBeVisible()
    expect(await takenNights()).toEqual(['2027-03-14', '2027-03-16', '2027-03-22'])
  })

  const conflicts = page.getByRole('region', { name: 'Conflicts' })
  await test.step('what is taken on both sides is shown, also where bookings are worked', async () => {
    await expect(conflicts).toContainText(`${room}, 15 Mar to 18 Mar 2027`)
    await expect(conflicts).toContainText('Sample Stays says “Reserved”')
    await expect(conflicts).toContainText('Early Guest, 14 Mar to 16 Mar 2027')
    await expectNoHindrance(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Timeline' }).click()
    await expect(page.getByText('1 stay of another platform is in conflict')).toBeVisible()
    await page.goto('/admin/timeline?from=2027-03-12')
    await expect(
      page.getByText(`${room} is blocked on the nights from 22 Mar to 23 Mar: Sample Stays`),
    ).toBeAttached()
    await page.getByRole('link', { name: 'Look at conflicts' }).click()
    await conflicts.getByRole('button', { name: `Mark as seen: ${room}, Sample Stays` }).click()
    await expect(conflicts).toContainText('Seen by ')
    await page.getByRole('link', { name: 'Timeline' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Timeline' })).toBeVisible()
    await expect(page.getByText('of another platform is in conflict')).toHaveCount(0)
    await page.goto('/admin/channels')
  })

  await test.step('it goes away with the booking', async () => {
    await conflicts.getByRole('link', { name: /^Open booking/ }).click()
    await page.getByRole('button', { name: /^Cancel/ }).click()
    await dialogOf(page, 'Are you sure you want to cancel this booking?')
      .getByRole('button', { name: 'Cancel', exact: true })
      .click()
    await expectToast(page, 'Early Guest: Cancelled')
    await page.getByRole('link', { name: 'Channels' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Channels' })).toBeVisible()
    await expect(rowOf(page, 'Sample Stays')).toBeVisible()
    await expect(conflicts).toHaveCount(0)
  })

  await test.step('a feed that fails says so and keeps its nights', async () => {
    calendar = null
    await page.getByRole('button', { name: `Read Sample Stays, ${room} now` }).click()
    await expectToast(page, 'The feed could not be read', 'It answered with status 410.')
    await expect(rowOf(page, 'Sample Stays')).toContainText('Failing')
    await expect(rowOf(page, 'Sample Stays')).toContainText('It answered with status 410. Next try')
    expect(await takenNights()).toContain('2027-03-22')
  })

  await test.step('the villa’s own address is copied, read and renewed', async () => {
    await page.getByRole('tab', { name: 'Exported calendars' }).click()
    await page.getByRole('button', { name: `Copy the address of ${room}` }).click()
    await expectToast(page, 'Address copied')
    const address = await page.evaluate(() => navigator.clipboard.readText())
    const shown = page.getByRole('textbox', { name: room, exact: true })
    await expect(shown).toHaveValue(address)
    const file = await fetch(address)
    expect(file.headers.get('content-type')).toContain('text/calendar')
    expect(await file.text()).toContain('DTSTART;VALUE=DATE:20270322')
    await expectNoHindrance(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: `Make a new address for ${room}` }).click()
    await dialogOf(page, 'Make a new address?').getByRole('button', { name: 'Make a new address' }).click()
    await expectToast(page, 'New address made')
    await expect(shown).not.toHaveValue(address)
    expect((await fetch(address)).status).toBe(404)
  })

  await test.step('a feed is paused, and deleted with the nights it blocks', async () => {
    await page.getByRole('tab', { name: 'Imported calendars' }).click()
    await page.getByRole('button', { name: `Pause Sample Stays, ${room}` }).click()
    await expectToast(page, 'Feed paused')
    await expect(rowOf(page, 'Sample Stays')).toContainText('Paused')
    await page.getByRole('button', { name: `Delete Sample Stays, ${room}` }).click()
    await agreeToDelete(page)
    await expectToast(page, 'Feed deleted successfully')
    await expect.poll(takenNights).toEqual([])
  })
  await platform.close()
})
