import { Secret, TOTP } from 'otpauth'
import { control, dialogOf, expectNoHindrance, expectToast, makeStaff, openPanel } from './admin-panel'
import { expect, test } from './fixtures'

const SIGNED_OUT = /401/
const WRONG_CODE = /422/

test('a clerk sets up a second factor, signs in with a code, and with one on paper on a new phone', async ({
  page,
  complaints,
}) => {
  complaints.allow(SIGNED_OUT)
  complaints.allow(WRONG_CODE)
  const who = await makeStaff(page, 'user')
  await page.context().clearCookies()
  await openPanel(page, 'account', who)
  const card = page.getByRole('region', { name: 'Second factor' })
  await card.getByRole('button', { name: 'Set up' }).click()
  await control(page, 'password').fill(who.password)
  await page.getByRole('button', { name: 'Next' }).click()
  const scan = dialogOf(page, 'Add the hotel to your authenticator app')
  await expect(scan.getByRole('img', { name: 'Code to scan with the authenticator app' })).toBeVisible()
  await expectNoHindrance(page)
  const secret = ((await scan.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const codeOf = (later = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later })
  await control(page, 'code').fill('000000')
  await scan.getByRole('button', { name: 'Turn on' }).click()
  await expect(scan).toContainText('That code is not right')
  await control(page, 'code').fill(codeOf())
  await scan.getByRole('button', { name: 'Turn on' }).click()
  const paper = dialogOf(page, 'Keep these codes on paper')
  await expect(paper.getByRole('listitem')).toHaveCount(10)
  await expectNoHindrance(page)
  const [first = ''] = await paper.getByRole('listitem').allTextContents()
  await paper.getByRole('button', { name: 'I have them' }).click()
  await expectToast(page, 'Second factor turned on')
  await expect(card).toContainText('10 of your codes on paper are left.')
  await expectNoHindrance(page)

  for (const code of [codeOf(30_000), first]) {
    await page.request.post('/api/auth/logout', { data: {} })
    await page.goto('/admin')
    await expect(page.getByText('Please sign in', { exact: true })).toBeVisible()
    await page.getByLabel('Email').fill(who.email)
    await page.locator('[name=password]').fill(who.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByLabel('Code', { exact: false }).and(page.locator('input'))).toBeFocused()
    await page.locator('[name=code]').fill(code)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectToast(page, 'Login successful')
  }
  await page.goto('/admin/account')
  await expect(card).toContainText('9 of your codes on paper are left.')
})

test('a device that is signed out elsewhere has to sign in again', async ({ page, browser, complaints }) => {
  complaints.allow(SIGNED_OUT)
  const who = await makeStaff(page, 'user')
  await page.context().clearCookies()
  await openPanel(page, 'account', who)
  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/149.0.0.0 Mobile Safari/537.36',
  })
  const { origin } = new URL(page.url())
  expect((await phone.request.post(`${origin}/api/auth/login`, { data: who })).status()).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: /^Sign out Chrome on Android/ }).click()
  await expectToast(page, 'Signed out there')
  expect((await phone.request.get(`${origin}/api/auth/user`)).status()).toBe(401)
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await phone.close()
})
