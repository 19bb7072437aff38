import { expectToast, openPanel, rowOf } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

test('messages: one is answered from a template, counts as answered, and becomes a booking', async ({
  page,
  app,
  resetBookings,
}) => {
  await resetBookings()
  await app.database.pool.query('delete from contact_messages')
  const template = { name: 'Room for you', text: 'Dear {guest},\n\n{villa} is free from {arrival}: {link}' }
  expect((await page.request.post('/api/contact', { data: message })).status()).toBe(201)
  await openPanel(page, 'messages')
  expect((await page.request.post('/api/admin/message-templates', { data: template })).status()).toBe(201)

  await rowOf(page, message.name)
    .getByRole('button', { name: /^Read the message/ })
    .click()
  const opened = page.getByRole('dialog', { name: message.subject })
  await expect(opened.getByText('Not answered by mail yet.')).toBeVisible()
  await opened.getByLabel('Template').selectOption('Room for you')
  const text = opened.getByRole('textbox', { name: 'Answer' })
  await expect(text).toHaveValue(/^Dear Akello Namatovu,\n\n\{villa\} is free from Fri, 14 May 2027: http/)
  await opened.getByRole('button', { name: 'Send answer' }).click()
  await expect(opened.getByText('Please write something for {villa}')).toBeVisible()

  await opened.getByLabel('Villa for the text').selectOption({ index: 1 })
  await expect(text).not.toHaveValue(/\{villa\}/)
  await expect(opened.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/256772123456\?text=Dear%20Akello/,
  )
  await expectNoAxeViolations(page)
  await opened.getByRole('button', { name: 'Send answer' }).click()
  await expectToast(page, 'Answer sent')
  const answers = opened.getByRole('listitem')
  await expect(answers).toHaveCount(1)
  await expect(answers).toContainText('is free from Fri, 14 May 2027')
  await expect(answers).toContainText('@')
  const { rows } = await app.database.pool.query("select 1 from mails where kind = 'message-reply'")
  expect(rows).toHaveLength(1)

  await opened.getByRole('link', { name: 'Make a booking' }).click()
  await expect(page).toHaveURL(/\/admin\/bookings\/new\?thread=message-\d+$/)
  const form = page.getByRole('dialog', { name: 'New booking' })
  await expect(form.getByLabel('Full name')).toHaveValue(message.name)
  await expect(form.getByLabel('Phone')).toHaveValue(message.phone)
  await expect(form.getByLabel('E-mail')).toHaveValue(message.email)

  const other = { ...message, name: 'Grace Kyomuhendo' }
  expect((await page.request.post('/api/contact', { data: other })).status()).toBe(201)
  await openPanel(page, 'messages')
  await expect(rowOf(page, message.name)).toContainText('Answered')
  await page.getByLabel('Answer', { exact: true }).selectOption('Open')
  await expect(rowOf(page, message.name)).toHaveCount(0)
  await expect(rowOf(page, other.name)).toHaveCount(1)
})

const message = {
  name: 'Akello Namatovu',
  email: 'akello@guest.example',
  phone: '0772 123456',
  subject: 'Room Booking Inquiry',
  message: 'Is there a villa with a view in May?',
  checkIn: '2027-05-14',
  checkOut: '2027-05-16',
  guests: '2',
}
