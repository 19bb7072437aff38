import { control, expectNoHindrance, expectToast, MANAGER, openPanel } from './admin-panel'
import { expect, test } from './fixtures'

const LONG = `can I rent a ${'hammock '.repeat(20)}`

test('what guests ask in vain is answered by staff, and said to the next guest', async ({ page }) => {
  const ask = async (message: string) =>
    (await (await page.request.post('/api/chat/concierge', { data: { message } })).json()).message as string
  for (const message of ['Do you have karaoke?', 'Do you have a karaoke', 'Do you sell tractors?', LONG])
    expect(await ask(message)).toContain('Reception can help')

  await openPanel(page, 'questions', MANAGER)
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const row = page.getByRole('row', { name: /karaoke/ })
  await expect(row).toContainText('2 times')
  await row.getByRole('button', { name: 'Add an answer' }).click()
  const dialog = page.getByRole('dialog', { name: /^Add an answer to “.*karaoke”$/ })
  await dialog.getByRole('button', { name: 'Answer it from now on' }).click()
  await expect(dialog.getByText('Please say what it is about')).toBeVisible()
  await expect(dialog.getByText('Please write the answer')).toBeVisible()
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await control(page, 'subject').fill('Karaoke')
  await control(page, 'words').fill('On Fridays from nine.')
  await dialog.getByRole('button', { name: 'Answer it from now on' }).click()
  await expectToast(page, 'The concierge answers it now')
  await expect(row).toHaveCount(0)
  expect(await ask('is there karaoke at yours')).toContain('On Fridays from nine.')

  await page.getByRole('button', { name: 'Dismiss “do you sell tractors”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  await expectToast(page, 'Question dismissed')
  await expect(page.getByRole('row', { name: /tractors/ })).toHaveCount(0)
})
