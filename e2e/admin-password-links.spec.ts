import { startMailServer, unfoldMail } from '../test/mail-server'
import { control, dialogOf, expectNoHindrance, expectToast, MANAGER, openPanel } from './admin-panel'
import { test as base, expect, openApp, type RunningApp } from './fixtures'

type Mailing = RunningApp & { received: string[] }

/** An app whose mails reach mailboxes. */
const test = base.extend<object, { mailing: Mailing }>({
  mailing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of this pattern.
    async ({}, use) => {
      const mail = await startMailServer()
      const app = await openApp({ SMTP_URL: mail.url })
      await use({ ...app, received: mail.received })
      await app.close()
      await mail.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ mailing }, use) => use(mailing.url),
})

const CLERK = 'new.clerk@pearl-villas.example'

/** Where the link in the newest mail to somebody leads; the server of the tests takes any free port. */
async function linkFor({ received }: Mailing, email: string): Promise<string> {
  let link = ''
  await expect(() => {
    const mail =
      received
        .map(unfoldMail)
        .filter((one) => one.includes(`To: ${email}`))
        .at(-1) ?? ''
    link = /\/admin\/password#[\w-]+/.exec(mail)?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return link
}

test('somebody new is invited, chooses a password, forgets it and chooses another by mail', async ({
  page,
  mailing,
  complaints,
}) => {
  complaints.allow(/401|404|422/)
  await openPanel(page, 'accounts', MANAGER)
  await page.getByRole('button', { name: 'Add Account' }).click()
  await control(page, 'email').fill(CLERK)
  await dialogOf(page, 'Add Account').getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Account created successfully')
  await page.getByRole('button', { name: 'Logout' }).click()

  const invitation = await linkFor(mailing, CLERK)
  mailing.received.length = 0
  await page.goto('/villas')
  await page.goto(invitation)
  await expect(page.getByText(`For the account of ${CLERK}`)).toBeVisible()
  await expectNoHindrance(page)
  await page.locator('[name=newPassword]').fill('short')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please use at least 10 characters')).toBeVisible()
  await page.locator('[name=newPassword]').fill('first password of the clerk')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()

  await page.getByRole('button', { name: 'Forgotten your password?' }).click()
  const forgotten = dialogOf(page, 'A new password')
  await expectNoHindrance(page)
  await forgotten.getByLabel('Email').fill(CLERK)
  await page.keyboard.press('Enter')
  await expect(forgotten.getByRole('status')).toContainText('a link to choose a new password is on its way')
  const link = await linkFor(mailing, CLERK)
  await page.goto('/villas')
  await page.goto(link)
  await page.locator('[name=newPassword]').fill('second password of the clerk')
  await page.keyboard.press('Enter')
  await page.getByLabel('Email').fill(CLERK)
  await page.locator('[name=password]').fill('second password of the clerk')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Login successful')

  await page.goto('/villas')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
  await expectNoHindrance(page)
})
