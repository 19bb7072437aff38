import {
  control,
  dialogOf,
  expectNoHindrance,
  expectToast,
  MANAGER,
  makeStaff,
  openPanel,
  saveButton,
  signInAgain,
} from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

const SIGNED_OUT = /401/

test('who is not signed in meets the sign-in, and nothing in it hinders anybody, at any width', async ({
  page,
  complaints,
}) => {
  complaints.allow(SIGNED_OUT)
  await page.goto('/admin/villas')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  await expect(page.getByText('Please sign in', { exact: true })).toBeVisible()
  await expectNoHindrance(page)
})

test('while signing in the fields rest and the button says so, and a second press sends nothing', async ({
  page,
  complaints,
}) => {
  complaints.allow(SIGNED_OUT)
  await page.goto('/admin')
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: false }).and(page.locator('input'))
  let calls = 0
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/login', async (route) => {
    calls += 1
    await isAnswered
    await route.continue()
  })
  await email.fill(MANAGER.email)
  await password.fill(MANAGER.password)
  await page.getByRole('button', { name: 'Sign In' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  const busy = page.getByRole('button', { name: 'Signing in...' })
  await expect(busy).toBeDisabled()
  await expect(busy.locator('svg')).toBeVisible()
  await expect(email).toBeDisabled()
  await expect(password).toBeDisabled()
  await busy.dispatchEvent('click')
  await expectNoHindrance(page, [1440, 320])
  answer()
  await expectToast(page, 'Login successful', 'Welcome to the admin panel')
  expect(calls).toBe(1)
})

test('the sign-in says what is missing, refuses a wrong password and lets staff in and out', async ({
  page,
  complaints,
}) => {
  complaints.allow(SIGNED_OUT)
  await page.goto('/admin')
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: false }).and(page.locator('input'))
  const signIn = page.getByRole('button', { name: 'Sign In' })

  await email.fill('desk')
  await signIn.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(email).toBeFocused()

  await email.fill(MANAGER.email)
  await password.fill('not the password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await signIn.click()
  await expectToast(page, 'Login failed', 'Invalid credentials')

  await password.fill(MANAGER.password)
  await signIn.click()
  await expectToast(page, 'Login successful', 'Welcome to the admin panel')
  await expect(page.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible()
  await expect(page.getByText('Super Admin')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeTruthy()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logged out', 'You have been successfully logged out')
  await expect(signIn).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull()
})

test('while it is not yet known who is there, the panel says that it is loading', async ({ page }) => {
  await page.route('**/api/auth/user', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const opening = openPanel(page)
  await expect(page.getByText('Loading admin panel...')).toBeVisible()
  await opening
})

test('without a network the sign-in says so, and keeps what was typed', async ({ page, complaints }) => {
  complaints.allow(SIGNED_OUT)
  complaints.allow(/ERR_FAILED|Failed to load/)
  await page.goto('/admin')
  await page.route('**/api/auth/login', (route) => route.abort())
  await page.getByLabel('Email').fill(MANAGER.email)
  await page.getByLabel('Password', { exact: false }).and(page.locator('input')).fill(MANAGER.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Login failed', 'Network error occurred')
  await expect(page.getByLabel('Email')).toHaveValue(MANAGER.email)
})

test('a logout that fails is said, and this browser forgets the session all the same', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500|401/)
  await openPanel(page, 'dashboard')
  await expect(page.getByText('Total Bookings')).toBeVisible()
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: '{"message":"no"}' }))
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logout failed', 'There was an error logging you out')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('a session that ends in mid-form is renewed over the form, which goes on where it was', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(SIGNED_OUT)
  await openPanel(page, 'categories')
  await page.getByRole('button', { name: 'Edit Terrace Villa' }).click()
  const description = page.getByLabel('Description')
  const text = `Terraces that look west, at ${Date.now()}`
  await description.fill(text)
  await app.database.pool.query('delete from sessions')
  await page.getByRole('button', { name: 'Save' }).click()

  const again = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(again).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(again).toBeHidden()
  await expect(description).toHaveValue(text)

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(again.getByLabel('Email')).toHaveValue(MANAGER.email)
  await expect(again.locator('[name=password]')).toBeFocused()
  await signInAgain(page)
  await expectToast(page, 'Category updated successfully')
  const kept = await (await page.request.get('/api/villa-categories')).json()
  expect(kept.map((category: { description: string }) => category.description)).toContain(text)
})

test('staff change their own password, which signs them out everywhere else', async ({
  page,
  browser,
  app,
  complaints,
}) => {
  complaints.allow(/422/)
  const who = await makeStaff(page, 'user')
  const elsewhere = await browser.newContext({ baseURL: app.url })
  await elsewhere.request.post('/api/auth/login', { data: who })
  // Today would ask anew at the news of the mail about it, which may come before the new session does.
  await openPanel(page, 'account', who)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: `Account of ${who.email}` }).click()
  await page.getByRole('button', { name: 'Change password' }).first().click()
  const form = dialogOf(page, 'Change password')
  await saveButton(page).click()
  await expect(form.getByText('Password is required')).toBeVisible()
  await expect(form.getByText('Please use at least 10 characters')).toBeVisible()
  await control(page, 'currentPassword').fill('not the password')
  await control(page, 'newPassword').fill('a password for spring')
  await expectNoAxeViolations(page)
  await saveButton(page).click()
  await expectToast(page, 'The password could not be changed', 'That is not your current password.')
  await expect(control(page, 'currentPassword')).toBeFocused()
  await expect(control(page, 'newPassword')).toHaveValue('a password for spring')

  const other = async () => (await elsewhere.request.get('/api/auth/user')).status()
  expect(await other()).toBe(200)
  await control(page, 'currentPassword').fill(who.password)
  await saveButton(page).click()
  await expectToast(page, 'Password changed', 'You are signed out everywhere else.')
  await expect(form).toBeHidden()
  expect(await other()).toBe(401)
  await elsewhere.close()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible()
  const signIn = (password: string) => page.request.post('/api/auth/login', { data: { ...who, password } })
  expect((await signIn(who.password)).status()).toBe(401)
  expect((await signIn('a password for spring')).status()).toBe(200)
})

test('the panel’s page is not kept, not indexed and runs nothing but our own files', async ({ request }) => {
  for (const path of ['/admin', '/admin/villas']) {
    const answer = await request.get(path)
    const headers = answer.headers()
    expect(answer.status()).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("style-src 'self';")
  }
})

test('the panel’s first load keeps its budget, and the landing page loads nothing of it', async ({
  page,
}) => {
  const loaded: { url: string; bytes: Promise<number> }[] = []
  page.on('response', (response) => {
    if (/script|stylesheet/.test(response.request().resourceType())) {
      const bytes = response
        .request()
        .sizes()
        .then((sizes) => sizes.responseBodySize)
      loaded.push({ url: response.url(), bytes })
    }
  })
  await openPanel(page)
  await page.waitForLoadState('networkidle')
  const scripts = loaded.filter(({ url }) => url.endsWith('.js'))
  const sizes = await Promise.all(scripts.map(({ bytes }) => bytes))
  const total = sizes.reduce((sum, one) => sum + one, 0)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan(200 * 1024)

  const ofPanel = loaded.filter(({ url }) => url.includes('admin')).map(({ url }) => url)
  expect(ofPanel.length).toBeGreaterThan(0)
  loaded.length = 0
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(
    loaded.map(({ url }) => url).filter((url) => ofPanel.includes(url) || url.includes('admin')),
  ).toEqual([])
})
