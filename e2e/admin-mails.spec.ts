import { expectNoHindrance, openPanel, rowOf } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

test('mails that wait for the mail server say so above the list, with what to do', async ({ page, app }) => {
  const { pool } = app.database
  // Due far ahead, so that the server of the test leaves it alone.
  await pool.query(
    `insert into mails (kind, subject_id, status, attempts, due_at, error, outage)
     values ('booking-confirmed', 1, 'queued', 1, '2099-01-01', 'Invalid login: 535 Refused', 'sign-in')`,
  )
  await openPanel(page, 'mails')
  const notice = page.getByRole('alert').filter({ hasText: 'No mails go out at the moment.' })
  await expect(notice).toContainText('Check the user and the password in SMTP_URL.')
  await expect(rowOf(page, 'Invalid login: 535 Refused')).toContainText('Waiting')
  await expectNoAxeViolations(page)
  await pool.query("update mails set outage = null, status = 'needless' where outage is not null")
  await page.reload()
  await expect(rowOf(page, 'Invalid login: 535 Refused')).toBeVisible()
  await expect(notice).toBeHidden()
})

test('staff read the stay a visitor has in mind, and see that the message was mailed', async ({ page }) => {
  const answer = await page.request.post('/api/contact', {
    data: {
      name: 'Akello Sample',
      email: 'akello@example.com',
      subject: 'Room Booking Inquiry',
      message: 'Is a Family Villa free?',
      checkIn: '2027-05-14',
      checkOut: '2027-05-16',
      guests: '6+',
    },
  })
  expect(answer.status()).toBe(201)
  await openPanel(page, 'messages')
  await page.getByRole('button', { name: 'Read the message of Akello Sample' }).click()
  const dialog = page.getByRole('dialog', { name: 'Room Booking Inquiry' })
  await expect(dialog).toContainText('Check-in Fri, 14 May 2027, Check-out Sun, 16 May 2027, 6+ Guests')
  await expectNoHindrance(page)
  await openPanel(page, 'mails')
  await expect(page.getByText(/^Message from the website, message \d+/).first()).toBeVisible()
})
