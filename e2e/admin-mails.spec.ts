import { openPanel, rowOf } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

test('mails that wait for the mail server say so above the list, with what to do', async ({
  page,
  house,
}) => {
  const { pool } = house.database
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
