import type { Locator, Page } from '@playwright/test'
import { alarm, heading, STAY, TODAY } from './booking-steps-page'
import { dayOf, findVilla, openCalendar, previewOf } from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

const STAY_LINK = `checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}`
const FAMILY = 'guests=4&children=4%2C9&cot=1'

test.beforeEach(async ({ app, page, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.setFixedTime(`${TODAY}T12:00:00+03:00`)
})

test('the search of a category’s page leads to results with that category first', async ({ page }) => {
  await openPage(page, '/villas/residence')
  await search(page).getByLabel('Check-in').fill(STAY.checkIn)
  await search(page).getByLabel('Check-out').fill(STAY.checkOut)
  await search(page).getByRole('button', { name: 'Book your stay' }).click()
  await expect(page).toHaveURL(/\/booking\?category=\d+&checkIn=2027-03-18&checkOut=2027-03-22/)
  await expect(page.getByRole('article').first()).toContainText('Residence')

  // Another party asks about the same category.
  await search(page).getByLabel('Guests').selectOption('2 Guests')
  await search(page).getByRole('button', { name: 'Book your stay' }).click()
  await expect(page).toHaveURL(/category=\d+&.*guests=2/)
  await expect(page.getByRole('article').first()).toContainText('Residence')
})

test('Book Now with days known leads from a category to its price at once, party and all', async ({
  page,
}) => {
  await openPage(page, `/villas?${STAY_LINK}&${FAMILY}`)
  await expect(search(page).getByLabel('Check-in')).toHaveValue(STAY.checkIn)
  await main(page).getByRole('link', { name: 'View Details Family Villa' }).click()
  await expect(page).toHaveURL(new RegExp(`/villas/family-villa\\?${STAY_LINK}`))
  await main(page).getByRole('link', { name: 'Book Now' }).locator('visible=true').first().click()
  await expect(page).toHaveURL(/\/booking\?/)
  for (const part of [STAY_LINK, FAMILY, 'category=']) expect(page.url()).toContain(part)
  await expect(page.getByRole('article').first()).toContainText('Family Villa')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Choose/ })
    .click()
  await expect(partyLine(page)).toContainText('4 Guests: 2 adults, 2 children')
})

test('a category’s own calendar begins with the days that are known', async ({ page }) => {
  await openPage(page, `/villas/family-villa?${STAY_LINK}&${FAMILY}`)
  await page.getByRole('button', { name: /Show/ }).first().click()
  await expect(dayOf(page, STAY.checkOut).first()).toHaveAccessibleName(/your check-out/)
  const onward = main(page).getByRole('link', { name: /these (dates|nights)/i })
  await expect(onward).toHaveAttribute('href', new RegExp(`${STAY_LINK}`))
  await expect(onward).toHaveAttribute('href', /children=4%2C9/)
})

test('results lead to a category’s pictures and back without a day typed again', async ({ page }) => {
  await openPage(page, `/booking?${STAY_LINK}&guests=2`)
  const studio = page.getByRole('article').filter({ hasText: 'Garden Studio' }).first()
  await studio.getByText('What is in it').click()
  await studio.getByRole('link', { name: /More of the Garden Studio/ }).click()
  await expect(page).toHaveURL(`/villas/garden-studio?${STAY_LINK}&guests=2`)
  await expect(search(page).getByLabel('Check-out')).toHaveValue(STAY.checkOut)
  await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).locator('visible=true').click()
  await expect(page).toHaveURL(`/booking?${STAY_LINK}&guests=2`)
})

test('who is coming can be changed at each step, and a villa that is too small is given up in words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, `/booking?${STAY_LINK}&guests=2`)
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Choose/ })
    .click()
  await page.getByLabel('Full Name').fill('Sample Guest')
  await page.getByLabel('Email').fill('guest@example.com')
  await changeParty(page, async (dialog) => {
    await dialog.getByRole('spinbutton', { name: 'Children' }).fill('1')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Please give the age of each child.')
    await dialog.getByRole('spinbutton', { name: 'Children' }).fill('0')
    await dialog.getByRole('button', { name: 'Adults: one fewer' }).click()
    await expectNoAxeViolations(page)
  })
  await expect(partyLine(page)).toContainText('1 Guest')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Payment & Confirmation')).toBeFocused()
  await changeParty(page, (dialog) => dialog.getByRole('spinbutton', { name: 'Adults' }).fill('6'))
  await expect(heading(page, 'Guest Details')).toBeVisible()
  await expect(alarm(page)).toBeVisible()
  await page.getByLabel('Number of guests').selectOption('2')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Sample Guest')
})

test('a stay that is too long is called too long, wherever it is asked for', async ({ page, request }) => {
  const tooLong = /A stay can be up to 60 nights/
  await openPage(page, '/about')
  await search(page).getByLabel('Check-in').fill('2027-03-18')
  await search(page).getByLabel('Check-out').fill('2027-06-18')
  await search(page).getByRole('button', { name: 'Book your stay' }).click()
  await expect(page).toHaveURL('/about')
  await expect(search(page).getByLabel('Check-out')).toHaveAccessibleDescription(tooLong)

  await openPage(page, '/booking?checkIn=2027-03-18&checkOut=2027-06-18')
  await expect(alarm(page)).toContainText('This stay is too long')
  await expect(alarm(page)).toContainText(tooLong)

  await openPage(page, '/booking?step=dates&checkIn=2027-03-18&checkOut=2027-06-18')
  await expect(alarm(page)).toContainText(tooLong)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Select Dates')).toBeVisible()

  await openCalendar(page, await findVilla(request), '&checkIn=2027-03-18&checkOut=2027-06-18')
  await expect(page.getByRole('status').filter({ hasText: tooLong })).toBeVisible()
  await expect(previewOf(page)).toContainText('Thu, 18 Mar 2027')
})

for (const [today, gone, first] of [
  ['2027-03-24', '2027-03-20', '2027-03-21'],
  ['2027-03-30', '2027-03-27', '2027-03-28'],
] as const)
  test(`on ${today} the search shows no week that has passed`, async ({ page, app }) => {
    app.setToday(today)
    await page.clock.setFixedTime(`${today}T12:00:00+03:00`)
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, '/about')
    await search(page).getByRole('button', { name: 'Choose in a calendar' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator(`[data-day="${first}"]`)).toBeVisible()
    await expect(dialog.locator(`[data-day="${gone}"]`)).toHaveCount(0)
    // So near the end of the month the next one is in view as well.
    await expect(dialog.locator('[data-day="2027-04-01"]')).toBeVisible()
  })

test('two tabs with two searches keep each its own, also when left and come back to', async ({
  page,
  context,
}) => {
  await openPage(page, `/booking?${STAY_LINK}&guests=2`)
  const second = await context.newPage()
  await second.clock.setFixedTime(`${TODAY}T12:00:00+03:00`)
  await openPage(second, '/booking?checkIn=2027-05-05&checkOut=2027-05-08&guests=4')
  for (const [tab, title, address] of [
    [page, '18 Mar to 22 Mar: 4 nights, 2 guests', `/booking?${STAY_LINK}&guests=2`],
    [
      second,
      '5 May to 8 May: 3 nights, 4 guests',
      '/booking?checkIn=2027-05-05&checkOut=2027-05-08&guests=4',
    ],
  ] as const) {
    await openPage(tab, '/about')
    await tab.getByRole('banner').getByRole('link', { name: 'Book Now' }).locator('visible=true').click()
    await expect(tab).toHaveURL(address)
    await expect(tab.getByRole('heading', { name: title })).toBeVisible()
    await tab.reload()
    await expect(tab.getByRole('heading', { name: title })).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages that were made with a search carry it in every way to book', async ({ page, complaints }) => {
    complaints.allow(/^failed: .*\.js csp$/)
    const carried = new RegExp(`^/booking\\?.*${STAY_LINK}.*children=4%2C9`)
    await page.goto(`/villas?${STAY_LINK}&${FAMILY}`)
    for (const link of await page.getByRole('link', { name: /^Book Now/ }).all())
      await expect(link).toHaveAttribute('href', carried)
    await page.goto(`/villas/family-villa?${STAY_LINK}&${FAMILY}`)
    for (const link of await page.getByRole('link', { name: /^Book Now/ }).all())
      await expect(link).toHaveAttribute('href', carried)
    await search(page).getByRole('button', { name: 'Book your stay' }).click()
    await expect(page).toHaveURL(/category=\d+/)
    await expect(page.getByRole('article').first()).toContainText('Family Villa')
  })
})

async function changeParty(page: Page, change: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Change guests' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change guests' })
  await change(dialog)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
}

function search(page: Page): Locator {
  return page.getByRole('form', { name: 'Search for a stay' })
}

function main(page: Page): Locator {
  return page.getByRole('main')
}

function partyLine(page: Page): Locator {
  return page.getByRole('button', { name: 'Change guests' }).locator('..')
}
