import { makeStaff, openPanel } from './admin-panel'
import { expect, test } from './fixtures'

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
  app,
  resetBookings,
}) => {
  const { pool } = app.database
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
