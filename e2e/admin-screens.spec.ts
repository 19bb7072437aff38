import type { Page } from '@playwright/test'
import { addDays, type Day } from '@/kernel/days'
import {
  control,
  dialogOf,
  drawPicture,
  expectNoHindrance,
  MANAGER,
  makeStaff,
  openPanel,
} from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

const SECTIONS = [
  ['', 'Dashboard'],
  ['villas', 'Villas'],
  ['seasons', 'Seasons'],
  ['categories', 'Categories'],
  ['hero', 'Hero Section'],
  ['videos', 'Videos'],
  ['gallery', 'Gallery'],
  ['bookings', 'Bookings'],
  ['timeline', 'Timeline'],
  ['blocks', 'Blocked dates'],
  ['channels', 'Channels'],
  ['reports', 'Reports'],
  ['messages', 'Messages'],
  ['mails', 'Mails'],
  ['events', 'Events'],
  ['blog', 'Blog'],
  ['media', 'Media'],
  ['accounts', 'Staff'],
  ['facts', 'Property Facts'],
  ['audit', 'Audit Trail'],
] as const

const FURNISHED = 'Season of long rains'

for (const [path, title] of SECTIONS)
  test(`nothing in ${title} hinders anybody, at any width`, async ({ page, house, resetBookings: _ }) => {
    await furnish(page, house.today())
    await openPanel(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveTitle(`${title} · Admin`)
    await expectNoHindrance(page)
  })

/** Every form there is, by the section it stands in and the button that opens it. */
const FORMS = [
  ['villas', 'Add New Villa'],
  ['seasons', 'Add Season'],
  ['blocks', 'Block dates'],
  ['categories', 'Add New Category'],
  ['hero', 'Add New Slide'],
  ['videos', 'Add Setting'],
  ['gallery', 'Add URL'],
  ['events', 'Add Event'],
  ['blog', 'Add Post'],
  ['accounts', 'Add Account'],
  ['channels', 'Add Feed'],
] as const

for (const [width, narrower] of [
  [360, 320],
  [1440, 768],
] as const)
  for (const [section, add] of FORMS)
    test(`the form of ${section} is worked with the keyboard and hinders nobody at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openPanel(page, section)
      const button = page.getByRole('button', { name: add }).first()
      await button.focus()
      await page.keyboard.press('Enter')
      const form = page.getByRole('dialog', { name: add, exact: true })
      await expect(form).toBeVisible()
      await expectNoAxeViolations(page)
      // Enter in a field sends; what is wrong is said, marked, and takes the focus.
      await form.locator('input:not([type=checkbox]):not([type=file])').first().press('Enter')
      await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
      await expectNoHindrance(page, [narrower, width])
      for (const tab of await form.getByRole('tab').all()) {
        await tab.click()
        await expectNoHindrance(page, [narrower, width])
      }
      // The focus stays inside for as long as the form is open, and goes back to where it came from.
      for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab')
      const isInside = await page.evaluate(() => {
        const focused = document.activeElement
        return focused === document.body || focused?.closest('dialog') !== null
      })
      expect(isInside).toBe(true)
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
      await expect(button).toBeFocused()
    })

test('questions, galleries and orders hinder nobody, at any width', async ({ page }) => {
  await openPanel(page, 'villas')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expectNoHindrance(page)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Manage gallery/ })
    .first()
    .click()
  await expect(page.getByRole('tab', { name: /^Images \(/ })).toBeVisible()
  await expectNoHindrance(page)
  await page.getByRole('tab', { name: /^Videos/ }).click()
  await expectNoHindrance(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Change order' }).click()
  await expectNoHindrance(page)
})

test('the preview of slides and the form of an account hinder nobody, at any width', async ({ page }) => {
  await openPanel(page, 'hero')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expectNoHindrance(page)
  await page.keyboard.press('Escape')
  await openPanel(page, 'accounts')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expectNoHindrance(page)
})

test('what is typed in a villa’s gallery outlives a tablet that is turned', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await openPanel(page, 'villas')
  await page
    .getByRole('button', { name: /^Manage gallery/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add Image' }).click()
  await control(page, 'altText').fill('A porch in the evening')
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(control(page, 'altText')).toHaveValue('A porch in the evening')
})

test('on a phone the menu opens over the page and closes with the choice of a section', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPanel(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expectNoHindrance(page, [320, 360])
  await menu.getByRole('link', { name: 'Categories' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused()
})

test('an address of no section says so and keeps the menu', async ({ page }) => {
  await openPanel(page, 'spa')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such section' })).toBeVisible()
  await page.getByRole('link', { name: 'Villas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Villas' })).toBeVisible()
})

test('front desk sees everything, changes no content and works bookings', async ({ page }) => {
  const frontDesk = await makeStaff(page, 'user')
  await openPanel(page, 'villas', frontDesk)
  await expect(page.getByText('User', { exact: true })).toBeVisible()
  await expect(page.getByRole('row')).not.toHaveCount(1)
  for (const name of [/^Add New/, /^Edit /, /^Delete /, 'Change order'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Look at / })
    .first()
    .click()
  await expect(page.getByLabel('Full description')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Hero Section' }).click()
  await expect(page.getByText('With Features')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Show|Hide) / })).toHaveCount(0)
})

test('a list that cannot be loaded says so and comes when asked again', async ({ page, complaints }) => {
  complaints.allow(/500/)
  await page.route('**/api/admin/villa-categories', (route) => route.fulfill({ status: 500, body: 'no' }))
  await openPanel(page, 'categories')
  await expect(page.getByText('This list could not be loaded')).toBeVisible()
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
    ['', '/api/admin/dashboard', 'The dashboard could not be loaded', 'Total Bookings'],
    ['audit', '/api/admin/audit', 'The audit trail could not be loaded', email],
    ['media', '/api/admin/media', 'The media library could not be loaded', /^[\d,]+ files?$/],
  ] as const
  for (const [section, path, failed, shown] of screens) {
    await page.route(`**${path}*`, (route) => route.fulfill({ status: 500, body: 'no' }))
    await openPanel(page, section)
    await expect(page.getByText(failed)).toBeVisible()
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

/** Lists with what each of their rows is called, and a filter that all rows pass. */
const LONG_LISTS = [
  ['categories', '/api/admin/villa-categories', 'name', ['Status', 'Active']],
  ['villas', '/api/admin/villas', 'name', ['Status', 'Available']],
  ['messages', '/api/admin/contact', 'name', ['Status', 'Unread']],
] as const
const MOST_ELEMENTS = 3000
/** Six things done by a hand that never rests. */
const PATIENCE_MS = 5000

for (const [section, path, name, [filter, choice]] of LONG_LISTS)
  test(`five thousand rows of ${section} are searched, sorted, filtered and paged at once`, async ({
    page,
  }) => {
    await openPanel(page)
    const message = { name: 'One', email: 'one@guest.example', message: 'A long question', subject: 'Other' }
    await page.request.post('/api/contact', { data: message })
    const [one] = await (await page.request.get(path)).json()
    const many = Array.from({ length: 5000 }, (_, index) => ({
      ...one,
      id: index + 1,
      [name]: `Row number ${index + 1}`,
      isActive: true,
      isAvailable: true,
      isRead: false,
      archived: false,
    }))
    await page.route(`**${path}`, (route) => route.fulfill({ json: many }))
    await page.goto(`/admin/${section}`)
    await expect(page.getByText('1 to 25 of 5,000')).toBeVisible()
    const elements = () => page.evaluate(() => document.querySelectorAll('*').length)
    expect(await elements()).toBeLessThan(MOST_ELEMENTS)

    const title = page.getByRole('columnheader').first().getByRole('button')
    const begun = Date.now()
    await title.click()
    await title.click()
    await expect(page.getByRole('row').nth(1)).toContainText('Row number 5000')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText('26 to 50 of 5,000')).toBeVisible()
    await page.getByLabel(filter, { exact: true }).selectOption(choice)
    await expect(page.getByText('1 to 25 of 5,000')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('/')
    await page.keyboard.type('number 4321')
    await expect(page.getByText('1 to 1 of 1')).toBeVisible()
    expect(Date.now() - begun).toBeLessThan(PATIENCE_MS)
    expect(await elements()).toBeLessThan(MOST_ELEMENTS)
    await page.reload()
    await expect(page.getByLabel('Search')).toHaveValue('number 4321')
    await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  })

/** Columns of names and of amounts, by their titles. */
const SORTED = [
  ['villas', 'Name'],
  ['villas', 'Pricing'],
  ['categories', 'Name'],
  ['categories', 'Base Price'],
  ['hero', 'Title'],
  ['events', 'Title'],
  ['accounts', 'Email'],
] as const

test('every table is sorted by presses on a column’s title: up, down, and in its own order again', async ({
  page,
}) => {
  await makeStaff(page, 'user')
  const byReading = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  for (const [section, title] of SORTED) {
    await openPanel(page, section)
    const head = page.getByRole('columnheader', { name: title, exact: true })
    await expect(head).toBeVisible()
    const place = await head.evaluate((cell: HTMLTableCellElement) => cell.cellIndex)
    const cells = page.locator(`tbody td:nth-child(${place + 1})`)
    // Villas show several prices in a cell; the first is what they are sorted by.
    const told = () =>
      cells.evaluateAll((all) =>
        all.map((cell) => (cell.querySelector('strong, dd') ?? cell).textContent ?? ''),
      )
    const own = await told()
    const up = own.toSorted(byReading.compare)
    expect(up, section).not.toEqual(up.toReversed())
    for (const [press, rows] of [
      ['ascending', up],
      ['descending', up.toReversed()],
      ['none', own],
    ] as const) {
      await head.getByRole('button').click()
      await expect(head).toHaveAttribute('aria-sort', press)
      await expect.poll(told, `${title} of ${section}, ${press}`).toEqual(rows)
    }
  }
})

test('five thousand pictures are searched and paged at once', async ({ page }) => {
  await openPanel(page)
  const [one] = await (await page.request.get('/api/admin/gallery')).json()
  const many = Array.from({ length: 5000 }, (_, index) => ({
    ...one,
    id: index + 1,
    title: `Picture ${index + 1}`,
  }))
  await page.route('**/api/admin/gallery', (route) => route.fulfill({ json: many }))
  await page.goto('/admin/gallery')
  await expect(page.getByText('1 to 25 of 5,000')).toBeVisible()
  await page.getByLabel('Search').fill('picture 4321')
  await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(MOST_ELEMENTS)
})

const MANY_BOOKINGS = `
  insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date, number_of_guests,
    total_cents, status)
  select (select id from villas order by id limit 1 offset n % 25), 'Guest number ' || n, 'many@guest.example',
    date '2019-01-01' + 2 * (n / 25), date '2019-01-03' + 2 * (n / 25), 1, 10000 + n, 'checked-out'
  from generate_series(1, 5000) n`
const MANY_FILES = `
  insert into media_files (kind, url, storage_keys, original_name, content_type, bytes, uploaded_by)
  select 'video', '/uploads/videos/many-' || n || '.mp4', array['many-' || n], 'Film number ' || n || '.mp4',
    'video/mp4', 1000 + n, 'desk@pearl-villas.example'
  from generate_series(1, 5000) n`
const MANY_ENTRIES = `
  insert into audit_entries (staff_id, staff_email, resource, row_id, action, after)
  select 4999, 'many@pearl-villas.example', 'events', n, 'create', jsonb_build_object('title', 'Event ' || n)
  from generate_series(1, 5000) n`

test('five thousand bookings, files and entries of the trail are searched, sorted and paged at once', async ({
  page,
  house,
  resetBookings,
}) => {
  const { pool } = house.database
  await pool.query('delete from media_files')
  for (const many of [MANY_BOOKINGS, MANY_FILES, MANY_ENTRIES]) await pool.query(many)
  const main = page.getByRole('main')
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length)

  await openPanel(page, 'bookings')
  await expect(page.getByText('1 to 25 of 5,000')).toBeVisible()
  let begun = Date.now()
  await page.getByRole('button', { name: 'Total', exact: true }).click()
  await page.getByRole('button', { name: 'Total', exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Guest number 5000')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Guest number 4975')
  await page.getByLabel('Search').fill('number 4321')
  await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  expect(Date.now() - begun).toBeLessThan(PATIENCE_MS)
  expect(await elements()).toBeLessThan(MOST_ELEMENTS)

  await openPanel(page, 'media')
  await expect(page.getByText('5,000 files')).toBeVisible()
  begun = Date.now()
  await page.getByLabel('Sort by').selectOption('Largest first')
  const first = main.getByRole('listitem').getByRole('heading').first()
  await expect(first).toHaveText('Film number 5000.mp4')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(first).toHaveText('Film number 4976.mp4')
  await page.getByLabel('Search').fill('number 4321')
  await expect(page.getByText('1 file', { exact: true })).toBeVisible()
  expect(Date.now() - begun).toBeLessThan(PATIENCE_MS)
  expect(await elements()).toBeLessThan(MOST_ELEMENTS)

  await openPanel(page, 'audit')
  begun = Date.now()
  await page.getByLabel('Who').selectOption('many@pearl-villas.example')
  await expect(main.getByRole('listitem').first()).toContainText('Event 5000')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(main.getByRole('listitem').first()).toContainText('Event 4950')
  await page.getByLabel('Sort by').selectOption('Oldest first')
  await expect(main.getByRole('listitem').first()).toContainText('Event 1')
  expect(Date.now() - begun).toBeLessThan(PATIENCE_MS)
  expect(await elements()).toBeLessThan(MOST_ELEMENTS)

  await pool.query('delete from media_files')
  await pool.query('delete from audit_entries where staff_id = 4999')
  await resetBookings()
})

test('a row is put elsewhere in a list of five thousand', async ({ page }) => {
  await openPanel(page)
  const [one] = await (await page.request.get('/api/admin/villa-categories')).json()
  const many = Array.from({ length: 5000 }, (_, index) => ({
    ...one,
    id: index + 1,
    name: `Kind ${index + 1}`,
  }))
  await page.route('**/api/admin/villa-categories', (route) => route.fulfill({ json: many }))
  await page.route('**/api/admin/villa-categories/order', (route) => route.fulfill({ status: 204 }))
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: 'Change order' }).click()
  const place = page.getByRole('spinbutton', { name: 'Place of Kind 2', exact: true })
  await place.fill('4000')
  await place.press('Enter')
  await expect(page.getByText('Kind 2 is now 4000 of 5000')).toBeAttached()
  await expect(page.getByRole('spinbutton', { name: 'Place of Kind 2', exact: true })).toHaveValue('4000')
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(MOST_ELEMENTS)
  const sent = page.waitForRequest('**/order')
  await page.getByRole('button', { name: 'Save order' }).click()
  const { ids } = (await sent).postDataJSON()
  expect([ids.length, ids[1], ids[3999]]).toEqual([5000, 3, 2])
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
  ['accounts', 'Add Account', 'email'],
] as const

test('every form asks before what was typed in it is lost, and keeps it', async ({ page }) => {
  for (const [section, add, name] of CHANGED) {
    await openPanel(page, section)
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

const GUEST = { name: 'Akello Namatovu-Byaruhanga', email: 'akello@guest.example' }

/** Something in each list that begins empty: a booking with its mails, blocked nights, a season, a message, a file. */
async function furnish(page: Page, today: Day) {
  await page.request.post('/api/auth/login', { data: MANAGER })
  const made = async (path: string, options: object) =>
    expect((await page.request.post(path, options)).ok(), path).toBe(true)
  const villas: { id: number }[] = await (await page.request.get('/api/villas')).json()
  const stay = { checkInDate: addDays(today, 1), checkOutDate: addDays(today, 4), numberOfGuests: 1 }
  const booking = { villaId: villas[0]?.id, ...stay, guestName: GUEST.name, guestEmail: GUEST.email }
  await made('/api/bookings', { data: booking })
  const seasons: { name: string }[] = await (await page.request.get('/api/admin/seasons')).json()
  if (seasons.some(({ name }) => name === FURNISHED)) return

  const nights = { startDate: addDays(today, 4), endDate: addDays(today, 8) }
  const block = { villaId: villas.at(-1)?.id, ...nights, kind: 'maintenance', note: 'The roof is mended' }
  await made('/api/admin/blocks', { data: block })
  const message = 'Is there room for a family of five, with a cot and a view of the hills?'
  await made('/api/contact', { data: { ...GUEST, subject: 'Booking Inquiry', message } })
  await page.goto('/admin')
  const image = {
    name: 'The_long_name-a_camera_gave-this_picture_0000001.png',
    mimeType: 'image/png',
    buffer: await drawPicture(page),
  }
  await made('/api/upload', { multipart: { image } })
  const season = { name: FURNISHED, startDate: addDays(today, 300), endDate: addDays(today, 310) }
  await made('/api/admin/seasons', { data: { ...season, price: '90.00' } })
}
