import { makeUnsubscribeLink } from '@/features/consents/server/unsubscribe-links'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { readSettings } from '@/server/env'
import { openPanel } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

const EMAIL = 'akello@guest.example'

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  await app.database.pool.query('delete from guests')
  await app.database.pool.query('delete from message_consents')
})

test('a guest says by one press which mails they want, and staff see and change it', async ({
  page,
  app,
}) => {
  const { pool, orm } = app.database
  const { rows } = await pool.query<{ id: number }>(
    `insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date, number_of_guests, total_cents, status)
     select id, 'Akello Namatovu', '${EMAIL}', current_date - 5, current_date - 3, 2, 0, 'checked-out'
     from villas order by id limit 1 returning id`,
  )
  const id = rows[0]?.id ?? 0
  await page.goto(await makeGuestLink(orm, id))
  const own = page.getByRole('region', { name: 'E-mails from us' })
  await expect(own.getByRole('status')).toHaveText(['You get these.', 'You do not get these.'])
  await own.getByRole('button', { name: 'Send them to me: Offers and news' }).click()
  await expect(own.getByRole('status')).toHaveText(['You get these.', 'You get these.'])
  await expectNoAxeViolations(page)

  const settings = readSettings({ DATA_DIR: app.dataFolder })
  await page.goto(new URL(await makeUnsubscribeLink(settings, id, 'offers')).pathname)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Stop them' }).click()
  await expect(page.getByRole('heading', { name: /^Done/ })).toBeVisible()

  await expect.poll(async () => (await pool.query('select id from guests')).rows.length).toBe(1)
  const { rows: known } = await pool.query<{ id: number }>('select id from guests')
  await openPanel(page, `guests/${known[0]?.id}`)
  await expect(page.getByText('Offers and news: no')).toContainText('by the link in an e-mail')
  await page
    .getByRole('button', { name: `They want no more: One question after your stay, ${EMAIL}` })
    .click()
  await expect(page.getByText('One question after your stay: no')).toContainText('told to our staff')
  await expectNoAxeViolations(page)
})
