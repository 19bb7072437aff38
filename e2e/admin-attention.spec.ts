import { control, dialogOf, expectNoHindrance, openPanel, rowOf } from './admin-panel'
import { expect, test } from './fixtures'

const WIDE = { width: 1440, height: 900 }

test('what failed stands on the dashboard with the way to it, and nothing does when all is well', async ({
  page,
  app,
}) => {
  const { pool } = app.database
  const villa = await openWell()
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible()
  await expect(attention).toHaveCount(0)

  await pool.query(
    `insert into calendar_feeds (villa_id, name, url, due_at, error, failures)
     values ($1, 'Sample Stays', 'https://stays.example/1.ics', now() + interval '1 day', 'It answered with status 404.', 3)`,
    [villa.id],
  )
  await pool.query(
    "insert into mails (kind, subject_id, status, error) values ('request-received', 1, 'undelivered', '550')",
  )
  const change = { basePrice: null, categoryId: null }
  expect((await page.request.patch(`/api/admin/villas/${villa.id}`, { data: change })).status()).toBe(200)
  await page.reload()
  const lines = attention.getByRole('listitem')
  await expect(lines).toHaveText([
    /^The calendar of Sample Stays failsIt answered with status 404\..*Look at calendars$/,
    /^1 mail was not delivered.*Look at mails$/,
    /^Rose Villa R\d+: Visitors do not see this villa.*It has no price: .*It has no category: .*Open villas$/,
  ])
  await expectNoHindrance(page)
  await page.setViewportSize(WIDE)

  await lines.nth(0).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Channels' })).toBeVisible()
  await page.goBack()
  await lines.nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible()
  await page.goBack()
  await lines.nth(2).getByRole('link').click()
  const row = rowOf(page, villa.slug)
  await expect(row).toContainText('Not on the website')
  await expect(row).toContainText('It has no price: give it a base price, or its category a price per night.')
  await expectNoHindrance(page)
  await page.setViewportSize(WIDE)

  await row.getByRole('button', { name: /^Edit / }).click()
  const form = dialogOf(page, 'Edit Villa')
  await expect(form).toContainText('Visitors do not see this villa')
  await expect(form).toContainText('It has no category: choose one under Basic Info.')
  await control(page, 'categoryId').selectOption(String(villa.categoryId))
  await expect(form.getByText('Visitors do not see')).toHaveCount(0)
  await form.getByRole('tab', { name: 'Pricing' }).click()
  await expect(form.getByText('Visitors do not see')).toHaveCount(0)

  const back = { basePrice: villa.basePrice, categoryId: villa.categoryId }
  await page.request.patch(`/api/admin/villas/${villa.id}`, { data: back })
  await openWell()
  await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible()
  await expect(attention).toHaveCount(0)

  async function openWell() {
    await pool.query('delete from calendar_feeds')
    await pool.query("update mails set status = 'sent' where status = 'undelivered'")
    await openPanel(page, 'dashboard')
    const villas = await (await page.request.get('/api/admin/villas')).json()
    return villas.find(({ name }: { name: string }) => name === 'Rose Villa')
  }
})
