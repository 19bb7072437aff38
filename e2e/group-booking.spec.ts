import type { Locator, Page } from '@playwright/test'
import { STAY, TODAY, type Villa } from './booking-steps-page'
import { takeNights } from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

const DATES = `checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}`

test.beforeEach(({ app, resetBookings }) => {
  void resetBookings
  app.setToday(TODAY)
})

test('a family of eight takes a combination on a phone, names and children in each villa', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, `/booking?${DATES}&guests=8&children=9,4`)
  await page.getByRole('link', { name: 'Book these together' }).first().click()
  await expect(page.getByRole('heading', { name: 'Your 2 villas' })).toBeVisible()
  await expect(page.getByText('Room for 8 guests as you have placed them.')).toBeVisible()
  const pictures = page.getByRole('main').getByRole('article').first().getByRole('link')
  expect(await pictures.count()).toBeGreaterThan(1)
  await pictures.first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectNoAxeViolations(page)
  await expectNarrow(page)

  const second = page.getByRole('main').getByRole('article').nth(1)
  await second.getByText('Name, children, other dates').click()
  await second.getByLabel('Who stays here').fill('Sample Aunt')
  await send(page)
  await expect(page.getByText('Please give your full name')).toBeVisible()
  await fillGuest(page)
  await page.getByLabel('Special Requests').fill('Next to each other, please')
  await page.getByLabel('When do you expect to arrive?').selectOption('16:00')
  await expect(page.getByText('Free until Wed, 17 Mar 2027, 2:00 PM')).toBeVisible()
  await send(page)
  await expectReceived(page, 2)
  const main = page.getByRole('main')
  for (const told of [
    'Free until Wed, 17 Mar 2027, 2:00 PM',
    '4 nights',
    'Bed and breakfast',
    'Taxes are included.',
  ])
    await expect(main).toContainText(told)
  await expect(main).toContainText('4:00 PM to 5:00 PM')
  await expect(main).toContainText('Next to each other, please')
  await expectNoAxeViolations(page)
  await expectNarrow(page)

  const { rows } = await app.database.pool.query(
    'select group_id, guest_name, number_of_guests, child_ages, guest_email from bookings order by id',
  )
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ group_id }) => group_id)).size).toBe(1)
  expect(rows.map(({ guest_name }) => guest_name)).toEqual(['Sample Guest', 'Sample Aunt'])
  expect(rows.reduce((sum, row) => sum + row.number_of_guests, 0)).toBe(8)
  expect(rows.flatMap(({ child_ages }) => child_ages).sort()).toEqual([4, 9])

  const reference = await page.getByText(/^[2-9A-Z]{8}$/).textContent()
  await page.reload()
  await expect(page.getByText(reference ?? '')).toBeVisible()
  await expect(main).toContainText('4:00 PM to 5:00 PM')
  await expect(main).toContainText('Next to each other, please')
  expect(await page.evaluate(() => sessionStorage.groupReceipt)).not.toMatch(/guest@example|Sample Guest/)
  await page.getByRole('button', { name: 'Book another group' }).click()
  await expect(page.getByLabel('Check-in')).toBeVisible()
})

test('a wedding says how many of each kind, and reserves twelve villas in one go', async ({ page, app }) => {
  await openPage(page, `/booking?${DATES}`)
  await page.getByRole('link', { name: 'Book several villas as one' }).click()
  for (const name of ['Garden Studio', 'Deluxe Villa', 'Executive Villa'])
    for (let times = 0; times < 4; times++)
      await page.getByRole('button', { name: `One ${name} more`, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your 12 villas' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'One Garden Studio more' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await fillGuest(page)
  await send(page)
  await expectReceived(page, 12)
  const { rows } = await app.database.pool.query(
    'select count(*)::int as count, count(distinct group_id)::int as groups from bookings',
  )
  expect(rows).toEqual([{ count: 12, groups: 1 }])
})

test('a group is booked on a rate plan, with its price and terms before it is sent and ever after', async ({
  page,
  app: { database },
}) => {
  const { pool } = database
  await pool.query(
    `insert into rate_plans (name, kind, change, cancellation, is_active)
       values ('Saver', 'percentage', -1000, 'non-refundable', true)`,
  )
  try {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, `/booking?${DATES}&guests=8`)
    await page.getByRole('link', { name: 'Book these together' }).first().click()
    const choice = page.getByRole('group', { name: 'Which rate would you like?' })
    const saver = choice.getByRole('radio', { name: /^Saver/ })
    await expect(choice.getByRole('radio', { name: /^Flexible/ })).toBeChecked()
    await expect(page.getByText('Free until Wed, 17 Mar 2027, 2:00 PM')).toBeVisible()
    const [flexible, total] = await Promise.all(['Flexible', 'Saver'].map((name) => totalOf(choice, name)))
    expect(total).toBe(Math.round((flexible ?? 0) * 90) / 100)
    await saver.check()
    await expect(page.getByText(/^Not refundable: cancelling costs/)).toBeVisible()
    await fillGuest(page)
    await expect(page.getByRole('main')).toContainText(`$${total?.toFixed(2)}Taxes are included.`)
    await expectNoAxeViolations(page)
    await expectNarrow(page)
    await send(page)
    await expectReceived(page, 2)
    const main = page.getByRole('main')
    await expect(main).toContainText('Saver')
    await expect(main).toContainText('Not refundable: cancelling costs the whole price')
    const { rows } = await pool.query(
      "select sum(total_cents)::int as total, array_agg(distinct nights -> 0 -> 'plan' ->> 'name') as plans from bookings",
    )
    expect(rows).toEqual([{ total: Math.round((total ?? 0) * 100), plans: ['Saver'] }])
  } finally {
    await pool.query('delete from rate_plans')
  }
})

test('presses that follow each other at once each count, and the address says them all', async ({ page }) => {
  await openPage(page, `/booking/group?${DATES}`)
  const more = page.getByRole('button', { name: 'One Deluxe Villa more', exact: true })
  await more.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await more.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (let press = 0; press < 4; press++) await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.getByRole('heading', { name: 'Your 4 villas' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('villas')?.split('-').length).toBe(4)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your 4 villas' })).toBeVisible()

  // What somebody else writes into the address is followed, once the page is awake: before, it is no page's address yet.
  await page.waitForFunction(() => 'isLive' in (document.querySelector('#group-title') ?? {}))
  const address = new URL(page.url())
  address.searchParams.set('villas', (address.searchParams.get('villas') ?? '').split('-', 3).join('-'))
  await page.evaluate((to) => history.pushState(null, '', to), address.href)
  await expect(page.getByRole('heading', { name: 'Your 3 villas' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your 4 villas' })).toBeVisible()
})

test('a villa that goes meanwhile is named, nothing is booked, and another like it takes its place', async ({
  page,
  request,
  complaints,
  app,
}) => {
  complaints.allow(/409.*group-bookings/)
  const villas: (Villa & { categoryName: string })[] = await (await request.get('/api/villas')).json()
  const [one, two] = villas.filter(({ categoryName }) => categoryName === 'Deluxe Villa')
  if (!one || !two) throw new Error('there are no two Deluxe Villas')
  await openPage(page, `/booking/group?${DATES}&villas=${one.id}x2-${two.id}x3`)
  await expect(page.getByRole('heading', { name: 'Your 2 villas' })).toBeVisible()
  await fillGuest(page)
  await takeNights(request, two, '2027-03-20', '2027-03-21')
  await send(page)
  await expect(page.getByText(/is taken from .* Nothing is booked/).first()).toBeVisible()
  expect(await countBookings(app)).toBe(1)
  await page.getByRole('button', { name: 'Take another like it' }).click()
  await send(page)
  await expectReceived(page, 2)
  expect(await countBookings(app)).toBe(3)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the villas of a link stand as a list with their prices, and dates are a plain form', async ({
    page,
    request,
  }) => {
    const villas: { id: number; name: string; roomNumber: string }[] = await (
      await request.get('/api/villas')
    ).json()
    const [one, two] = villas
    await page.goto(`/booking/group?${DATES}&villas=${one?.id}x2-${two?.id}x2`)
    await expect(page.getByRole('heading', { name: 'Your 2 villas' })).toBeVisible()
    await expect(page.getByRole('heading', { name: `${one?.name}, Room ${one?.roomNumber}` })).toBeVisible()
    await page.getByText('18 Mar to 22 Mar: 4 nights').click()
    const dates = page.getByRole('form', { name: 'When, and how many?' })
    await dates.getByLabel('Check-out').fill('2027-03-20')
    await page.getByRole('button', { name: 'Show free villas' }).click()
    await expect(page).toHaveURL(/checkOut=2027-03-20.*villas=/)
    await expect(page.getByText('Thu, 18 Mar 2027 to Sat, 20 Mar 2027').first()).toBeVisible()
  })
})

async function fillGuest(page: Page) {
  await page.getByLabel('Full Name').fill('Sample Guest')
  await page.getByLabel('Email').fill('guest@example.com')
  await page.getByLabel('Cash').check()
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send request' }).click()
}

async function expectReceived(page: Page, villas: number) {
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused()
  await expect(page.getByText(/Your nights are held until/).first()).toBeVisible()
  const list = page
    .getByRole('heading', { name: 'Villas', exact: true })
    .locator('xpath=following-sibling::ul')
  await expect(list.getByRole('listitem')).toHaveCount(villas)
}

/** What all villas cost on a plan, as its choice says. */
async function totalOf(choice: Locator, plan: string): Promise<number> {
  const label = choice.locator('label').filter({ hasText: plan })
  return Number((await label.textContent())?.match(/\$([\d.,]+)/)?.[1]?.replace(',', ''))
}

async function countBookings(app: {
  database: { pool: { query: (sql: string) => Promise<{ rows: { count: number }[] }> } }
}) {
  const { rows } = await app.database.pool.query('select count(*)::int as count from bookings')
  return rows[0]?.count
}

async function expectNarrow(page: Page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)
}
