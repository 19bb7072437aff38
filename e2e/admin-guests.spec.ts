import { addDays } from '@/kernel/days'
import { expectToast, openPanel, rowOf } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

test('guests: a stay makes a profile, which warns, fills the form of the next stay and is found by phone', async ({
  page,
  app,
  complaints,
  resetBookings,
}) => {
  complaints.allow(/422/)
  await resetBookings()
  await app.database.pool.query('delete from guests')
  await openPanel(page, 'guests')
  const villas = await (await page.request.get('/api/admin/villas')).json()
  const stay = { checkInDate: app.today(), checkOutDate: addDays(app.today(), 1), numberOfGuests: 2 }
  const guest = {
    guestName: 'Akello Namatovu',
    guestEmail: 'akello@guest.example',
    guestPhone: '0772 123456',
  }
  const made = await page.request.post('/api/admin/bookings', {
    data: {
      ...stay,
      ...guest,
      villaId: villas[0].id,
      specialRequests: null,
      source: 'phone',
      status: 'confirmed',
    },
  })
  expect(made.status()).toBe(201)
  const { id } = await made.json()

  await expect(async () => {
    await page.reload()
    await expect(rowOf(page, guest.guestName)).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await page.getByRole('searchbox').first().fill('0772123456')
  await rowOf(page, guest.guestName).getByRole('link', { name: guest.guestName }).click()
  await expect(page.getByRole('heading', { level: 2, name: guest.guestName })).toBeVisible()
  await expect(page.getByRole('link', { name: '+256772123456' })).toBeVisible()
  await page.getByLabel('Preferences').fill('A quiet villa')
  await page.getByLabel('Do not host').check()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Please say why this guest must not be hosted').first()).toBeVisible()
  await page.getByLabel('Why not').fill('Broke the door')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expectToast(page, 'Profile saved')

  await page.getByRole('button', { name: 'Write down a document' }).click()
  await page.getByLabel('Kind').selectOption('Passport')
  await page.getByRole('button', { name: 'Save document' }).click()
  await expect(page.getByText('Please give the number as the document has it')).toBeVisible()
  await page.getByLabel('Number').fill('B 1234567')
  await page.getByRole('button', { name: 'Save document' }).click()
  await expectToast(page, 'ID document saved')
  await expect(page.getByText('B 1234567')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the number' }).click()
  await expect(page.getByText('B 1234567')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Hide the number' }).click()
  await expect(page.getByText('B 1234567')).toHaveCount(0)

  await openPanel(page, `bookings/${id}`)
  await expect(page.getByText('Do not host: Broke the door')).toBeVisible()
  await page.getByRole('link', { name: 'Open the profile' }).click()
  await page.getByRole('link', { name: 'New booking' }).click()
  const form = page.getByRole('dialog', { name: 'New booking' })
  await expect(form.getByLabel('Full name')).toHaveValue(guest.guestName)
  await expect(form.getByLabel('E-mail')).toHaveValue(guest.guestEmail)

  await openPanel(page, 'bookings/new')
  await form.getByLabel('Phone').fill('+256 772-123-456')
  await expect(form.getByText('Do not host: Broke the door')).toBeVisible()
  await form.getByRole('button', { name: 'Fill in from the profile' }).click()
  await expect(form.getByLabel('Full name')).toHaveValue(guest.guestName)
  await expectNoAxeViolations(page)
})
