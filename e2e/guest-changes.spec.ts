import type { Locator, Page } from '@playwright/test'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations, type RunningApp, test } from './fixtures'

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday('2027-03-10')
})

test('a guest moves their stay by themselves and sees the new price before saying yes', async ({
  page,
  app,
}) => {
  await page.goto((await makeStay(page, app)).path)
  await page.getByRole('button', { name: 'Change dates, villa or guests' }).click()
  const form = page.getByRole('region', { name: 'Change your stay' })
  const save = form.getByRole('button', { name: 'Change my booking' })
  await expect(save).toBeDisabled()
  await expect(form).toContainText('Nothing is changed yet.')
  // Their own nights are free for them: the stay may begin a day later.
  await pickStay(form, '2027-03-19', '2027-03-23')
  await expect(form).toContainText('$253.00, same price')
  await pickStay(form, '2027-03-18', '2027-03-23')
  await expect(form).toContainText('$308.00, $55.00 more')
  await expect(form).toContainText('Cancelling is then free until Wed, 17 Mar 2027, 2:00 PM.')
  await form.getByLabel('Children').selectOption('1')
  await expect(form).toContainText('Please choose the age of every child.')
  await expect(save).toBeDisabled()
  await form.getByLabel('Age of child 1').selectOption('4')
  await form.getByLabel('A cot in the villa').check()
  await expectNoAxeViolations(page)
  await save.click()
  await expect(page.getByText('Your booking is changed')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Tue, 23 Mar 2027, until 12:00 PM')
  await expect(main).toContainText('2 Guests: 1 adult, 1 child (age 4), a cot')
  await expect(main).toContainText('$308.00')
  const { rows } = await app.database.pool.query(
    `select kind from mails where kind like 'change-%' order by kind`,
  )
  expect(rows).toEqual([{ kind: 'change-notice' }, { kind: 'change-receipt' }])
})

test('another villa shows what it costs more or less, and a free one alone is offered', async ({
  page,
  app,
}) => {
  const { path, villaId } = await makeStay(page, app)
  const { rows } = await app.database.pool.query<{ id: number }>(
    'select id from villas where is_available and id <> $1 order by id limit 1',
    [villaId],
  )
  const taken = rows[0]?.id ?? 0
  await book(page, { villaId: taken })
  await page.goto(path)
  await page.getByRole('button', { name: 'Change dates, villa or guests' }).click()
  const villas = page.getByLabel('Villa', { exact: true })
  await expect(villas.locator('option', { hasText: /\$[\d.]+ (more|less)$/ }).first()).toBeAttached()
  await expect(villas.locator(`option[value="${taken}"]`)).toHaveCount(0)
  const other = villas.locator('option', { hasText: /\$[\d.]+ more$/ }).first()
  const said = /(\$[\d.]+ more)$/.exec((await other.textContent()) ?? '')?.[1] ?? 'nothing'
  await villas.selectOption((await other.getAttribute('value')) ?? '')
  await expect(page.getByRole('region', { name: 'Change your stay' })).toContainText(`, ${said}`)
})

test('nights that somebody else takes meanwhile are said, and nothing that was chosen is lost', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/409/)
  const { path, villaId } = await makeStay(page, app)
  await page.goto(path)
  await page.getByRole('button', { name: 'Change dates, villa or guests' }).click()
  const form = page.getByRole('region', { name: 'Change your stay' })
  await pickStay(form, '2027-03-18', '2027-03-24')
  await form.getByLabel('A cot in the villa').check()
  await book(page, { villaId, checkInDate: '2027-03-22', checkOutDate: '2027-03-24' })
  await form.getByRole('button', { name: 'Change my booking' }).click()
  await expect(form.getByRole('alert')).toContainText('Some of these nights have just been booked')
  await expect(form).toContainText('This villa is taken on some of these nights.')
  await expect(form.getByLabel('A cot in the villa')).toBeChecked()
  await pickStay(form, '2027-03-18', '2027-03-21')
  await form.getByRole('button', { name: 'Change my booking' }).click()
  await expect(page.getByText('Your booking is changed')).toBeVisible()
})

test('a price that staff changed meanwhile is shown anew before anything is agreed', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/409/)
  const { path, villaId } = await makeStay(page, app)
  await page.goto(path)
  await page.getByRole('button', { name: 'Change dates, villa or guests' }).click()
  const form = page.getByRole('region', { name: 'Change your stay' })
  await pickStay(form, '2027-03-18', '2027-03-19')
  await expect(form).toContainText('$55.00, $198.00 less')
  await app.database.pool.query('update villas set base_price_cents = 6000 where id = $1', [villaId])
  try {
    await form.getByRole('button', { name: 'Change my booking' }).click()
    await expect(form.getByRole('alert')).toContainText('$60.00')
    await expect(form).toContainText('$60.00, $193.00 less')
    await form.getByRole('button', { name: 'Change my booking' }).click()
    await expect(page.getByText('Your booking is changed')).toBeVisible()
  } finally {
    await app.database.pool.query('update villas set base_price_cents = 5500 where id = $1', [villaId])
  }
})

test('by keyboard the form of a change is come to as it opens, and left to where it was opened', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto((await makeStay(page, app)).path)
  const title = page.getByRole('heading', { name: 'Change your stay' })
  await page.getByRole('button', { name: 'Change dates, villa or guests' }).press('Enter')
  await expect(page.locator('[data-day="2027-03-18"]')).toBeVisible()
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await page.getByRole('button', { name: 'Leave it as it is' }).press('Enter')
  await expect(page.locator('[data-day]')).toHaveCount(0)
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
})

test('once cancelling is no longer free, party alone is changed here, and the rest goes to reception', async ({
  page,
  app,
}) => {
  const { path } = await makeStay(page, app)
  app.setToday('2027-03-18')
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Change dates, villa or guests' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change who comes' }).click()
  await expect(page.getByLabel('Adults')).toBeVisible()
  await expect(page.locator('[data-day]')).toHaveCount(0)
  const write = page.getByRole('link', { name: 'Something else? Write to reception' })
  await expect(write).toHaveAttribute('href', /^\/contact\?subject=Room%20Booking%20Inquiry&message=About/)
})

for (const width of [320, 360, 1440])
  test(`the change of a stay stands without sideways scroll at ${width} px`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto((await makeStay(page, app)).path)
    await page.getByRole('button', { name: 'Change dates, villa or guests' }).click()
    await expect(page.locator('[data-day="2027-03-18"]')).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })

/** A stay from Thursday to Monday, and the private link to it. */
async function makeStay(page: Page, app: RunningApp): Promise<{ path: string; villaId: number }> {
  const villa = await findVilla(page.request)
  const id = await book(page, { villaId: villa.id })
  return { path: await makeGuestLink(app.database.orm, id), villaId: villa.id }
}

async function book(page: Page, own: { villaId: number; checkInDate?: string; checkOutDate?: string }) {
  const answer = await page.request.post('/api/bookings', {
    data: {
      guestName: 'Sample Guest',
      guestEmail: 'guest@example.com',
      checkInDate: '2027-03-18',
      checkOutDate: '2027-03-22',
      numberOfGuests: 1,
      ...own,
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id as number
}

/** Presses both days once it is known which nights are free: before, a day is refused. */
async function pickStay(form: Locator, checkIn: string, checkOut: string) {
  await expect(form.getByRole('region', { name: 'Dates' })).toHaveAttribute('aria-busy', 'false')
  for (const day of [checkIn, checkOut]) await form.locator(`[data-day="${day}"]`).click()
}
