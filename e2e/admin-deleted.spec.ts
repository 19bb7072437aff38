import { agreeToDelete, expectToast, openPanel, rowOf } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

test('an event that was deleted by mistake comes back: at once, and later from the list', async ({
  page,
}) => {
  await openPanel(page, 'events')
  const event = { title: 'Supper under the stars', eventDate: '2027-05-14' }
  expect((await page.request.post('/api/admin/events', { data: event })).status()).toBe(201)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const row = rowOf(page, event.title)
  const onDelete = async () => {
    await row.getByRole('button', { name: `Delete ${event.title}` }).click()
    await agreeToDelete(page)
    await expect(row).toBeHidden()
  }

  await onDelete()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, `${event.title} is back`)
  await expect(row).toBeVisible()

  await onDelete()
  await page.getByRole('button', { name: 'Recently deleted' }).click()
  const deleted = page.getByRole('dialog', { name: 'Recently deleted' })
  await expectNoAxeViolations(page)
  await deleted.getByRole('button', { name: `Restore ${event.title}` }).click()
  await expectToast(page, `${event.title} is back`)
  await expect(deleted.getByRole('button', { name: `Restore ${event.title}` })).toBeHidden()
  await deleted.getByRole('button', { name: 'Close' }).click()
  await expect(row).toBeVisible()
})
