import type { Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

const CALL = '**/api/contact'

test('a message from the contact page is kept with the stay in mind, and goes to the hotel by mail', async ({
  page,
  app,
}) => {
  await openPage(page, '/contact')
  const sent = page.waitForRequest(CALL)
  await fill(page)
  await form(page).getByLabel('Check-in Date').fill('2027-05-14')
  await form(page).getByLabel('Guests').selectOption('6+ Guests')
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  expect((await sent).postDataJSON()).toEqual({
    name: 'Sample Guest',
    email: 'guest@example.com',
    phone: '',
    subject: 'Feedback',
    message: 'Thank you for the flowers.',
    checkIn: '2027-05-14',
    guests: '6+',
  })
  await expect(page.getByRole('status')).toContainText([
    /Message sent successfully!.*We'll respond within 24 hours!/,
  ])
  await expect(form(page).getByLabel('Message')).toHaveValue('')
  const { rows } = await app.database.pool.query(
    `select name, contact_messages.status, check_in, check_out, guests, kind from contact_messages
     join mails on kind = 'contact-message' and subject_id = contact_messages.id
     where message = 'Thank you for the flowers.'`,
  )
  const stay = { check_in: '2027-05-14', check_out: null, guests: '6+' }
  expect(rows).toEqual([{ name: 'Sample Guest', status: 'unread', ...stay, kind: 'contact-message' }])
})

test('the landing page sends the same and says when an answer comes', async ({ page }) => {
  await page.route(CALL, (route) =>
    route.fulfill({ status: 201, json: { success: true, message: 'Message sent successfully!' } }),
  )
  await openPage(page, '/')
  await fill(page)
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toContainText(
    "We'll get back to you within 24 hours.",
  )
})

for (const [path, label] of [
  ['/', 'Sending...'],
  ['/contact', 'Sending Message...'],
] as const)
  test(`while a message from ${path} is on its way the button says so and sends no second one`, async ({
    page,
  }) => {
    let calls = 0
    let answer = () => {}
    await page.route(CALL, async (route) => {
      calls += 1
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.fulfill({ status: 201, json: { success: true, message: 'Message sent successfully!' } })
    })
    await openPage(page, path)
    await fill(page)
    await form(page).getByRole('button', { name: 'Send Message' }).click()
    await expect(form(page).getByRole('button', { name: label })).toBeDisabled()
    await form(page).getByLabel('Full Name').press('Enter')
    answer()
    await expect(form(page).getByRole('button', { name: 'Send Message' })).toBeEnabled()
    expect(calls).toBe(1)
  })

test('what is missing is said beside each field, the first of them has the focus, and nothing is sent', async ({
  page,
}) => {
  let calls = 0
  await page.route(CALL, (route) => {
    calls += 1
    return route.abort()
  })
  await openPage(page, '/contact')
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(form(page).getByLabel('Full Name')).toHaveAccessibleDescription(
    'Name must be at least 2 characters',
  )
  await expect(form(page).getByLabel('Email Address')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  )
  await expect(form(page).getByLabel('Subject')).toHaveAccessibleDescription(
    'Subject must be at least 3 characters',
  )
  await expect(form(page).getByLabel('Message')).toHaveAccessibleDescription(
    'Message must be at least 10 characters',
  )
  await expect(form(page).getByLabel('Full Name')).toBeFocused()
  await expectNoAxeViolations(page)
  await form(page).getByLabel('Full Name').fill('Al')
  await expect(form(page).getByLabel('Full Name')).not.toHaveAttribute('aria-invalid')
  expect(calls).toBe(0)
})

test('a message that cannot be sent keeps every word and says where else to turn', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/)
  await page.route(CALL, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong.' } }),
  )
  await openPage(page, '/contact')
  await fill(page)
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Error sending message')
  await expect(toast).toContainText('Please try again later.')
  await expect(form(page).getByLabel('Message')).toHaveValue('Thank you for the flowers.')
  await expect(form(page)).toContainText('Nothing you typed is lost.')
  await page.unroute(CALL)
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible()
})

test('what the server finds wrong with a field is said beside it until it changes', async ({
  page,
  complaints,
}) => {
  complaints.allow(/422/)
  await page.route(CALL, (route) =>
    route.fulfill({
      status: 422,
      json: {
        message: 'Please check the marked fields.',
        errors: [{ path: 'email', message: 'Please enter a valid email address' }],
      },
    }),
  )
  await openPage(page, '/contact')
  await fill(page)
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  const email = form(page).getByLabel('Email Address')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(email).toBeFocused()
  await email.fill('other@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('a link may begin the form', async ({ page }) => {
  await openPage(page, '/contact?subject=Event%20Planning&message=A%20quote%20for%20the%20hall%2C%20please.')
  await expect(form(page).getByLabel('Subject')).toHaveValue('Event Planning')
  await expect(form(page).getByLabel('Message')).toHaveValue('A quote for the hall, please.')
})

test('a program that fills in every field is thanked, and its message is not kept', async ({ page, app }) => {
  await openPage(page, '/contact')
  await fill(page)
  await form(page).getByLabel('Message').fill('Cheap watches, only today.')
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[name=website]')
    if (field) field.value = 'https://watches.example'
  })
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible()
  const { rowCount } = await app.database.pool.query(
    "select 1 from contact_messages where message like 'Cheap watches%'",
  )
  expect(rowCount).toBe(0)
})

test('the map comes only when it is asked for; directions are there before', async ({ page }) => {
  const asked: string[] = []
  await page.route(/openstreetmap/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Map</title>',
    })
  })
  await openPage(page, '/contact')
  const map = page.getByRole('region', { name: 'Where we are' })
  await map.scrollIntoViewIfNeeded()
  await expect(map.getByRole('link', { name: /^Directions/ })).toHaveAttribute('href', /destination=-0\.6072/)
  expect(asked).toEqual([])
  await map.getByRole('button', { name: 'Show the map' }).click()
  await expect(map.getByTitle('Map of the place')).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toContain('https://www.openstreetmap.org/export/embed.html')
})

function form(page: Page): Locator {
  return page.getByRole('form', { name: 'Write to us' })
}

test('on a page enlarged four times a toast leaves most of the screen free', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.route(CALL, (route) =>
    route.fulfill({ status: 201, json: { success: true, message: 'Message sent successfully!' } }),
  )
  await openPage(page, '/contact')
  await fill(page)
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Message sent' })
  await expect(toast).toBeVisible()
  expect((await toast.boundingBox())?.height).toBeLessThan(90)
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
})

async function fill(page: Page): Promise<void> {
  await form(page).getByLabel('Full Name').fill('Sample Guest')
  await form(page).getByLabel('Email Address').fill('guest@example.com')
  await form(page).getByLabel('Subject').selectOption('Feedback')
  await form(page).getByLabel('Message').fill('Thank you for the flowers.')
}
