import { Webhook } from 'standardwebhooks'
import { startReceiver } from '../test/webhook-receiver'
import {
  control,
  dialogOf,
  expectNoHindrance,
  expectToast,
  openPanel,
  rowOf,
  saveButton,
} from './admin-panel'
import { expect, test } from './fixtures'

test('a webhook is added, hears of a booking that a guest makes, is told it again, and is taken away', async ({
  page,
  app,
  resetBookings: _,
}) => {
  const receiver = await startReceiver()
  try {
    await openPanel(page, 'webhooks')
    await expect(page.getByText('No webhooks yet.')).toBeVisible()
    await expect(page.getByText('Nothing has been told yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Add Webhook' }).click()
    await control(page, 'name').fill('Door locks')
    await control(page, 'url').fill('locks')
    await saveButton(page).click()
    await expect(dialogOf(page, 'Add Webhook')).toContainText('Please enter an address')
    await control(page, 'url').fill(receiver.url)
    await saveButton(page).click()
    const shown = dialogOf(page, 'Copy the secret now')
    const secret = await shown.getByLabel('Secret').inputValue()
    await expectNoHindrance(page)
    await shown.getByRole('button', { name: 'I have it' }).click()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(rowOf(page, 'Door locks')).toContainText('Active')

    await bookAsGuest(page, app.today())
    await expect.poll(() => receiver.received.length, { timeout: 15_000 }).toBe(1)
    await page.getByRole('button', { name: 'Refresh' }).last().click()
    const line = page.getByRole('listitem').filter({ hasText: 'Booking requested' })
    await expect(line).toContainText('Arrived')
    await expectNoHindrance(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await line.getByRole('button', { name: /^Send again/ }).click()
    await expectToast(page, 'It goes out again in a moment')
    await expect.poll(() => receiver.received.length, { timeout: 15_000 }).toBe(2)
    const [first, second] = receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    for (const { body, headers } of receiver.received)
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
        type: 'booking.requested',
        data: { status: 'pending', numberOfGuests: 2 },
      })

    await page.getByRole('button', { name: 'Edit Door locks' }).click()
    await control(page, 'name').fill('Old locks')
    await saveButton(page).click()
    await expectToast(page, 'Webhook updated successfully')
    await page.getByRole('button', { name: 'Delete Old locks' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expectToast(page, 'Webhook deleted successfully')
    await expect(page.getByText('Nothing has been told yet.')).toBeVisible()
  } finally {
    await receiver.close()
  }
})

async function bookAsGuest(page: import('@playwright/test').Page, today: string): Promise<void> {
  const villas: { id: number; isAvailable: boolean }[] = await (await page.request.get('/api/villas')).json()
  const villaId = villas.find((villa) => villa.isAvailable)?.id
  const day = (later: number) => new Date(Date.parse(today) + later * 86_400_000).toISOString().slice(0, 10)
  const guest = { guestName: 'Nakato Ruth', guestEmail: 'ruth@guest.example', numberOfGuests: 2 }
  const stay = { villaId, checkInDate: day(200), checkOutDate: day(202) }
  expect((await page.request.post('/api/bookings', { data: { ...stay, ...guest } })).status()).toBe(201)
}
