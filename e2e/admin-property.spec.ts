import { BY_GUEST, BY_ITSELF, recordChange } from '@/server/audit/record-change'
import {
  agreeToDelete,
  control,
  drawPicture,
  expectToast,
  makeStaff,
  openPanel,
  rowOf,
  saveButton,
} from './admin-panel'
import { expect, test } from './fixtures'

test('a message of a visitor is read, answered by mail and put away', async ({ page }) => {
  const message = {
    name: 'A curious guest',
    email: 'guest@guest.example',
    subject: 'Booking Inquiry',
    message: 'Is there room for a family of five?',
  }
  expect((await page.request.post('/api/contact', { data: message })).ok()).toBe(true)
  await openPanel(page, 'messages')
  const row = rowOf(page, 'A curious guest').first()
  await expect(row).toContainText('Unread')
  await row.getByRole('button', { name: 'Read the message of A curious guest' }).click()
  const opened = page.getByRole('dialog', { name: 'Booking Inquiry' })
  await expect(opened).toContainText('Is there room for a family of five?')
  await expect(opened.getByRole('link', { name: 'Reply by mail' })).toHaveAttribute(
    'href',
    /^mailto:guest@guest\.example\?subject=Re%3A%20Booking%20Inquiry&body=/,
  )
  await expect(row).toContainText('Read')
  await expect(row).not.toContainText('Unread')
  await opened.getByRole('button', { name: 'Archive' }).click()
  await expectToast(page, 'Message archived')
  await expect(rowOf(page, 'A curious guest')).toHaveCount(0)
  await page.getByRole('button', { name: /^Archive \(/ }).click()
  await expect(rowOf(page, 'A curious guest')).toHaveCount(1)
})

test('an event is made, shown to visitors, and deleted', async ({ page }) => {
  await openPanel(page, 'events')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await saveButton(page).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await page.getByLabel('Title').fill('Drums by the fire')
  await page.getByLabel('First day').fill('2031-03-14')
  await page.getByLabel('Price a person (USD)').fill('12.5')
  await saveButton(page).click()
  await expectToast(page, 'Event created successfully')
  const row = rowOf(page, 'Drums by the fire')
  await expect(row).toContainText('14 Mar 2031')
  await expect(row).toContainText('$12.50')
  expect(await (await page.request.get('/api/events')).text()).toContain('Drums by the fire')
  await page.getByRole('button', { name: 'Delete Drums by the fire' }).click()
  await agreeToDelete(page)
  await expectToast(page, 'Event deleted successfully')
})

test('a post is drafted, looked at, published and made a draft again', async ({ page }) => {
  await openPanel(page, 'blog')
  await page.getByRole('button', { name: 'Add Post' }).click()
  await page.getByLabel('Title').fill('When the cranes come')
  const text = page.getByRole('textbox', { name: 'Text' })
  const tools = page.getByRole('toolbar', { name: 'Tools for Text' })
  await text.pressSequentially('They come in April.\n')
  await tools.getByRole('button', { name: 'Heading', exact: true }).click()
  await text.pressSequentially('Where\n')
  await tools.getByRole('button', { name: 'List', exact: true }).click()
  await text.pressSequentially('by the pond\non the hill')
  await saveButton(page).click()
  await expectToast(page, 'Post created successfully')
  const row = rowOf(page, 'When the cranes come')
  await expect(row).toContainText('/blog/when-the-cranes-come')
  await expect(row).toContainText('Draft')
  const posts = async () => (await page.request.get('/api/blog-posts')).text()
  expect(await posts()).not.toContain('cranes')
  await page.getByRole('button', { name: 'Preview When the cranes come' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Where' })).toBeVisible()
  await expect(preview.getByRole('listitem')).toHaveText(['by the pond', 'on the hill'])
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(preview).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await preview.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Publish When the cranes come' }).click()
  await expectToast(page, 'Post published')
  expect(await posts()).toContain('When the cranes come')
  expect(await (await page.request.get('/blog')).text()).toContain('href="/blog/when-the-cranes-come"')
  expect((await page.request.get('/blog/when-the-cranes-come')).status()).toBe(200)
  await page.getByRole('button', { name: 'Make When the cranes come a draft again' }).click()
  await expectToast(page, 'Post is a draft again')
  expect(await posts()).not.toContain('cranes')
  expect(await (await page.request.get('/blog')).text()).not.toContain('cranes')
  expect((await page.request.get('/blog/when-the-cranes-come')).status()).toBe(404)
})

test('an uploaded picture is described in the library, kept while it is in use, and deleted after', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/409/)
  // Other tests of this app may have uploaded before.
  await app.database.pool.query('delete from media_files')
  await openPanel(page, 'media')
  await expect(page.getByText('Nothing has been uploaded yet.')).toBeVisible()
  const buffer = await drawPicture(page)
  await page.locator('input[type=file]').setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer })
  const file = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'gate.png' }) })
  await expect(file).toContainText('Not in use')
  await file.getByRole('button', { name: 'Describe gate.png' }).click()
  await page.getByRole('textbox', { name: 'Alternative text' }).fill('The gate at noon')
  await saveButton(page).click()
  await expectToast(page, 'Alternative text saved')
  await expect(file).toContainText('The gate at noon')

  const imageUrl = await file.getByRole('link', { name: 'Open gate.png in a new tab' }).getAttribute('href')
  const image = { title: 'The gate', imageUrl, category: 'exterior' }
  const made = await page.request.post('/api/admin/gallery', { data: image })
  const { id } = await made.json()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await file.getByText('Used in 1 place').click()
  await expect(file).toContainText('The gate')
  await file.getByRole('button', { name: 'Delete gate.png' }).click()
  await agreeToDelete(page)
  await expectToast(page, 'Failed to delete file', 'still in use')

  await page.request.delete(`/api/admin/gallery/${id}`)
  await file.getByRole('button', { name: 'Delete gate.png' }).click()
  await agreeToDelete(page)
  await expectToast(page, 'File deleted successfully')
  await expect(file).toHaveCount(0)
})

test('the library is put in order by age, name and size, and narrowed to a kind', async ({ page, app }) => {
  await app.database.pool.query('delete from media_files')
  await openPanel(page, 'media')
  for (const [name, width] of [
    ['boat.png', 200],
    ['crane.png', 1600],
    ['Acacia.png', 800],
  ] as const) {
    const image = { name, mimeType: 'image/png', buffer: await drawPicture(page, width, width) }
    expect((await page.request.post('/api/upload', { multipart: { image } })).status()).toBe(201)
  }
  await page.getByRole('button', { name: 'Refresh' }).click()
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(names).toHaveText(['Acacia.png', 'crane.png', 'boat.png'])
  const sort = page.getByLabel('Sort by')
  for (const [order, sorted] of [
    ['Oldest first', ['boat.png', 'crane.png', 'Acacia.png']],
    ['Name', ['Acacia.png', 'boat.png', 'crane.png']],
    ['Largest first', ['crane.png', 'Acacia.png', 'boat.png']],
  ] as const) {
    await sort.selectOption(order)
    await expect(names).toHaveText([...sorted])
  }
  await page.reload()
  await expect(names).toHaveText(['crane.png', 'Acacia.png', 'boat.png'])
  await page.getByLabel('Kind').selectOption('Videos')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
})

test('a superadmin makes an account, changes its role and reads about it in the audit trail', async ({
  page,
}) => {
  await openPanel(page, 'accounts')
  await page.getByRole('button', { name: 'Add Account' }).click()
  await page.getByLabel('Email').fill('evening@pearl-villas.example')
  await control(page, 'password').fill('short')
  await saveButton(page).click()
  await expect(page.getByText('Please use at least 10 characters')).toBeVisible()
  await control(page, 'password').fill('long enough now')
  await saveButton(page).click()
  await expectToast(page, 'Account created successfully')
  await page.getByRole('button', { name: 'Edit evening@pearl-villas.example' }).click()
  await page.getByRole('dialog').getByLabel('Role').selectOption('Admin')
  await saveButton(page).click()
  await expectToast(page, 'Account updated successfully')
  await expect(rowOf(page, 'evening@pearl-villas.example')).toContainText('Admin')
  expect(
    (
      await page.request.post('/api/auth/login', {
        data: { email: 'evening@pearl-villas.example', password: 'long enough now' },
      })
    ).status(),
  ).toBe(200)

  await openPanel(page, 'audit')
  const entry = page.getByRole('listitem').filter({ hasText: 'changed' }).first()
  await expect(entry).toContainText('evening@pearl-villas.example')
  await entry.locator('summary').click()
  await expect(entry.getByRole('row', { name: 'role user admin' })).toBeVisible()

  const entries = page.getByRole('main').getByRole('listitem')
  await page.getByLabel('Who').selectOption('desk@pearl-villas.example')
  await expect(entries.first()).toContainText('desk@pearl-villas.example')
  await page.request.post('/api/auth/login', {
    data: { email: 'evening@pearl-villas.example', password: 'long enough now' },
  })
  await page.request.post('/api/admin/events', {
    data: { title: 'A quiet evening', eventDate: '2031-06-01' },
  })
  await openPanel(page, 'audit')
  await page.getByLabel('Who').selectOption('evening@pearl-villas.example')
  await expect(entries.filter({ hasText: 'signed in as' })).toHaveCount(2)
  await page.getByLabel('What').selectOption('Events')
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('A quiet evening')
  await page.getByLabel('What').selectOption('Bookings')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
})

test('the audit trail begins with the newest or the oldest, and tells guests and the hotel itself from staff', async ({
  page,
  app,
}) => {
  const { orm, pool } = app.database
  const step = { resource: 'bookings', action: 'status' } as const
  const after = (reason: string) => ({ status: 'cancelled', reason })
  await recordChange(orm, BY_GUEST, { ...step, rowId: 4101, after: after('by the guest') })
  await recordChange(orm, BY_ITSELF, { ...step, rowId: 4102, after: after('lapsed') })
  await openPanel(page, 'audit')
  const entries = page.getByRole('main').getByRole('listitem')
  const bookings = entries.filter({ hasText: 'Bookings' })
  await expect(bookings.first()).toContainText('by itself changed the status of Bookings: #4102')
  await page.getByLabel('Sort by').selectOption('Oldest first')
  await expect(entries.first()).not.toContainText('#4102')
  const times = await entries
    .getByRole('time')
    .evaluateAll((all: HTMLTimeElement[]) => all.map((time) => time.dateTime))
  expect(times.length).toBeGreaterThan(1)
  expect(times).toEqual(times.toSorted())
  const { rows } = await pool.query('select min(created_at) as first from audit_entries')
  expect(times[0]).toBe(rows[0].first.toISOString())

  const who = page.getByLabel('Who')
  await who.selectOption('Guests, by their private link')
  await expect(entries.filter({ hasText: '#4101' })).toHaveCount(1)
  await expect(entries.filter({ hasText: 'by itself' })).toHaveCount(0)
  await who.selectOption('The house, by itself')
  await expect(entries.filter({ hasText: '#4102' })).toHaveCount(1)
  await expect(entries.filter({ hasText: 'the guest' })).toHaveCount(0)
})

test('the hotel’s facts say which are still samples and change on the public pages', async ({ page }) => {
  await openPanel(page, 'facts')
  const samples = page.getByRole('region', { name: 'Still sample values' })
  await expect(samples).toContainText('Messaging number')
  await page.getByLabel('Messaging number').fill('+256 772 123 456')
  await page.getByLabel('Information e-mail').fill('no address')
  await page.getByRole('button', { name: 'Save facts' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Information e-mail').fill('info@pearl-villas.example')
  await page.getByRole('button', { name: 'Save facts' }).click()
  await expectToast(page, 'Facts saved')
  await expect(samples).not.toContainText('Messaging number')
  expect(await (await page.request.get('/contact')).text()).toContain('+256 772 123 456')
  const hours = page.getByLabel('Hours before check-in until which cancelling is free')
  await expect(hours).toHaveValue('24')
  await hours.fill('72')
  await page.getByRole('button', { name: 'Save facts' }).click()
  await expectToast(page, 'Facts saved')
  const read = async (path: string) => (await page.request.get(path)).text()
  await expect.poll(() => read('/policies/refunds')).toContain('2:00 PM 3 days before you arrive')
  expect(await read('/booking')).toContain('Free up to 72 hours before check-in')
  await hours.fill('24')
  await page.getByRole('button', { name: 'Save facts' }).click()
  await expect.poll(() => read('/booking')).toContain('Free up to 24 hours before check-in')
})

test('what superadmins keep is neither shown nor opened to others', async ({ page }) => {
  await openPanel(page, 'audit', await makeStaff(page, 'admin'))
  await expect(page.getByText('Your account may not see this section.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Audit Trail|Staff|Property Facts/ })).toHaveCount(0)
})
