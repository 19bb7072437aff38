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
