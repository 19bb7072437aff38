import type { Page } from '@playwright/test'
import { control, dialogOf, expectToast, openPanel, rowOf, saveButton, signInAgain } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

const SOMEBODY_ELSE = 'Somebody else changed this after you opened it.'

test('a form that comes too late is refused, keeps what was typed, shows what is new, and may then be saved', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await openPanel(page, 'categories')
  await page.getByRole('button', { name: 'Edit Terrace Villa' }).click()
  const form = dialogOf(page, 'Edit Category')
  await control(page, 'description').fill('Terraces that look west.')
  const before = await changeBehind(page, '/api/admin/villa-categories', 'Terrace Villa', {
    badge: 'Sunset',
    maxGuests: 7,
    isActive: false,
  })

  await saveButton(page).click()
  await expectToast(page, 'Error', SOMEBODY_ELSE)
  await expect(form.getByRole('paragraph').filter({ hasText: SOMEBODY_ELSE }).first()).toBeVisible()
  await expect(control(page, 'description')).toHaveValue('Terraces that look west.')
  const theirs = form.getByRole('region', { name: 'What somebody else saved meanwhile' })
  await expect(theirs.getByRole('listitem')).toHaveText([/Badge: Sunset/, /Active: Off/, /Max Guests: 7/])
  await expectNoAxeViolations(page)
  expect(await find(page, '/api/admin/villa-categories', 'Terrace Villa')).toMatchObject({
    badge: 'Sunset',
    description: before.description,
  })

  await theirs.getByRole('button', { name: 'Use theirs: Badge' }).click()
  await theirs.getByRole('button', { name: 'Use theirs: Active' }).click()
  await expect(control(page, 'badge')).toHaveValue('Sunset')
  await saveButton(page).click()
  await expectToast(page, 'Category updated successfully')
  await expect(form).toBeHidden()
  await expect(rowOf(page, 'Terrace Villa')).toContainText('Inactive')
  expect(await find(page, '/api/admin/villa-categories', 'Terrace Villa')).toMatchObject({
    badge: 'Sunset',
    description: 'Terraces that look west.',
    maxGuests: before.maxGuests,
    isActive: false,
  })
  await changeBehind(page, '/api/admin/villa-categories', 'Terrace Villa', {
    badge: before.badge,
    isActive: true,
  })
})

test('shelves, accounts and the facts notice a second pen in the same way', async ({ page, complaints }) => {
  complaints.allow(/409/)
  await openPanel(page, 'gallery')
  const [picture] = await (await page.request.get('/api/admin/gallery')).json()
  await page
    .getByRole('button', { name: `Edit ${picture.title}` })
    .first()
    .click()
  await control(page, 'description').fill('Seen from the pond.')
  await page.request.patch(`/api/admin/gallery/${picture.id}`, { data: { category: 'events' } })
  await saveButton(page).click()
  await expectToast(page, 'Error', SOMEBODY_ELSE)
  const theirs = page.getByRole('region', { name: 'What somebody else saved meanwhile' })
  await expect(theirs).toContainText('Category: Events & Celebrations')
  await theirs.getByRole('button', { name: 'Use theirs: Category' }).click()
  await saveButton(page).click()
  await expectToast(page, 'Gallery image updated successfully')
  expect(await find(page, '/api/admin/gallery', picture.title)).toMatchObject({
    category: 'events',
    description: 'Seen from the pond.',
  })

  const account = { email: `two-pens-${Date.now()}@pearl-villas.example`, password: 'throw-away-too' }
  const { id } = await (await page.request.post('/api/admin/users', { data: account })).json()
  await openPanel(page, 'accounts')
  await page.getByRole('button', { name: `Edit ${account.email}` }).click()
  await control(page, 'firstName').fill('Robin')
  await page.request.patch(`/api/admin/users/${id}`, { data: { role: 'admin' } })
  await saveButton(page).click()
  await expectToast(page, 'Error', SOMEBODY_ELSE)
  await expect(theirs).toContainText('Role: Admin')
  await theirs.getByRole('button', { name: 'Use theirs: Role' }).click()
  await saveButton(page).click()
  await expectToast(page, 'Account updated successfully')
  await expect(rowOf(page, account.email)).toContainText('Robin')

  await openPanel(page, 'facts')
  const { facts } = await (await page.request.get('/api/admin/property')).json()
  await page.getByLabel('Tagline').fill('Under the acacias')
  await page.request.put('/api/admin/property', { data: { ...facts, town: 'Mbarara City' } })
  await page.getByRole('button', { name: 'Save facts' }).click()
  await expectToast(page, 'The facts could not be saved', SOMEBODY_ELSE)
  await expect(theirs).toContainText('Mbarara City')
  await theirs.getByRole('button', { name: /^Use theirs/ }).click()
  await page.getByRole('button', { name: 'Save facts' }).click()
  await expectToast(page, 'Facts saved')
  expect((await (await page.request.get('/api/property')).json()).town).toBe('Mbarara City')
  await page.request.put('/api/admin/property', { data: facts })
})

test('a form is as old as when it was opened, also after signing in again over it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/401|409/)
  await openPanel(page, 'events')
  const name = `Two pens ${Date.now()}`
  await page.request.post('/api/admin/events', { data: { title: name, eventDate: '2031-05-01' } })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await control(page, 'location').fill('Garden')
  await changeBehind(page, '/api/admin/events', name, { capacity: 12 })
  await page.context().clearCookies()
  await saveButton(page).click()
  await signInAgain(page)
  await expectToast(page, 'Error', SOMEBODY_ELSE)
  await expect(control(page, 'location')).toHaveValue('Garden')
  await dialogOf(page, 'Edit Event').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  const { id } = await find(page, '/api/admin/events', name)
  await page.request.delete(`/api/admin/events/${id}`)
})

/** What another clerk does meanwhile; answers the row as it was. */
async function changeBehind(page: Page, path: string, name: string, change: object) {
  const row = await find(page, path, name)
  expect((await page.request.patch(`${path}/${row.id}`, { data: change })).status()).toBe(200)
  return row
}

async function find(page: Page, path: string, name: string) {
  const rows: { id: number; name?: string; title?: string }[] = await (await page.request.get(path)).json()
  const row = rows.find((one) => one.name === name || one.title === name)
  if (!row) throw new Error(`${name} is not at ${path}`)
  return row as typeof row & Record<string, unknown>
}

test('a budget that somebody else saved meanwhile is shown beside what was typed, and saving again goes over it', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/409/)
  await app.database.pool.query('delete from budgets')
  await openPanel(page, 'reports')
  await page.getByRole('link', { name: 'Budget' }).click()
  await page.getByRole('button', { name: 'Set the budget' }).click()
  const form = page.getByRole('dialog', { name: /^Budget of/ })
  await form.getByLabel(/^Nights, Apr/).fill('50')
  await form.getByLabel(/^Revenue, Apr/).fill('3,000')
  const [year] = app.today().split('-')
  const theirs = [4, 5].map((month) => ({
    month: `${year}-0${month}`,
    budget: { nights: 40, revenue: '2600.00' },
    seen: null,
  }))
  expect((await page.request.put('/api/admin/budgets', { data: { months: theirs } })).status()).toBe(200)

  await form.getByRole('button', { name: 'Save the budget' }).click()
  await expect(form.getByRole('alert')).toContainText('Somebody else changed the budget of April')
  await expect(form.getByText('Somebody else saved 40 nights, $2,600.00')).toHaveCount(1)
  await expect(form.getByLabel(/^Nights, Apr/)).toHaveValue('50')
  await expect(form.getByLabel(/^Nights, May/)).toHaveValue('40')
  await form.getByRole('button', { name: 'Save the budget' }).click()
  await expectToast(page, `The budget of ${year} is saved`)
  const { rows } = await app.database.pool.query('select nights from budgets order by month')
  expect(rows).toEqual([{ nights: 50 }, { nights: 40 }])
})
