import type { Page } from '@playwright/test'
import { bookings } from '@/features/bookings/server/table'
import { makeReviewLink } from '@/features/reviews/server/review-links'
import { reviews } from '@/features/reviews/server/table'
import { addDays, toDay } from '@/kernel/days'
import { expectNoHindrance, makeStaff, openPanel, rowOf } from './admin-panel'
import { expect, expectNoAxeViolations, type RunningApp, test } from './fixtures'
import { openPage } from './landing-page'

const TODAY = '2027-03-10'

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
})

test.afterEach(async ({ app }) => {
  await app.database.orm.delete(reviews)
})

for (const width of [320, 360, 1440])
  test(`at ${width} px a guest rates the stay with the keyboard, and changes it later`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { path } = await makeReview(app)
    const answer = await page.goto(path)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    await expect(page.getByRole('heading', { name: 'How was your stay, Akello?' })).toBeVisible()
    await page.getByRole('button', { name: 'Send review' }).click()
    const alarm = page.getByRole('alert').filter({ hasText: 'Please choose' })
    await expect(alarm).toBeVisible()
    await expect(alarm.locator('svg')).toBeVisible()
    await expectNoAxeViolations(page)

    const whole = page.getByRole('group', { name: 'Your stay as a whole' })
    await expect(whole.getByRole('radio', { name: '1 out of 5' })).toBeFocused()
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
    await expect(whole.getByRole('radio', { name: '4 out of 5' })).toBeChecked()
    const quiet = page.getByRole('group', { name: 'Quiet' })
    await quiet.locator('label').nth(4).click()
    await expect(quiet.getByRole('radio', { name: '5 out of 5' })).toBeChecked()
    await page.getByLabel('In your words').fill('<b>Birds</b> at dawn.')
    await page.getByRole('button', { name: 'Send review' }).click()
    await expect(page.getByText('Thank you. Your review is with us.')).toBeVisible()
    expect(await app.database.orm.select().from(reviews)).toMatchObject([
      { overall: 4, quiet: 5, breakfast: null, words: '<b>Birds</b> at dawn.', publishedAt: null },
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectNoAxeViolations(page)

    await page.reload()
    await page.getByRole('button', { name: 'Clear the rating of quiet' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect.poll(async () => (await app.database.orm.select().from(reviews))[0]?.quiet).toBeNull()
  })

test('staff publish and answer a review, and from five on the score on landing and About is the guests’', async ({
  page,
  app,
}) => {
  await openPage(page, '/')
  await expect(page.locator('#about')).toContainText('5.0guest review score on our booking platform')
  for (let stay = 1; stay <= 4; stay++)
    await makeReview(app, { overall: 4, publishedAt: new Date(), submittedAt: new Date() }, stay)
  await makeReview(app, { overall: 3, words: '<i>Loud</i> frogs & birds.', submittedAt: new Date() }, 5)

  await openPanel(page, 'reviews')
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await rowOf(page, 'Loud').getByRole('button', { name: 'Read the review of Akello' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review of Akello' })
  await expect(dialog).toContainText('<i>Loud</i> frogs & birds.')
  // The list comes anew late: who goes on at once goes on with the version that was saved.
  let letGo = () => {}
  const late = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/api\/admin\/reviews(\?|$)/, async (route) => {
    await late
    await route.continue()
  })
  await dialog.getByLabel('Our answer').fill('They sing from April to June.')
  await dialog.getByRole('button', { name: 'Save answer' }).click()
  await expect(page.getByText('Answer saved')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByRole('button', { name: 'Take back' })).toBeVisible()
  letGo()
  await page.unrouteAll({ behavior: 'wait' })
  await expectNoHindrance(page)

  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/')
    await expect(page.locator('#about')).toContainText('3.8guest review score from 5 reviews')
    await openPage(page, '/about')
    await expect(page.getByText('rating from 5 reviews')).toBeVisible()
    const told = page.getByRole('region', { name: 'What guests say' })
    await expect(told.getByRole('listitem')).toHaveCount(5)
    await expect(told).toContainText('<i>Loud</i> frogs & birds.')
    await expect(told).toContainText('They sing from April to June.')
    await expect(told).toContainText('Akello, March 2027')
    await expectNoAxeViolations(page)
  }
})

test('the front desk reads reviews and finds no way to publish one', async ({ page, app }) => {
  const who = await makeStaff(page, 'user')
  await makeReview(app, { overall: 5, words: 'Lovely', submittedAt: new Date() })
  await openPanel(page, 'reviews', who)
  await page.getByRole('button', { name: 'Read the review of Akello' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review of Akello' })
  await expect(dialog).toContainText('Lovely')
  await expect(dialog.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  await expect(dialog.getByLabel('Our answer')).toHaveCount(0)
})

test('a link to no review says so, without scripts too', async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const answer = await page.goto(`${app.url}/my-review/AAAAAAAAAAAAAAAAAAAAAA`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('This link leads to no review.')).toBeVisible()
  await context.close()
})

test('what cannot be saved says why and keeps what was chosen and typed', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/500/)
  await page.goto((await makeReview(app)).path)
  await page.route('**/api/my-review/*', async (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await chooseWhole(page, 5)
  await page.getByLabel('In your words').fill('A quiet place.')
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Nothing you typed is lost. Please try again in a moment.')).toBeVisible()
  await expect(page.getByLabel('In your words')).toHaveValue('A quiet place.')
})

async function chooseWhole(page: Page, rating: number): Promise<void> {
  const whole = page.getByRole('group', { name: 'Your stay as a whole' })
  await whole.getByRole('radio', { name: `${rating} out of 5` }).focus()
  await page.keyboard.press('Space')
}

/** A review of a stay some days back that its guest was asked for, and its link. */
async function makeReview({ database: { orm } }: RunningApp, own = {}, daysBack = 1) {
  const checkOutDate = addDays(toDay(TODAY), -daysBack)
  const stay = {
    villaId: 1,
    guestName: 'Akello Grace',
    guestEmail: 'akello@guest.example',
    checkInDate: addDays(checkOutDate, -1),
    checkOutDate,
    numberOfGuests: 2,
    totalCents: 6500,
    status: 'checked-out',
  } as const
  const [booking] = await orm.insert(bookings).values(stay).returning({ id: bookings.id })
  const [review] = await orm
    .insert(reviews)
    .values({ bookingId: booking?.id ?? 0, firstName: 'Akello', departedOn: checkOutDate, ...own })
    .returning({ id: reviews.id })
  return { path: await makeReviewLink(orm, review?.id ?? 0) }
}
