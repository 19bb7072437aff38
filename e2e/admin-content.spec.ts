import type { Page } from '@playwright/test'
import { addDays } from '@/kernel/days'
import {
  agreeToDelete,
  dialogOf,
  drawPicture,
  expectToast,
  figureOf,
  openPanel,
  rowOf,
  saveButton,
} from './admin-panel'
import { expect, test, WITH_MOTION } from './fixtures'

test.use(WITH_MOTION)

test('a villa is made with what its category says, changed, and deleted; guests see it come and go', async ({
  page,
}) => {
  await openPanel(page, 'villas')
  await page.getByRole('button', { name: 'Add New Villa' }).click()
  const form = dialogOf(page, 'Add New Villa')

  await form.getByRole('tab', { name: 'Pricing' }).click()
  const pricing = form.getByRole('tabpanel', { name: 'Pricing' })
  await expect(pricing.getByText('Choose a category under Basic Info')).toBeVisible()
  await saveButton(page).click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await expect(form.getByText('Description is required')).toBeVisible()
  await expect(form.getByRole('tab', { name: 'Basic Info' })).toHaveAttribute('aria-selected', 'true')
  await expect(form.getByLabel('Name')).toBeFocused()

  await form.getByLabel('Name').fill('Heron House')
  await form.getByLabel('Full description').fill('By the pond, where the herons stand.')
  await form.getByLabel('Category').selectOption('Family Villa')
  await form.getByRole('tab', { name: 'Pricing' }).click()
  await expect(pricing.getByText('$120.00')).toBeVisible()
  await form.getByRole('tab', { name: 'Location' }).click()
  await form.getByLabel('Building').selectOption('Hill House')
  await form.getByLabel('Room number').fill('P01')
  await form.getByLabel('Floor').selectOption('Ground Floor')
  await saveButton(page).click()
  await expectToast(page, 'Villa created successfully')
  await expect(form).toBeHidden()
  await page.getByLabel('Search').fill('heron')
  const row = rowOf(page, 'Heron House')
  await expect(row).toContainText('heron-house')
  await expect(row).toContainText('$120.00')
  await expect(row).toContainText('5 guests')
  expect(await publicVillas(page)).toContainEqual(
    expect.objectContaining({ name: 'Heron House', price: '$120.00' }),
  )

  await page.getByRole('button', { name: 'Edit Heron House P01' }).click()
  await page.getByRole('tab', { name: 'Pricing' }).click()
  await page.getByLabel('Base price').fill('131.5')
  await saveButton(page).click()
  await expectToast(page, 'Villa updated successfully')
  await expect(row).toContainText('$131.50')

  await page.getByRole('button', { name: 'Delete Heron House P01' }).click()
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete this villa?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expectToast(page, 'Villa deleted successfully')
  await expect(row).toHaveCount(0)
  expect((await publicVillas(page)).map(({ name }) => name)).not.toContain('Heron House')
})

test('a villa that cannot be saved keeps its form and says why', async ({ page, complaints }) => {
  complaints.allow(/500|409/)
  await openPanel(page, 'villas')
  await page.route('**/api/admin/villas**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, json: { message: 'The store is closed.' } }),
  )
  await page.getByRole('button', { name: 'Add New Villa' }).click()
  const form = dialogOf(page, 'Add New Villa')
  await form.getByLabel('Name').fill('Kite House')
  await form.getByLabel('Full description').fill('High up.')
  await saveButton(page).click()
  await expectToast(page, 'Failed to create villa')
  await expect(form.getByRole('alert').filter({ hasText: 'The store is closed.' }).first()).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('Kite House')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()

  const first = page.getByRole('button', { name: /^Delete / }).first()
  const before = await page.getByRole('row').count()
  await first.click()
  await agreeToDelete(page)
  await expectToast(page, 'Failed to delete villa')
  await expect(page.getByRole('row')).toHaveCount(before)
})

test('what is not saved asks before Escape, Cancel and the way back lose it', async ({ page }) => {
  await openPanel(page)
  await page.getByRole('link', { name: 'Categories' }).click()
  await page.getByRole('button', { name: 'Edit Garden Studio' }).click()
  const form = dialogOf(page, 'Edit Category')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: 'Edit Garden Studio' }).click()
  await form.getByLabel('Badge', { exact: true }).fill('Quiet')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Cancel' }).click(),
    () => page.evaluate(() => history.back()),
  ]
  for (const leave of ways) {
    await leave()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(form.getByLabel('Badge', { exact: true })).toHaveValue('Quiet')
  }
  await form.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(form).toBeHidden()
})

test('a category is made, hidden from guests and deleted; one in use stays', async ({ page, complaints }) => {
  complaints.allow(/409/)
  await openPanel(page, 'categories')
  await page.getByRole('button', { name: 'Add New Category' }).click()
  await saveButton(page).click()
  await expect(page.getByText('Category name is required')).toBeVisible()
  await page.getByLabel('Name', { exact: false }).and(page.locator('[name=name]')).fill('Tree House')
  await page.getByLabel('Max Guests').fill('0')
  await saveButton(page).click()
  await expect(page.getByText('Please enter at least 1')).toBeVisible()
  await page.getByLabel('Max Guests').fill('4')
  await page.getByLabel('Price per night').fill('88')
  await saveButton(page).click()
  await expectToast(page, 'Category created successfully')
  await expect(rowOf(page, 'Tree House')).toContainText('$88.00')
  expect(await publicCategories(page)).toContain('Tree House')

  await page.getByRole('button', { name: 'Edit Tree House' }).click()
  await page.getByLabel('Active', { exact: true }).uncheck()
  await saveButton(page).click()
  await expectToast(page, 'Category updated successfully')
  await expect(rowOf(page, 'Tree House')).toContainText('Inactive')
  expect(await publicCategories(page)).not.toContain('Tree House')

  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this category?' })
  await page.getByRole('button', { name: 'Delete Tree House' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, 'Tree House')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Tree House' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Category deleted successfully')

  await page.getByRole('button', { name: 'Delete Garden Studio' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Failed to delete category')
  await expect(rowOf(page, 'Garden Studio')).toBeVisible()
})

test('an order is made with buttons or by dragging and saved in one call', async ({ page }) => {
  await openPanel(page, 'categories')
  const before = await publicCategories(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await page.getByRole('button', { name: 'Change order' }).click()
  const down = page.getByRole('button', { name: 'Move Garden Studio down' })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Garden Studio is now 2 of 7')).toBeAttached()
  await expect(down).toBeFocused()
  await page
    .getByTitle('Drag Residence')
    .dragTo(page.getByRole('listitem').filter({ hasText: 'Deluxe Villa' }))
  await page.getByRole('button', { name: 'Save order' }).click()
  await expectToast(page, 'Order saved')
  expect(calls).toEqual(['POST /api/admin/villa-categories/order'])
  const after = await publicCategories(page)
  expect(after).not.toEqual(before)
  expect(after.indexOf('Residence')).toBeLessThan(after.indexOf('Garden Studio'))
})

test('slides are counted, previewed, hidden by one press and shown again', async ({ page }) => {
  await openPanel(page, 'hero')
  await expect(figureOf(page, 'Total')).toHaveText('4')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview of the active slides' })
  await expect(preview.getByText('1 / 4')).toBeVisible()
  await preview.getByRole('button', { name: 'Next slide' }).click()
  await expect(preview.getByText('2 / 4')).toBeVisible()
  await preview.getByRole('button', { name: 'Pause slideshow' }).click()
  await expect(preview.getByRole('button', { name: 'Play slideshow' })).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).click()

  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('button', { name: 'Hide Supper under the lamps' }).click()
  expect((await sent).postDataJSON()).toEqual({ isActive: false })
  await expectToast(page, 'Hero slide status updated')
  await expect(figureOf(page, 'Inactive')).toHaveText('1')
  await page.goto('/')
  await expect(page.getByText('Supper under the lamps')).toHaveCount(0)
  await openPanel(page, 'hero')
  await page.getByRole('button', { name: 'Show Supper under the lamps' }).click()
  await expectToast(page, 'Hero slide status updated')
})

test('a slide is made at the end of the list and deleted; a refusal is called Error', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/)
  await openPanel(page, 'hero')
  await page.getByRole('button', { name: 'Add New Slide' }).click()
  await expect(page.getByLabel('Display order')).toHaveValue('4')
  await page.getByLabel('Main heading').fill('Morning over the lake')
  await saveButton(page).click()
  await expect(page.getByText('Must be a valid URL or file path')).toBeVisible()
  await page
    .getByLabel('Image', { exact: false })
    .and(page.locator('[name=imageUrl]'))
    .fill('/api/assets/hills-at-dusk.svg')
  await page.getByLabel('Feature highlights').fill('Birds\nBoats')
  await saveButton(page).click()
  await expectToast(page, 'Hero slide created successfully')
  await page.route('**/api/admin/hero-slides/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'The store is closed.' } }),
  )
  await page.getByRole('button', { name: 'Hide Morning over the lake' }).click()
  await expectToast(page, 'Error', 'The store is closed.')
  await expect(rowOf(page, 'Morning over the lake')).toContainText('Active')
  await page.unroute('**/api/admin/hero-slides/*')
  await page.route('**/api/admin/hero-slides/*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.getByRole('button', { name: 'Hide Morning over the lake' }).click()
  await expectToast(page, 'Error', 'Failed to update slide status')
  await page.unroute('**/api/admin/hero-slides/*')
  await page.getByRole('button', { name: 'Delete Morning over the lake' }).click()
  await agreeToDelete(page)
  await expectToast(page, 'Hero slide deleted successfully')
})

test('video settings stand under their section with its count, and one key stands there once', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await openPanel(page, 'videos')
  await expect(page.getByRole('rowheader', { name: 'welcome 7' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Setting' }).click()
  await saveButton(page).click()
  await expect(page.getByText('Section is required')).toBeVisible()
  await expect(page.getByText('Setting key is required')).toBeVisible()
  await page.locator('[name=section]').fill('welcome')
  await page.locator('[name=settingKey]').fill('title')
  await saveButton(page).click()
  await expectToast(page, 'Failed to create video setting')
  await page.locator('[name=section]').fill('evening')
  await saveButton(page).click()
  await expectToast(page, 'Video setting created successfully')
  await expect(page.getByRole('rowheader', { name: 'evening 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete title' }).last().click()
  await agreeToDelete(page)
  await expectToast(page, 'Video setting deleted successfully')
  await expect(page.getByRole('rowheader', { name: /evening/ })).toHaveCount(0)
})

test('a villa’s gallery takes a picture by drop, makes it main, and gives it up again', async ({ page }) => {
  await openPanel(page, 'villas')
  await page.getByRole('button', { name: 'Manage gallery of Forest Breeze G01' }).click()
  const gallery = page.getByRole('dialog', { name: 'Gallery Management - Forest Breeze' })
  await expect(gallery.getByRole('tab', { name: 'Images (4)' })).toBeVisible()
  const chooser = gallery.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
  await expectToast(page, 'File Rejected', 'notes.txt: File type must be')
  await chooser.setInputFiles({ name: 'porch.png', mimeType: 'image/png', buffer: await drawPicture(page) })
  await expectToast(page, 'Image added successfully')
  await expect(gallery.getByRole('tab', { name: 'Images (5)' })).toBeVisible()
  const entry = gallery.getByRole('listitem').filter({ hasText: 'Not described yet' })
  await expect(entry.getByText('Main', { exact: true })).toHaveCount(0)
  await entry.getByRole('button', { name: 'Edit picture 5' }).click()
  await page.getByLabel('Alternative text').fill('A porch in the morning')
  await page.getByRole('checkbox', { name: 'Main' }).check()
  await saveButton(page).click()
  await expectToast(page, 'Image updated successfully')
  const porch = gallery.getByRole('listitem').filter({ hasText: 'A porch in the morning' })
  await expect(porch.getByText('Main', { exact: true })).toBeVisible()
  await gallery.getByRole('button', { name: 'Delete A porch in the morning' }).click()
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete this image?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expectToast(page, 'Image deleted successfully')
  await expect(gallery.getByRole('tab', { name: 'Images (4)' })).toBeVisible()
})

async function publicVillas(page: Page): Promise<{ name: string; price: string }[]> {
  return await (await page.request.get('/api/villas')).json()
}

async function publicCategories(page: Page): Promise<string[]> {
  const categories: { name: string }[] = await (await page.request.get('/api/villa-categories')).json()
  return categories.map(({ name }) => name)
}

test('an event with hours is scheduled, and guests see it with them once its days have come', async ({
  page,
  app,
}) => {
  const today = app.today()
  await openPanel(page, 'events')
  await page.getByRole('button', { name: 'Add event' }).click()
  const form = dialogOf(page, 'Add Event')
  await form.getByLabel('Title').fill('Carols by lamplight')
  await form.getByLabel('First day').fill(addDays(today, 20))
  await form.getByLabel('Begins at').fill('18:00')
  await form.getByLabel('Ends at').fill('23:30')
  await form.getByLabel('Show from').fill(addDays(today, 5))
  await saveButton(page).click()
  await expect(form).toBeHidden()
  const row = rowOf(page, 'Carols by lamplight')
  await expect(row).toContainText('Scheduled')
  await expect(row).toContainText('6:00 PM to 11:30 PM')
  expect(await (await page.request.get('/api/events')).text()).not.toContain('Carols')

  await page.getByRole('button', { name: 'Edit Carols by lamplight' }).click()
  await dialogOf(page, 'Edit Event').getByLabel('Show from').fill(today)
  await saveButton(page).click()
  await expect(row).toContainText('Active')
  await page.goto('/events')
  const entry = page.getByRole('listitem').filter({ hasText: 'Carols by lamplight' })
  await expect(entry).toContainText('6:00 PM to 11:30 PM')
})
