import {
  control,
  dialogOf,
  expectNoHindrance,
  expectToast,
  MANAGER,
  makeStaff,
  openPanel,
  saveButton,
} from './admin-panel'
import { expect, test } from './fixtures'

const PROOF_WANTED = /403/
const WRONG_PASSWORD = /422/
const TITLE = 'Please enter your password again'

test('a form that wants a fresh proof asks for the password, loses nothing, and goes on', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(PROOF_WANTED)
  complaints.allow(WRONG_PASSWORD)
  const who = await makeStaff(page, 'user')
  await openPanel(page, 'accounts')
  await page
    .getByRole('button', { name: `Edit ${who.email}` })
    .first()
    .click()
  await control(page, 'firstName').fill('Akello')
  await app.database.pool.query(`update sessions set proved_at = now() - interval '11 minutes'`)
  await saveButton(page).click()

  const question = dialogOf(page, TITLE)
  const password = question.locator('[name=password]')
  await expect(password).toBeFocused()
  await expectNoHindrance(page, [1440, 360])
  await page.setViewportSize({ width: 1280, height: 800 })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(control(page, 'firstName')).toHaveValue('Akello')

  await saveButton(page).click()
  await question.getByRole('button', { name: 'Go on' }).click()
  await expect(question.getByText('Password is required')).toBeVisible()
  await password.fill('not the password')
  await page.keyboard.press('Enter')
  await expect(question.getByText('That is not your current password')).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill(MANAGER.password)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expectToast(page, 'Account updated successfully')
  const listed = await (await page.request.get('/api/admin/users')).json()
  expect(listed).toContainEqual(expect.objectContaining({ email: who.email, firstName: 'Akello' }))
})

test('the list of guests is saved as a file once the password is given', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(PROOF_WANTED)
  await openPanel(page, 'bookings')
  await app.database.pool.query(`update sessions set proved_at = now() - interval '11 minutes'`)
  await page.getByRole('link', { name: 'CSV' }).click()
  const question = dialogOf(page, TITLE)
  await question.locator('[name=password]').fill(MANAGER.password)
  const saving = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Go on' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^bookings-.*\.csv$/)
})
