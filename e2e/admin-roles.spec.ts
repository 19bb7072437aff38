import {
  control,
  dialogOf,
  expectNoHindrance,
  expectToast,
  makeStaff,
  openPanel,
  saveButton,
} from './admin-panel'
import { expect, test } from './fixtures'

test('a superadmin makes a role, gives it to somebody, and that person sees what it allows and no more', async ({
  page,
  complaints,
}) => {
  complaints.allow(/401|403/)
  await openPanel(page, 'roles')
  await expect(page.getByRole('region', { name: 'Roles that come with the program' })).toContainText(
    'Receptionist',
  )
  await page.getByRole('button', { name: 'Add Role' }).first().click()
  const name = `Bookkeeper ${Date.now()}`
  await control(page, 'name').fill(name)
  await page.getByRole('checkbox', { name: /^Money/ }).check()
  await page.getByRole('checkbox', { name: /^Reports/ }).check()
  await saveButton(page).click()
  await expectToast(page, 'Role created successfully')

  const who = { email: `books-${Date.now()}@pearl-villas.example`, password: 'another-throw-away' }
  await openPanel(page, 'accounts')
  await page.getByRole('button', { name: 'Add Account' }).click()
  await control(page, 'email').fill(who.email)
  await control(page, 'password').fill(who.password)
  await control(page, 'role').selectOption(name)
  await saveButton(page).click()
  await expectToast(page, 'Account created successfully')

  await page.context().clearCookies()
  await openPanel(page, '', who)
  // Not at the front desk, so the panel begins with the first section that is theirs.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText(name)).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Sections' })
  await expect(menu.getByRole('link', { name: 'Cash Drawer' })).toBeVisible()
  for (const hidden of ['Today', 'Bookings', 'Villas', 'Staff', 'Roles', 'Exchange rate'])
    await expect(menu.getByRole('link', { name: hidden, exact: true })).toHaveCount(0)
  await page.goto('/admin/bookings')
  await expect(page.getByRole('heading', { name: 'Your account may not see this section.' })).toBeVisible()
  expect((await page.request.get('/api/admin/users')).status()).toBe(403)
})

test('a role that an account has is not deleted, and a form without a permission says what is missing', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await openPanel(page, 'roles')
  const name = `Gardener ${Date.now()}`
  const made = await page.request.post('/api/admin/roles', { data: { name, permissions: ['housekeeping'] } })
  const { slug } = await made.json()
  const email = `garden-${Date.now()}@pearl-villas.example`
  await page.request.post('/api/admin/users', { data: { email, password: 'another-throw-away', role: slug } })
  await page.reload()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'Some accounts still have this role.')

  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByRole('checkbox', { name: /^Housekeeping/ }).uncheck()
  await saveButton(page).click()
  await expect(dialogOf(page, 'Edit Role').getByText('Please choose what this role may do')).toBeVisible()
  await expectNoHindrance(page)
})

test('a receptionist works bookings and takes money, and finds neither figures nor a way to save the guests', async ({
  page,
}) => {
  const who = await makeStaff(page, 'receptionist')
  await page.context().clearCookies()
  await openPanel(page, 'bookings', who)
  await expect(page.getByText('Receptionist', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'CSV' })).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Sections' })
  await expect(menu.getByRole('link', { name: 'Cash Drawer' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Reports' })).toHaveCount(0)
})
