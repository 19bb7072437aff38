import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { addDays, type Day } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { expectNoHindrance, expectToast, MANAGER, openPanel, overflowOf, rowOf } from './admin-panel'
import { expect, test } from './fixtures'
import { expectPlainFields } from './plain-labels'

test.beforeEach(async ({ resetBookings }) => {
  await resetBookings()
})

test('a walk-in guest is booked and checked in from the keyboard, and has a page of their own', async ({
  page,
}) => {
  await openPanel(page, 'bookings')
  await page.getByRole('button', { name: 'New booking' }).click()
  const form = page.getByRole('dialog', { name: 'New booking' })
  await expect(form.getByLabel('Check-in')).toBeFocused()
  await expectPlainFields(form)
  const villa = form.getByRole('combobox', { name: 'Villa' })
  await expect(villa.getByRole('option')).not.toHaveCount(1)
  await villa.focus()
  await page.keyboard.press('ArrowDown')
  await expect(form.getByText(/^1 night, \$\d+\.\d\d in all$/)).toBeVisible()
  await form.getByLabel('Full name').focus()
  await page.keyboard.type('Akello Sample')
  await page.keyboard.press('Tab')
  await page.keyboard.type('+256 700 000 031')
  await form.getByLabel('Status').selectOption('Checked in now')
  await form.getByLabel('Full name').focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Booking created', 'Akello Sample')
  await expect(page.getByRole('heading', { level: 2, name: 'Akello Sample' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/bookings\/\d+$/)
  await expect(page.getByText('Checked in', { exact: true })).toBeVisible()
  await expect(page.getByText('made the booking')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Check out/ })).toBeVisible()
  // A slip: the same page takes it back.
  await page.getByRole('button', { name: 'Undo ‘Checked in’' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('a booking for a company is on its rate plan and billed to it, and so is a copy of it', async ({
  page,
  app: { database },
}) => {
  const { rows } = await database.pool.query(
    `with plan as (
       insert into rate_plans (name, kind, change, cancellation, is_public, is_active)
         values ('Agencies', 'percentage', -1500, 'property', false, true) returning id)
     insert into companies (name, tax_number, address, terms_days, rate_plan_id)
       select 'Ankole Tours', '1000123456', 'Plot 4, Mbarara', 14, id from plan returning id, rate_plan_id as plan`,
  )
  const [{ id, plan }] = rows
  try {
    await openPanel(page, 'bookings')
    await page.getByRole('button', { name: 'New booking' }).click()
    const form = page.getByRole('dialog', { name: 'New booking' })
    const company = form.getByRole('combobox', { name: 'Company or agency' })
    const rate = form.getByRole('combobox', { name: 'Rate plan' })
    await company.selectOption('Ankole Tours')
    await expect(form).toContainText(
      'Invoices to Ankole Tours, Plot 4, Mbarara, TIN 1000123456, due 14 days after the invoice',
    )
    await expect(rate).toHaveValue(String(plan))
    await company.selectOption('')
    await expect(rate).toHaveValue('')
    await company.selectOption('Ankole Tours')
    await expectNoHindrance(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await form.getByRole('combobox', { name: 'Villa' }).selectOption({ index: 1 })
    await form.getByLabel('Full name').fill('Okello Sample')
    await form.getByLabel('Phone').fill('+256 700 000 032')
    await form.getByRole('button', { name: 'Take booking' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Okello Sample' })).toBeVisible()
    await expect(page.getByText('Billed to Ankole Tours')).toBeVisible()
    const taken = await database.pool.query("select nights -> 0 -> 'plan' ->> 'name' as plan from bookings")
    expect(taken.rows).toEqual([{ plan: 'Agencies' }])
    await page.getByRole('link', { name: 'Copy' }).click()
    await expect(company).toHaveValue(String(id))
    await expect(rate).toHaveValue(String(plan))
  } finally {
    await database.pool.query(
      'delete from booking_billing; delete from companies where rate_plan_id is not null; delete from rate_plans',
    )
  }
})

test('a booking’s page tells all of it, takes notes, and changes nights at the price of the rules', async ({
  page,
  app,
}) => {
  const id = await book(page, app.today(), 'Okello Sample')
  await openPanel(page, `bookings/${id}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Okello Sample' })).toBeVisible()
  await expect(page.getByText('Booked by the guest on the website')).toBeVisible()
  await page.getByLabel('New note').fill('Arrives after nine')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Arrives after nine' })).toBeVisible()
  const messages = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Messages' }) })
  await expect(messages.getByRole('listitem').filter({ hasText: 'Request received' })).toBeVisible()

  await page.getByRole('button', { name: 'Change' }).click()
  const form = page.getByRole('dialog', { name: `Change booking ${id}` })
  await form.getByLabel('Check-out').fill(addDays(app.today(), 23))
  await expect(form.getByText(/^3 nights, .* in all, until now /)).toBeVisible()
  await expectPriced(form)
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Booking changed')
  await expect(page.getByText(/^Check-out: .* → /)).toBeVisible()
  await expect(page.getByText(/^Total: \$.* → \$/)).toBeVisible()

  await page.getByRole('button', { name: /^Cancel/ }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to cancel this booking?' })
  await question.getByLabel('Reason').fill('The road is closed')
  await question.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText('Reason: The road is closed')).toBeVisible()
  await expect(messages.getByRole('listitem').filter({ hasText: 'Booking cancelled' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Confirm|Check in|Cancel)/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Undo ‘Cancelled’' }).click()
  const undo = page.getByRole('dialog', { name: 'Undo ‘Cancelled’?' })
  await expect(undo).toContainText('Okello Sample becomes Request again.')
  await expectNoHindrance(page)
  await undo.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Confirm: Okello Sample' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
})

test('who changes a booking that somebody else has changed sees what they made of it and saves over it', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/409/)
  const id = await book(page, app.today(), 'Two Clerks')
  await openPanel(page, `bookings/${id}`)
  await page.getByRole('button', { name: 'Change' }).click()
  const form = page.getByRole('dialog', { name: `Change booking ${id}` })
  await form.getByLabel('Full name').fill('Mine Sample')
  const theirs = await page.request.patch(`/api/admin/bookings/${id}`, {
    data: { guestPhone: '+256 700 000 044' },
  })
  expect(theirs.status()).toBe(200)
  await expectPriced(form)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('+256 700 000 044')).toBeVisible()
  await expect(form.getByLabel('Full name')).toHaveValue('Mine Sample')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Mine Sample' })).toBeVisible()
})

test('nights that are taken are refused with who has them, and the form stays', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/409/)
  await book(page, app.today(), 'First Sample', 23)
  const id = await book(page, app.today(), 'Second Sample', 20)
  await openPanel(page, `bookings/${id}`)
  await page.getByRole('button', { name: 'Change' }).click()
  const form = page.getByRole('dialog', { name: `Change booking ${id}` })
  await form.getByLabel('Check-out').fill(addDays(app.today(), 24))
  await expectPriced(form)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.locator('form')).toContainText(/is taken from .* by booking \d+ \(First Sample\)/)
})

test('the list is searched by name and number, narrowed, ordered, and leaves as a table', async ({
  page,
  app,
}) => {
  await book(page, app.today(), 'Akello Sample', 5)
  const id = await book(page, app.today(), '=1+1 Sample', 9)
  await openPanel(page, 'bookings')
  await expect(page.getByText(/^2 bookings, 4 nights, \$/)).toBeVisible()
  await page.getByLabel('Search').fill(`#${id}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(rowOf(page, '=1+1 Sample')).toBeVisible()
  await page.getByLabel('Search').fill('')
  await page.getByLabel('Staying until').fill(addDays(app.today(), 6))
  await expect(page.getByText(/^1 booking, /)).toBeVisible()
  await expect(rowOf(page, 'Akello Sample')).toBeVisible()
  await page.getByLabel('Source').selectOption('Phone')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await page.getByRole('button', { name: 'Guest', exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('=1+1')
  await page.getByRole('button', { name: 'Guest', exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Akello')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(3)
  expect(file).toContain(",'=1+1 Sample,")
  await rowOf(page, 'Akello Sample').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Akello Sample' })).toBeVisible()
})

test('what was paid is written down up to what is due, reversed when it was wrong, and stands on the receipt', async ({
  page,
  app,
}) => {
  const id = await book(page, app.today(), 'Nakato Sample', 0)
  await openPanel(page, `bookings/${id}`)
  const amount = page.getByLabel('Amount (USD)')
  const due = await amount.inputValue()
  await amount.fill('9999')
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText(`$${due} is due, not more`)).toBeVisible()
  await page.getByLabel('Paid by').selectOption('Mobile money')
  await amount.fill('20')
  await page.getByLabel('Reference').fill('MP-2231')
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expectToast(page, '$20.00 recorded')
  await page.getByRole('button', { name: 'Reverse: Mobile money, $20.00' }).click()
  const question = page.getByRole('dialog', { name: 'Reverse this payment?' })
  await question.getByLabel('Reason').fill('Typed twice')
  await question.getByRole('button', { name: 'Reverse', exact: true }).click()
  await expectToast(page, 'Payment reversed')
  await expect(page.getByText('reversed $20.00, Mobile money')).toBeVisible()
  await expect(amount).toHaveValue(due)
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expect(amount).toHaveCount(0)
  const receipt = await page.request.get(`/api/admin/bookings/${id}/receipt.pdf`)
  expect(receipt.headers()['content-type']).toBe('application/pdf')
  expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a report shows the nights that were sold, by day, week and month, and leaves as a table', async ({
  page,
  app,
}) => {
  const today = app.today()
  const id = await book(page, today, 'Reported Sample', 0)
  await page.request.post('/api/auth/login', { data: MANAGER })
  const confirmed = await page.request.patch(`/api/admin/bookings/${id}`, { data: { status: 'confirmed' } })
  const { totalAmount } = await confirmed.json()
  await openPanel(page, `reports?first=${today}&last=${addDays(today, 9)}`)
  const figure = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
  await expect(figure('Nights sold')).toContainText('2')
  await expect(figure('Revenue')).toContainText(formatPrice(toCents(totalAmount)))
  await expect(figure('Arrivals').locator('span').first()).toHaveText('1')
  await page.getByLabel('By', { exact: true }).selectOption('Month')
  await expect(page).toHaveURL(/step=month/)
  await expect(figure('Nights sold')).toContainText('2')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n')[0]).toMatch(/^First,Last,Nights sold,/)
  await page.getByRole('button', { name: 'This year' }).click()
  await expect(page.getByRole('button', { name: 'This year' })).toHaveAttribute('aria-pressed', 'true')
})

test('this year after a month of days shows twelve months and nothing else', async ({ page }) => {
  await openPanel(page, 'reports?first=2027-03-01&last=2027-03-31&step=day')
  const chart = page.locator('svg[role="img"]').first()
  await expect(chart.locator('rect')).toHaveCount(31)
  // The answer takes its time, as over a slow line: until then the days stand there, under their own names.
  let send = () => {}
  const isAsked = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(/\/api\/admin\/reports\?/, async (route) => {
    await isAsked
    await route.continue()
  })
  await page.getByRole('button', { name: 'This year' }).click()
  await expect(page).toHaveURL(/step=month/)
  await expect(chart.locator('rect').first()).toContainText('Mon, 1 Mar 2027')
  send()
  await expect(chart.locator('rect').first()).toContainText('1 Jan to 31 Jan')
  await expect(chart.locator('rect')).toHaveCount(12)
})

test('a mail that did not arrive says why and is sent again, from the booking and from the list of mails', async ({
  page,
  app,
}) => {
  const id = await book(page, app.today(), 'Unreached Sample')
  const { pool } = app.database
  const statuses = async () => {
    const { rows } = await pool.query('select status from mails where subject_id = $1', [id])
    return rows.map(({ status }) => status)
  }
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(['sent', 'sent'])
  const lose = () =>
    pool.query(
      `update mails set status = 'undelivered', error = '550 No such mailbox'
       where subject_id = $1 and kind = 'request-received'`,
      [id],
    )
  await lose()
  await openPanel(page, `bookings/${id}`)
  const messages = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Messages' }) })
  const line = messages.getByRole('listitem').filter({ hasText: 'Request received' })
  await expect(line).toContainText('550 No such mailbox')
  await expect(line).toContainText('Not delivered')
  await messages.getByRole('button', { name: 'Send again: Request received' }).click()
  await expectToast(page, 'The mail goes out again in a moment')
  await expect(messages.getByRole('button')).toHaveCount(0)
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(['sent', 'sent'])

  await lose()
  await openPanel(page, 'mails')
  const row = rowOf(page, `Request received, booking ${id}`)
  await expect(row).toContainText('550 No such mailbox')
  await page.getByRole('button', { name: `Send again: Request received, booking ${id}` }).click()
  await expectToast(page, 'The mail goes out again in a moment')
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(['sent', 'sent'])
})

test('list, booking and report are printed without what only a screen needs', async ({ page, app }) => {
  const today = app.today()
  const id = await book(page, today, 'Printed Sample', 5)
  await page.addInitScript(() => {
    const asked = { times: 0 }
    Object.assign(window, { asked, print: () => Object.assign(asked, { times: asked.times + 1 }) })
  })
  const askedTimes = () =>
    page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)
  for (const [section, shown] of [
    ['bookings', 'Printed Sample'],
    [`bookings/${id}`, 'Printed Sample'],
    [`reports?first=${today}&last=${addDays(today, 9)}`, 'Nights sold'],
  ] as const) {
    await openPanel(page, section)
    const content = page.getByRole('main').getByText(shown).filter({ visible: true }).first()
    await expect(content).toBeVisible()
    const button = page.getByRole('button', { name: 'Print', exact: true })
    await button.click()
    expect(await askedTimes()).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(content).toBeVisible()
    await expect(button).toBeHidden()
    await expect(page.getByRole('navigation')).toBeHidden()
    await expect(
      page.getByRole('main').locator('button, input, select').filter({ visible: true }),
    ).toHaveCount(
      section === 'bookings' ? await page.getByRole('columnheader').getByRole('button').count() : 0,
    )
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a number of no booking says so and leads back', async ({ page, complaints }) => {
  complaints.allow(/404/)
  await openPanel(page, 'bookings/2147483000')
  await expect(page.getByText('There is no such booking')).toBeVisible()
  await page.getByRole('link', { name: 'All bookings' }).click()
  await expect(page).toHaveURL(/\/admin\/bookings$/)
})

test('a booking, its form, the timeline and the reports hinder nobody, at any width', async ({
  page,
  app,
}) => {
  const id = await book(page, app.today(), 'Akello Sample', 1)
  await openPanel(page, `bookings/${id}`)
  await expect(page.getByText('Booked by the guest on the website')).toBeVisible()
  await expectNoHindrance(page)
  await page.getByRole('button', { name: 'Change' }).click()
  await expectNoHindrance(page)
  await openPanel(page, 'bookings/new')
  await expectNoHindrance(page)
  await openPanel(page, 'timeline')
  await expect(page.getByRole('button', { name: /^Akello Sample, / })).toBeVisible()
  await expectNoHindrance(page)
  await openPanel(page, 'reports')
  await expect(page.getByRole('heading', { name: 'How guests came' })).toBeVisible()
  await expectNoHindrance(page)
})

async function book(page: Page, today: Day, guestName: string, daysAhead = 20): Promise<number> {
  const villas: { id: number; isAvailable: boolean }[] = await (await page.request.get('/api/villas')).json()
  const villaId = villas.find((villa) => villa.isAvailable)?.id
  const stay = { checkInDate: addDays(today, daysAhead), checkOutDate: addDays(today, daysAhead + 2) }
  const guest = { guestName, guestEmail: 'guest@guest.example', numberOfGuests: 1 }
  const answer = await page.request.post('/api/bookings', { data: { villaId, ...stay, ...guest } })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

/** A form saves a stay only at a price that it shows. */
async function expectPriced(form: Locator) {
  await expect(form.getByText(/ in all/).first()).toBeVisible()
  await expect(form.getByText('Looking up what the extras cost')).toHaveCount(0)
}
