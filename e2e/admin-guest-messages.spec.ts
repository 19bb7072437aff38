import { makeBooking } from '../test/factories'
import { control, dialogOf, expectToast, openPanel, rowOf } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

test('automatic messages: one is written, read as a guest will read it', async ({ page }) => {
  await openPanel(page, 'guest-messages')
  await page.getByRole('button', { name: 'Add Automatic Message' }).filter({ visible: true }).first().click()
  const form = dialogOf(page, 'Add Automatic Message')
  await control(page, 'name').fill('The way to us')
  await control(page, 'time').fill('after lunch')
  await control(page, 'subject').fill('Your stay at {hotel}')
  await control(page, 'text').fill('Dear {guets},\n\nwe await you on {arrival}.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('There is no field {guets}')).toBeVisible()
  await expect(form.getByText('Please give a time such as 14:00 or 2:00 PM')).toBeVisible()
  await expectNoAxeViolations(page)
  await control(page, 'time').fill('6:30 PM')
  await control(page, 'text').fill('Dear {guest},\n\nwe await you on {arrival}.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Automatic message created successfully')
  await expect(rowOf(page, 'The way to us')).toContainText('3 days before arrival, 18:30')

  await rowOf(page, 'The way to us').getByRole('button', { name: 'Preview The way to us' }).click()
  const preview = page.getByRole('dialog', { name: 'As a guest will read it' })
  await expect(preview).toContainText('Dear Sample Guest,')
  await expect(preview).toContainText('we await you on Fri, 12 Mar 2027.')
  await expectNoAxeViolations(page)
})

test('automatic messages: one goes by SMS, with its length, and the panel says what became of it', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/422/)
  const { orm, pool } = app.database
  const booking = await makeBooking(orm, 1, { guestName: 'Sample Guest of a message' })
  await pool.query(
    `insert into phone_messages (kind, subject_id, booking_id, way, status, attempts, recipient, error, delivered_at) values
     ('guest-message', 900001, $1, 'sms', 'delivered', 1, '+256772123400', null, now()),
     ('guest-message', 900002, $1, 'whatsapp', 'failed', 2, '+256772123400', 'Message undeliverable (131026)', null)`,
    [booking],
  )
  await pool.query("insert into mails (kind, subject_id, status) values ('guest-message', 900002, 'sent')")
  await openPanel(page, 'guest-messages')
  const log = page.getByRole('region', { name: 'Messages to phones' })
  await expect(log.getByRole('listitem').filter({ hasText: 'SMS to +256772123400' })).toContainText(
    'Delivered',
  )
  const failed = log.getByRole('listitem').filter({ hasText: 'WhatsApp to +256772123400' })
  await expect(failed).toContainText('Not delivered')
  await expect(failed).toContainText('Message undeliverable (131026)')
  await expect(failed).toContainText('Went by e-mail instead.')
  await expect(log).toContainText('Not set up: SMS, WhatsApp.')

  await page.getByRole('button', { name: 'Add Automatic Message' }).filter({ visible: true }).first().click()
  const form = dialogOf(page, 'Add Automatic Message')
  await control(page, 'name').fill('The gate by SMS')
  await control(page, 'subject').fill('The gate')
  await control(page, 'text').fill('Dear {guest}, the gate closes at nine.')
  await control(page, 'way').selectOption('sms')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please write what goes to the phone')).toBeVisible()
  await control(page, 'phoneText').fill('Dear {guest}, it’s open until nine.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Automatic message created successfully')
  await expect(rowOf(page, 'The gate by SMS')).toContainText('SMS, else e-mail (not set up: goes by e-mail)')
  await rowOf(page, 'The gate by SMS').getByRole('button', { name: 'Preview The gate by SMS' }).click()
  const preview = page.getByRole('dialog', { name: 'As a guest will read it' })
  await expect(preview).toContainText('1 SMS (40 characters)')
  await expect(preview).toContainText('fits into one SMS: ’.')
  await expectNoAxeViolations(page)
})
