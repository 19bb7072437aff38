import type { CDPSession, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { control, dialogOf, expectNoHindrance, expectToast, makeStaff, saveButton } from './admin-panel'
import { expect, type RunningApp, test } from './fixtures'

const REFUSED_ON_PURPOSE = /40[13]|422/
const PROOF = 'Please enter your password again'

/** Passkeys belong to names, never to numbers: the same server, by the name it has on this machine. */
const byName = (app: RunningApp) => app.url.replace('127.0.0.1', 'localhost')

test('a clerk adds a passkey, signs in with it alone and beside the password, proves by it, renames and removes it', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(REFUSED_ON_PURPOSE)
  const who = await makeStaff(page, 'user')
  await page.context().clearCookies()
  const device = await plugInDevice(page)
  await page.goto(`${byName(app)}/admin/account`)
  await signInByPassword(page, who)
  await expectToast(page, 'Login successful')

  const card = page.getByRole('region', { name: 'Passkeys' })
  await expect(card).toContainText('You have none yet.')
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  await control(page, 'name').fill('Reception')
  await device.refuse()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(dialogOf(page, 'Add a passkey')).toContainText('The question of your device was closed')
  await expect(control(page, 'name')).toHaveValue('Reception')
  await device.agree()
  await page.getByRole('button', { name: 'Go on' }).click()
  const paper = dialogOf(page, 'Keep these codes on paper')
  await expect(paper.getByRole('listitem')).toHaveCount(10)
  await expectNoHindrance(page)
  const [first = ''] = await paper.getByRole('listitem').allTextContents()
  await paper.getByRole('button', { name: 'I have them' }).click()
  await expectToast(page, 'Passkey added')
  await expect(card.getByRole('listitem')).toContainText('Reception')
  await expect(card.getByRole('listitem')).toContainText('Not used yet')
  await expect(page.getByRole('region', { name: 'Second factor' })).toContainText(
    '10 of your codes on paper are left.',
  )
  await expectNoHindrance(page)

  await signOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectToast(page, 'Login successful')

  await signOut(page)
  await signInByPassword(page, who)
  await expectToast(page, 'One more step', 'Please use your passkey')
  await expect(page.locator('[name=code]')).toBeFocused()
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expectToast(page, 'Login successful')

  await signOut(page)
  await signInByPassword(page, who)
  await page.locator('[name=code]').fill(first)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Login successful')

  await page.goto(`${byName(app)}/admin/account`)
  await card.getByRole('button', { name: 'Rename Reception' }).click()
  await control(page, 'name').fill('Desk computer')
  await saveButton(page).click()
  await expectToast(page, 'Passkey renamed')

  const makeOld = () =>
    app.database.pool.query(`update sessions set proved_at = now() - interval '11 minutes'`)
  const proof = dialogOf(page, PROOF)
  const next = { ...who, password: 'a password for spring' }
  await makeOld()
  await page.getByRole('button', { name: 'Change password' }).click()
  await control(page, 'currentPassword').fill(who.password)
  await control(page, 'newPassword').fill(next.password)
  await saveButton(page).click()
  await proof.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expectToast(page, 'Password changed', 'You are signed out everywhere else.')

  await makeOld()
  await card.getByRole('button', { name: 'Remove Desk computer' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(proof.locator('[name=code]')).toBeVisible()
  await expectNoHindrance(page)
  await proof.locator('[name=password]').fill(next.password)
  await proof.getByRole('button', { name: 'Go on' }).click()
  await expect(proof.getByText('Please enter a code')).toBeVisible()
  await expect(proof.locator('[name=code]')).toBeFocused()
  await proof.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expectToast(page, 'Passkey removed')
  await expect(card).toContainText('You have none yet.')

  await signOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectToast(page, 'Login failed')
  await signInByPassword(page, next)
  await expectToast(page, 'Login successful')
})

test('a clerk who signed in with a passkey alone sets an authenticator app up and turns it off', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(REFUSED_ON_PURPOSE)
  const who = await makeStaff(page, 'user')
  await page.context().clearCookies()
  const device = await plugInDevice(page)
  await page.goto(`${byName(app)}/admin/account`)
  await signInByPassword(page, who)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await control(page, 'name').fill('Reception')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'I have them' }).click()
  await signOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectToast(page, 'Login successful')
  await page.goto(`${byName(app)}/admin/account`)

  const makeOld = () =>
    app.database.pool.query(`update sessions set proved_at = now() - interval '11 minutes'`)
  const card = page.getByRole('region', { name: 'Second factor' })
  const proof = dialogOf(page, PROOF)
  await makeOld()
  await card.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await proof.getByRole('button', { name: 'Cancel' }).click()
  await expectToast(page, 'The app could not be set up')
  await card.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await device.refuse()
  await proof.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(proof.getByRole('alert')).toBeVisible()
  await device.agree()
  await proof.getByRole('button', { name: 'Use a passkey instead' }).click()
  const scan = dialogOf(page, 'Add the hotel to your authenticator app')
  const key = (await scan.locator('code').textContent()) ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  await expectNoHindrance(page)
  await control(page, 'code').fill(totp.generate())
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await page.getByRole('button', { name: 'I have them' }).click()
  await expectToast(page, 'Second factor turned on')

  await makeOld()
  await card.getByRole('button', { name: 'Turn the app off' }).click()
  const question = dialogOf(page, 'Turn the authenticator app off?')
  await expectNoHindrance(page)
  await question.getByRole('button', { name: 'Turn off' }).click()
  await proof.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expectToast(page, 'Second factor turned off')
  await expect(card.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
  await expect(card).toContainText('10 of your codes on paper are left.')
})

test('whoever has to have a second factor opens the panel with a passkey', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(REFUSED_ON_PURPOSE)
  const who = await makeStaff(page, 'user')
  const demand = (from: string) =>
    app.database.pool.query(
      `update property_facts set facts = jsonb_set(facts, '{secondFactorFrom}', to_jsonb($1::text))`,
      [from],
    )
  await page.context().clearCookies()
  await plugInDevice(page)
  await demand('user')
  try {
    await page.goto(`${byName(app)}/admin`)
    await signInByPassword(page, who)
    await expect(page.getByText('Your hotel asks for a second factor')).toBeVisible()
    await expectNoHindrance(page)
    await app.database.pool.query(`update sessions set proved_at = now() - interval '11 minutes'`)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await control(page, 'name').fill('Reception')
    await page.getByRole('button', { name: 'Go on' }).click()
    const proof = dialogOf(page, PROOF)
    await proof.locator('[name=password]').fill(who.password)
    await proof.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('button', { name: 'I have them' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  } finally {
    await demand('nobody')
  }
})

async function signInByPassword(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(who.email)
  await page.locator('[name=password]').fill(who.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('sessionId'))
  await page.goto(new URL('/admin', page.url()).href)
  await expect(page.getByText('Please sign in', { exact: true })).toBeVisible()
}

/** Chromium's own virtual authenticator, as one that is built into the device and knows its owner. */
async function plugInDevice(page: Page) {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const know = (isUserVerified: boolean) =>
    client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { refuse: () => know(false), agree: () => know(true) }
}
