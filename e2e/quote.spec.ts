import type { Page } from '@playwright/test'
import { expectNoHindrance, openPanel, rowOf } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

const TODAY = '2027-03-10'

test.beforeEach(async ({ app, page, resetBookings }) => {
  await resetBookings()
  await app.database.pool.query('delete from event_enquiries')
  app.setToday(TODAY)
  await page.clock.setFixedTime(`${TODAY}T12:00:00+03:00`)
})

for (const width of [320, 360, 1440])
  test(`at ${width} px Request Quote opens a form for its hall, and staff hold what was asked`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/events')
    await page.getByRole('link', { name: 'Request Quote for the banquet hall' }).click()
    const form = page.getByRole('dialog', { name: 'Request Quote: Banquet hall' })
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(form.getByLabel('Date')).toBeFocused()
    await expect(form).toContainText('Please say how many guests you expect')
    await expectNoAxeViolations(page)

    await form.getByLabel('Date').fill('2027-05-15')
    await expect(form.getByRole('status')).toContainText('The hall is not reserved that day yet.')
    await expect(form.getByRole('status')).toContainText(
      /\d+ of \d+ villas free from Fri, 14 May 2027 to Sun, 16 May 2027/,
    )
    await form.getByLabel('Guests').fill('151')
    await expect(form).toContainText('The banquet hall holds up to 150 guests')
    await form.getByLabel('Guests').fill('120')
    await form.getByLabel('Layout').selectOption('Round tables')
    await form.getByLabel('Catering').selectOption('Dinner')
    await form.getByLabel('Villas for the night').fill('12')
    await form.getByLabel('Full Name').fill('Akello Grace')
    await form.getByLabel('Email Address').fill('akello@guest.example')
    // Closed by mistake it keeps what was typed.
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await page.getByRole('link', { name: 'Request Quote for the banquet hall' }).click()
    await expect(form.getByLabel('Full Name')).toHaveValue('Akello Grace')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectNoAxeViolations(page)
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    const done = page.getByRole('dialog', { name: 'Your enquiry is with us' })
    await expect(done).toContainText('We answer akello@guest.example within 24 hours.')
    const { rows } = await app.database.pool.query(
      'select venue, guests, villas, status from event_enquiries',
    )
    expect(rows).toEqual([{ venue: 'banquet-hall', guests: 120, villas: 12, status: 'new' }])
    await done.getByRole('button', { name: 'Close' }).last().click()

    await openPanel(page, 'enquiries')
    await page.getByRole('button', { name: 'Open the enquiry of Akello Grace' }).click()
    const dialog = page.getByRole('dialog', { name: 'Banquet hall, Sat, 15 May 2027' })
    await dialog.getByLabel('Status').selectOption('Held')
    await dialog.getByLabel('Note for the team').fill('They call on Friday.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enquiry saved')).toBeVisible()
    await expect(dialog).toBeHidden()
    await openPage(page, '/events')
    await page.getByRole('link', { name: 'Request Quote for the banquet hall' }).click()
    await form.getByLabel('Date').fill('2027-05-15')
    await expect(form.getByRole('status')).toContainText('The hall is already reserved that day.')
  })

test('staff read an enquiry on any screen, and hear who has the hall', async ({ page, complaints }) => {
  complaints.allow(/409/)
  for (const name of ['Akello Grace', 'Second Couple']) await ask(page, name)
  await openPanel(page, 'enquiries')
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const dialog = page.getByRole('dialog')
  await hold(page, 'Akello Grace')
  await expect(rowOf(page, 'Akello Grace')).toContainText('Held')
  await hold(page, 'Second Couple')
  await expect(page.getByText(/The banquet hall is kept for Akello Grace on Sat, 15 May 2027/)).toBeVisible()
  await expect(dialog).toContainText('<b>Roses</b> everywhere')
  await expect(dialog.getByLabel('Status')).toHaveValue('held')
  await expectNoHindrance(page)
})

test('what could not be sent is still there, with other ways to the hotel', async ({ page, complaints }) => {
  complaints.allow(/500/)
  await page.route('**/api/event-enquiries', (route) => route.fulfill({ status: 500, json: {} }))
  await openPage(page, '/events')
  await page.getByRole('link', { name: 'Request Quote for the conference hall' }).click()
  const form = page.getByRole('dialog', { name: 'Request Quote: Conference hall' })
  await form.getByLabel('Date').fill('2027-05-18')
  await form.getByLabel('Guests').fill('40')
  await form.getByLabel('Full Name').fill('Akello Grace')
  await form.getByLabel('Email Address').fill('akello@guest.example')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form).toContainText('Nothing you typed is lost.')
  await expect(form.getByRole('link', { name: '+256 700 000 001' })).toBeVisible()
  await expect(form.getByLabel('Full Name')).toHaveValue('Akello Grace')
})

async function hold(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Open the enquiry of ${name}` }).click()
  await page.getByRole('dialog').getByLabel('Status').selectOption('Held')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
}

async function ask(page: Page, name: string): Promise<void> {
  const wanted = {
    venue: 'banquet-hall',
    eventDate: '2027-05-15',
    guests: 120,
    layout: 'banquet',
    villas: 12,
  }
  const by = { catering: 'dinner', name, email: 'akello@guest.example', message: '<b>Roses</b> everywhere' }
  const answer = await page.request.post('/api/event-enquiries', { data: { ...wanted, ...by } })
  expect(answer.status()).toBe(201)
}
