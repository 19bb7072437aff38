import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { COUNTED_ON, MOST_ACTS, walkToRequest } from '../scripts/walk-to-request'
import { fillDetails, heading, STAY, TODAY } from './booking-steps-page'
import { takeNights } from './calendar-page'
import { expect, expectNoAxeViolations, type RunningApp, test, WITH_MOTION } from './fixtures'
import { openPage, waitForLife } from './landing-page'

test.use({ ...WITH_MOTION, isEmbedded: true })

const STAY_LINK = `checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}`

test.describe.configure({ timeout: 120_000 })

test.beforeEach(async ({ app, page, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.install({ time: `${TODAY}T12:00:00+03:00` })
})

test.describe('couple on a phone', () => {
  test.use(COUNTED_ON)

  test('couple on a phone: from the landing page to the request in at most 14 taps and fields', async ({
    page,
    app,
  }) => {
    const acts = await walkToRequest(page, TODAY)
    expect(acts.length, acts.join('\n')).toBeLessThanOrEqual(MOST_ACTS)
    // A count that misses what was typed or tapped would be of no use.
    for (const act of ['field: guestName', 'field: guestEmail', 'tap: Continue', 'tap: Confirm Booking'])
      expect(acts).toContain(act)
    await expect(heading(page, 'Request received')).toBeVisible()
    expect(await sentOf(app)).toEqual([
      { guests: 2, nights: 2, name: 'Sample Guest', ages: [], cot: false, pays: 'cash' },
    ])
  })
})

test('family across a taken night: the villa’s sisters, then the nearest dates, children and cot all the way', async ({
  page,
  request,
  app,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const family = await unitsOf(request, 'Family Villa')
  const [wanted] = family
  if (!wanted) throw new Error('The sample property has family villas')
  await takeNights(request, wanted, '2027-03-20', '2027-03-21')
  await openPage(page, `/booking?${STAY_LINK}&villa=${wanted.id}&guests=4&children=4,9&cot=1`)
  await expect(page.getByText(/is not free on these nights/)).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Family Villa')

  for (const other of family.slice(1)) await takeNights(request, other, '2027-03-20', '2027-03-21')
  await page.reload()
  await waitForLife(page)
  const full = page.getByRole('region', { name: 'Not free on these nights' })
  await expect(full.getByRole('heading', { name: 'Family Villa' })).toBeVisible()
  await full.getByRole('link', { name: /^21 Mar to 25 Mar/ }).click()
  await expect(page).toHaveURL(/checkIn=2027-03-21&checkOut=2027-03-25.*children=4%2C9/)
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Choose (any|this)/ })
    // Until the answer comes the results of the other dates stand.
    .and(page.locator('[href*="checkIn=2027-03-21"]'))
    .click()
  await expect(heading(page, 'Personal Info')).toBeFocused()
  await expect(page.getByRole('main')).toContainText('4 Guests: 2 adults, 2 children')
  await fillDetails(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const review = page.getByRole('region', { name: 'Everything once more' })
  for (const fact of ['Sun, 21 Mar 2027', 'Thu, 25 Mar 2027', '2 children', 'Free until'])
    await expect(review).toContainText(fact)
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Request Received!')).toBeVisible()
  expect(await sentOf(app)).toContainEqual({
    guests: 4,
    nights: 4,
    name: 'Sample Guest',
    ages: [4, 9],
    cot: true,
    pays: 'cash',
  })
})

test.describe('somebody with a question', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('somebody with a question: chat, telephone and message are a tap away, and dates go with the message', async ({
    page,
    app,
  }) => {
    await openPage(page, '/villas/family-villa')
    await page.getByRole('complementary').getByRole('button', { name: 'AI Concierge', exact: true }).click()
    const chat = page.getByRole('dialog', { name: 'AI Concierge' })
    await chat.getByRole('textbox').fill('Is parking free?')
    await page.keyboard.press('Enter')
    await expect(chat.getByRole('log')).toContainText(/parking/i)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await expect(menu.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+256/)
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to the house')
    await page.getByLabel('Full Name').fill('Curious Guest')
    await page.getByLabel('Email Address').fill('curious@guest.example')
    await page.getByLabel('Subject').selectOption('Room Booking Inquiry')
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.getByLabel('Subject') })
    await form.getByLabel('Check-in').fill(STAY.checkIn)
    await form.getByLabel('Check-out').fill(STAY.checkOut)
    await form.getByLabel('Message').fill('Is there a step at the door? My mother walks with a stick.')
    await expectNoAxeViolations(page)
    await form.getByRole('button', { name: /Send/ }).click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    const { rows } = await app.database.pool.query(
      `select message, to_char(check_in, 'YYYY-MM-DD') as arrives, to_char(check_out, 'YYYY-MM-DD') as leaves
         from contact_messages where name = 'Curious Guest'`,
    )
    expect(rows).toEqual([
      {
        message: expect.stringContaining('a step at the door'),
        arrives: STAY.checkIn,
        leaves: STAY.checkOut,
      },
    ])
  })
})

test('wedding with 12 villas: no villa holds the party, the hall’s form asks for them, and one request reserves all', async ({
  page,
  app,
}) => {
  await app.database.pool.query('delete from event_enquiries')
  await openPage(page, '/')
  await search(page).getByLabel('Check-in').fill('2027-05-14')
  await search(page).getByLabel('Check-out').fill('2027-05-16')
  await search(page).getByLabel('Guests').selectOption('6+ Guests')
  await search(page).getByLabel('How many are you?').fill('40')
  await search(page).getByRole('button', { name: 'Book your stay' }).click()
  await expect(page.getByRole('heading', { name: /^No single free villa takes 40 guests/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click()
  await page.getByRole('link', { name: 'Request Quote for the banquet hall' }).click()
  const form = page.getByRole('dialog', { name: 'Request Quote: Banquet hall' })
  await form.getByLabel('Date').fill('2027-05-15')
  await expect(form.getByRole('status')).toContainText(/villas free from Fri, 14 May 2027/)
  await form.getByLabel('Guests').fill('120')
  await form.getByLabel('Villas for the night').fill('12')
  await form.getByLabel('Full Name').fill('Akello Grace')
  await form.getByLabel('Email Address').fill('akello@guest.example')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('dialog', { name: 'Your enquiry is with us' })).toBeVisible()
  const { rows } = await app.database.pool.query('select guests, villas, status from event_enquiries')
  expect(rows).toEqual([{ guests: 120, villas: 12, status: 'new' }])

  await openPage(page, '/booking?checkIn=2027-05-14&checkOut=2027-05-16')
  await page.getByRole('link', { name: 'Book several villas as one' }).click()
  let chosen = 0
  for (const name of ['Garden Studio', 'Deluxe Villa', 'Executive Villa'])
    for (let times = 0; times < 4; times++) {
      await page.getByRole('button', { name: `One ${name} more`, exact: true }).click()
      chosen += 1
      await expect(page.getByRole('heading', { name: new RegExp(`^Your ${chosen} villas?$`) })).toBeVisible()
    }
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Akello Grace')
  await page.getByRole('textbox', { name: 'Email' }).fill('akello@guest.example')
  await page.getByLabel('Cash').check()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(heading(page, 'Request received')).toBeFocused()
  const { rows: reserved } = await app.database.pool.query(
    'select count(*)::int as villas, count(distinct group_id)::int as groups from bookings',
  )
  expect(reserved).toEqual([{ villas: 12, groups: 1 }])
})

test.describe('slow line with a cut', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('slow line with a cut: the search works before the program, and the request goes by itself once', async ({
    page,
    context,
    app,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
    const line = await context.newCDPSession(page)
    await line.send('Network.enable')
    const slow = { offline: false, latency: 200, downloadThroughput: 100_000, uploadThroughput: 50_000 }
    await line.send('Network.emulateNetworkConditions', slow)
    await page.goto('/', { waitUntil: 'commit' })
    await search(page).getByLabel('Check-in').fill(STAY.checkIn)
    await search(page).getByLabel('Check-out').fill(STAY.checkOut)
    await search(page).getByRole('button', { name: 'Book your stay' }).click()
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Choose (any|this)/ })
      .click()
    await fillDetails(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeVisible()
    await line.send('Network.emulateNetworkConditions', { ...slow, offline: true })
    await expect(page.getByRole('main').getByRole('alert')).toContainText('You are offline')
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('goes out by itself')
    expect(await sentOf(app)).toEqual([])
    await line.send('Network.emulateNetworkConditions', slow)
    await expect(page.getByText('Request Received!')).toBeVisible({ timeout: 30_000 })
    expect(await sentOf(app)).toHaveLength(1)
  })
})

test('keyboard and screen reader: every step says where it is, what is wrong and what came of it', async ({
  page,
  app,
}) => {
  await openPage(page, '/')
  await press(page, search(page).getByRole('button', { name: 'Choose in a calendar' }))
  const dialog = page.getByRole('dialog', { name: 'When, and how many?' })
  await expect(dialog).toBeVisible()
  await expectNoAxeViolations(page)
  await tabTo(page, dialog.locator(`[data-day="${TODAY}"]`))
  for (const key of ['ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key)
  await expect(dialog.getByRole('status').first()).toHaveText(
    '2 nights, Wed, 17 Mar 2027 to Fri, 19 Mar 2027.',
  )
  await press(page, dialog.getByRole('button', { name: 'Adults: one more' }))
  await press(page, dialog.getByRole('button', { name: 'Show villas and prices' }))
  const title = page.getByRole('heading', { name: '17 Mar to 19 Mar: 2 nights, 2 guests' })
  await expect(title).toBeFocused()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('villas are free')
  await expectNoAxeViolations(page)
  await press(page, page.getByRole('link', { name: /^Choose any of these ?: Garden Studio/ }))

  await expect(heading(page, 'Personal Info')).toBeFocused()
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.locator('[aria-current]') })
      .or(page.locator('li[aria-current=step]')),
  ).toContainText('Personal Info')
  await press(page, page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Please give your full name')
  await page.keyboard.type('Sample Guest')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('guest@example.com')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Payment & Confirmation')).toBeFocused()
  await expectNoAxeViolations(page)
  await press(page, page.getByRole('button', { name: 'Confirm Booking' }))
  await expect(heading(page, 'Request received')).toBeFocused()
  expect(await sentOf(app)).toHaveLength(1)
})

/** Reaches a control with the Tab key, and presses it. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 150; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

function search(page: Page): Locator {
  return page.getByRole('form', { name: 'Search for a stay' })
}

type Unit = Parameters<typeof takeNights>[1] & { categoryName: string }

async function unitsOf(request: APIRequestContext, category: string): Promise<Unit[]> {
  const villas: Unit[] = await (await request.get('/api/villas')).json()
  return villas.filter(({ categoryName, isAvailable }) => categoryName === category && isAvailable)
}

/** What guests have sent, but for those who take nights beforehand. */
async function sentOf(app: RunningApp) {
  const { rows } = await app.database.pool.query(
    `select number_of_guests as guests, check_out_date - check_in_date as nights, guest_name as name,
       child_ages as ages, wants_cot as cot, payment_method as pays
     from bookings where guest_name <> 'Another Sample' order by id`,
  )
  return rows
}
