import { control, dialogOf, expectNoHindrance, expectToast, openPanel, rowOf } from './admin-panel'
import { expect, test } from './fixtures'

const OVER = /401/

test('a token is made, shown once, used by a program, and ended by one press', async ({
  page,
  playwright,
  app,
  complaints,
}) => {
  complaints.allow(OVER)
  await openPanel(page, 'api-tokens')
  await expect(page.getByText('No tokens yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Make Token' }).click()
  const form = dialogOf(page, 'Make Token')
  await control(page, 'name').fill('Door locks')
  await form.getByRole('checkbox', { name: 'Front desk' }).check()
  await form.getByRole('button', { name: 'Make Token' }).click()
  const shown = dialogOf(page, 'Copy the token now')
  const secret = await shown.getByLabel('Token').inputValue()
  await expectNoHindrance(page)
  await shown.getByRole('button', { name: 'I have it' }).click()

  const program = await playwright.request.newContext({
    baseURL: app.url,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  })
  expect((await program.get('/api/admin/bookings')).status()).toBe(200)
  expect((await program.get('/api/admin/api-tokens')).status()).toBe(403)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  const row = rowOf(page, 'Door locks')
  await expect(row).toContainText('Front desk')
  await expect(row).not.toContainText('Never')
  expect(await page.content()).not.toContain(secret)
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await row.getByRole('button', { name: 'End Door locks' }).click()
  await page.getByRole('button', { name: 'End it' }).click()
  await expectToast(page, 'Token ended')
  await expect(page.getByText('No tokens yet.')).toBeVisible()
  expect((await program.get('/api/admin/bookings')).status()).toBe(401)
  await program.dispose()
})
