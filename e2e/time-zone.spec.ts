import { addDays } from '@/kernel/days'
import { openPanel } from './admin-panel'
import { expect, test } from './fixtures'

/** Half past one in the night at the property, where the 23rd has begun. */
const INSTANT = '2026-11-22T22:30:00Z'
const SHOWN = '23 Nov 2026, 01:30'

for (const zone of ['America/Los_Angeles', 'Pacific/Auckland'])
  test.describe(`a browser in ${zone}`, () => {
    test.use({ timezoneId: zone })

    test('shows staff what was written when by the property’s clock', async ({
      page,
      app,
      resetBookings,
    }) => {
      await resetBookings()
      const { pool } = app.database
      const id = await book(page, addDays(app.today(), 40))
      await page.request.post('/api/auth/login', {
        data: { email: 'desk@pearl-villas.example', password: 'throw-away-password' },
      })
      const path = `/api/admin/bookings/${id}`
      const paid = await page.request.post(`${path}/payments`, { data: { method: 'cash', amount: '10.00' } })
      expect(paid.status()).toBe(201)
      expect((await page.request.post(`${path}/notes`, { data: { text: 'Late' } })).status()).toBe(201)
      await pool.query(
        "insert into contact_messages (name, email, subject, message) values ('Sample', 'a@guest.example', 'Other', 'Hello')",
      )
      await pool.query(
        `update bookings set created_at = '${INSTANT}', hold_expires_at = '${INSTANT}' where id = ${id}`,
      )
      for (const table of ['booking_payments', 'booking_notes', 'audit_entries', 'contact_messages', 'mails'])
        await pool.query(`update ${table} set created_at = '${INSTANT}'`)
      await pool.query(`update mails set status = 'sent', sent_at = '${INSTANT}'`)

      await openPanel(page, `bookings/${id}`)
      for (const part of ['Payments', 'Staff notes', 'History', 'Messages']) {
        const section = page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: part, exact: true }) })
        await expect(section.last(), part).toContainText(SHOWN)
      }
      await expect(page.getByText(`Held until ${SHOWN}`)).toBeVisible()
      for (const [section, shown] of [
        ['audit', SHOWN],
        ['mails', SHOWN],
        ['messages', '23 Nov 2026'],
        ['bookings', '23 Nov 2026'],
      ] as const) {
        await page.goto(`/admin/${section}`)
        await expect(page.getByText(shown).first(), section).toBeVisible()
        await expect(page.getByText('22 Nov 2026'), section).toHaveCount(0)
      }
    })

    test('shows a guest when the concierge spoke by the property’s clock', async ({ page }) => {
      await page.clock.setFixedTime(INSTANT)
      await page.goto('/about')
      await page.getByRole('complementary').getByRole('button', { name: 'AI Concierge', exact: true }).click()
      await expect(page.locator('[data-message] time').first()).toHaveText('01:30')
    })
  })

async function book(
  page: Parameters<typeof openPanel>[0],
  checkInDate: ReturnType<typeof addDays>,
): Promise<number> {
  const villas: { id: number; isAvailable: boolean }[] = await (await page.request.get('/api/villas')).json()
  const answer = await page.request.post('/api/bookings', {
    data: {
      villaId: villas.find(({ isAvailable }) => isAvailable)?.id,
      guestName: 'Zoned Sample',
      guestEmail: 'zoned@guest.example',
      checkInDate,
      checkOutDate: addDays(checkInDate, 2),
      numberOfGuests: 1,
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}
