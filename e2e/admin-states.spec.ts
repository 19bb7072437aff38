import { control, dialogOf, makeStaff, openPanel } from './admin-panel'
import { expect, test } from './fixtures'
import { walkToSection } from './reused-panel'

test('a list that cannot be loaded says so and comes when asked again', async ({ page, complaints }) => {
  complaints.allow(/500/)
  await page.route('**/api/admin/villa-categories', (route) => route.fulfill({ status: 500, body: 'no' }))
  await openPanel(page, 'categories')
  await expect(page.getByRole('alert').getByText('This list could not be loaded')).toBeVisible()
  await page.unroute('**/api/admin/villa-categories')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Garden Studio').first()).toBeVisible()
})

test('dashboard, audit trail, library and a villa’s gallery that cannot be loaded say so and come when asked again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/)
  const { email } = await makeStaff(page, 'user')
  const screens = [
    ['dashboard', '/api/admin/dashboard', 'The dashboard could not be loaded', 'Total Bookings'],
    ['audit', '/api/admin/audit', 'The audit trail could not be loaded', email],
    ['media', '/api/admin/media', 'The media library could not be loaded', /^[\d,]+ files?$/],
  ] as const
  for (const [section, path, failed, shown] of screens) {
    await page.route(`**${path}*`, (route) => route.fulfill({ status: 500, body: 'no' }))
    await openPanel(page, section)
    await expect(page.getByRole('alert').getByText(failed)).toBeVisible()
    await page.unroute(`**${path}*`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(shown).first()).toBeVisible()
    await expect(page.getByText(failed)).toHaveCount(0)
  }

  const images = '**/api/admin/villa-images*'
  await page.route(images, (route) => route.fulfill({ status: 500, body: 'no' }))
  await openPanel(page, 'villas')
  const manage = page.getByRole('button', { name: /^Manage gallery of/ }).first()
  await manage.click()
  await expect(page.getByRole('alert').getByText('This gallery could not be loaded.')).toBeVisible()
  await page.unroute(images)
  await page.keyboard.press('Escape')
  await manage.click()
  await expect(page.getByRole('tab', { name: /^Images \(/ })).toBeVisible()
})

const EMPTY = [
  [
    'categories',
    '/api/admin/villa-categories',
    'No categories found. Create your first category to get started.',
  ],
  ['hero', '/api/admin/hero-slides', 'No Hero Slides Found'],
  ['videos', '/api/video-settings', 'No Video Settings'],
  ['gallery', '/api/admin/gallery', 'No images found. Add your first image to get started.'],
  ['gallery', '/api/admin/video-tours', 'No video tours found. Add your first video to get started.'],
  ['villas', '/api/admin/villa-images', 'No images added yet'],
  ['villas', '/api/admin/villa-videos', 'No videos added yet'],
] as const

test('a list with nothing in it says so in its own words', async ({ page }) => {
  for (const [section, list, words] of EMPTY) {
    await page.route(`**${list}**`, (route) => route.fulfill({ json: [] }))
    await openPanel(page, section)
    if (list.includes('video-tours')) await page.getByRole('tab', { name: 'Video Tours (0)' }).click()
    if (section === 'villas')
      await page
        .getByRole('button', { name: /^Manage gallery of/ })
        .first()
        .click()
    if (list.includes('villa-videos')) await page.getByRole('tab', { name: 'Videos (0)' }).click()
    await expect(page.getByText(words, { exact: section !== 'villas' })).toBeVisible()
    await page.unroute(`**${list}**`)
  }
  await openPanel(page, 'gallery')
  await page.getByRole('tab', { name: /^Video Tours/ }).click()
  await page.getByLabel('Search').fill('no such tour')
  await expect(page.getByText('No videos match the current filter.')).toBeVisible()
})

const CHANGED = [
  ['villas', 'Add New Villa', 'name'],
  ['categories', 'Add New Category', 'name'],
  ['hero', 'Add New Slide', 'title'],
  ['videos', 'Add Setting', 'settingKey'],
  ['gallery', 'Add URL', 'title'],
  ['events', 'Add Event', 'title'],
  ['blog', 'Add Post', 'title'],
  ['seasons', 'Add Season', 'name'],
  ['rate-plans', 'Add Rate Plan', 'name'],
  ['promo-codes', 'Add Promo Code', 'code'],
  ['accounts', 'Add Account', 'email'],
] as const

test('every form asks before what was typed in it is lost, and keeps it', async ({ page }) => {
  await openPanel(page)
  for (const [section, add, name] of CHANGED) {
    await walkToSection(page, section)
    await page.getByRole('button', { name: add }).filter({ visible: true }).first().click()
    await control(page, name).fill('not saved yet')
    await dialogOf(page, add).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(control(page, name)).toHaveValue('not saved yet')
    await dialogOf(page, add).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(dialogOf(page, add)).toBeHidden()
  }
})

test('facts and an order ask before what was done is lost, and keep it', async ({ page }) => {
  const keep = page.getByRole('button', { name: 'Keep editing' })
  const discard = page.getByRole('button', { name: 'Discard changes' })
  const leave = () => page.getByRole('link', { name: 'Villas', exact: true }).click()
  const villas = page.getByRole('heading', { level: 1, name: 'Villas', exact: true })

  await openPanel(page, 'facts')
  const tagline = page.getByLabel('Tagline')
  await tagline.fill('not saved yet')
  await leave()
  await keep.click()
  await expect(tagline).toHaveValue('not saved yet')
  await leave()
  await discard.click()
  await expect(villas).toBeVisible()

  await openPanel(page, 'hero')
  const [{ title }] = await (await page.request.get('/api/admin/hero-slides')).json()
  const change = page.getByRole('button', { name: 'Change order' })
  const place = page.getByRole('spinbutton', { name: `Place of ${title}`, exact: true })
  const cancel = () => page.getByRole('button', { name: 'Cancel' }).click()
  for (const [way, left] of [
    [cancel, change],
    [leave, villas],
  ] as const) {
    await change.click()
    await page.getByRole('button', { name: `Move ${title} down`, exact: true }).click()
    await way()
    await keep.click()
    await expect(place).toHaveValue('2')
    await way()
    await discard.click()
    await expect(left).toBeVisible()
  }
})
