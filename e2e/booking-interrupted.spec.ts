import type { Page, Route } from '@playwright/test'
import { alarm, goOn, heading, reachPayment, TODAY } from './booking-steps-page'
import { dayOf, findVilla, openCalendar, pickStay, previewOf } from './calendar-page'
import { expect, expectNoAxeViolations, type RunningApp, test } from './fixtures'

/** Where bookings are sent, and where it is asked what became of them. */
const POSTS = '**/api/bookings{,/sent}'
const UNKNOWN = 'We do not know yet'

test.beforeEach(async ({ app, page, resetBookings, complaints }) => {
  complaints.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource|answered (409|503)/)
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.install({ time: `${TODAY}T12:00:00+03:00` })
})

const SCREENS = [
  {
    screen: 'the booking page',
    reach: async (page: Page, villa: Awaited<ReturnType<typeof findVilla>>) => {
      await reachPayment(page, villa)
      await page.getByRole('radio', { name: /Cash/ }).check()
    },
    booked: 'Request Received!',
  },
  {
    screen: 'the calendar',
    reach: async (page: Page, villa: Awaited<ReturnType<typeof findVilla>>) => {
      await openCalendar(page, villa)
      await pickStay(page, '2027-03-18', '2027-03-22')
      await openForm(page)
    },
    booked: 'Request Received!',
  },
]

for (const { screen, reach, booked } of SCREENS) {
  test(`${screen} asks again by itself when an answer is lost, and books once`, async ({
    page,
    request,
    app,
  }) => {
    await reach(page, await findVilla(request))
    const keys = await loseAnswers(page, 1)
    await confirm(page)
    await expect(page.getByText(booked)).toBeVisible()
    await expect(page.getByText('Booking failed')).toBeHidden()
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(2)
    expect(await countBookings(app)).toBe(1)
  })

  test(`${screen} never calls a booking failed that may have been made, and tries again without booking twice`, async ({
    page,
    request,
    app,
  }) => {
    await reach(page, await findVilla(request))
    await loseAnswers(page)
    await confirm(page)
    await expect(page.getByRole('heading', { name: UNKNOWN })).toBeVisible()
    await expect(page.getByText('Booking failed')).toBeHidden()
    await expectNoAxeViolations(page)

    // Not even a new page forgets it, though the nights are taken by now.
    await page.reload()
    await page.keyboard.press('Shift')
    await expect(page.getByRole('heading', { name: UNKNOWN })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Forest Breeze, Room G01')
    await expect(page.getByText('has just been taken')).toBeHidden()
    await page.unroute(POSTS)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(booked)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
    await expect(page.getByRole('heading', { name: UNKNOWN })).toBeHidden()
    expect(await countBookings(app)).toBe(1)
  })

  test(`${screen} tells a guest whose lost booking was cancelled meanwhile that nothing is booked`, async ({
    page,
    request,
    app,
  }) => {
    await reach(page, await findVilla(request))
    await loseAnswers(page)
    await confirm(page)
    await expect(page.getByRole('heading', { name: UNKNOWN })).toBeVisible()
    await app.database.pool.query("update bookings set status = 'cancelled'")
    await page.unroute(POSTS)
    await page.getByRole('button', { name: 'Try again' }).click()
    const ended = /was cancelled in the meantime.* Nothing is booked\./
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: ended }).first()).toBeVisible()
    await expect(page.getByText(booked)).toBeHidden()
    const { rows } = await app.database.pool.query('select status from bookings order by id')
    expect(rows).toEqual([{ status: 'cancelled' }])
  })

  test(`${screen} says that it is offline, keeps what was typed and goes on when the line is back`, async ({
    page,
    request,
    context,
    app,
  }) => {
    await reach(page, await findVilla(request))
    await context.setOffline(true)
    await expect(page.getByText('You are offline').first()).toBeVisible()
    await confirm(page)
    await expect(page.getByText(/goes out by itself as soon as you are back online/).first()).toBeVisible()
    await expectNoAxeViolations(page)
    await expect(page.getByText('Booking failed')).toBeHidden()
    expect(await countBookings(app)).toBe(0)
    await context.setOffline(false)
    await expect(page.getByText(booked)).toBeVisible()
    await expect(page.getByText('You are offline')).toHaveCount(0)
    expect(await countBookings(app)).toBe(1)
  })

  test(`${screen} shows the server’s own words for a conflict`, async ({ page, request }) => {
    await reach(page, await findVilla(request))
    const message = 'The nights you asked for were held until 12:20 PM and are free again. Please book anew.'
    const keys: (string | undefined)[] = []
    await page.route(POSTS, (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      keys.push(route.request().headers()['idempotency-key'])
      return route.fulfill({ status: 409, json: { message } })
    })
    await confirm(page)
    await expect(page.locator('main form').getByRole('alert').filter({ hasText: message })).toBeVisible()
    expect(keys).toHaveLength(1)
  })
}

test('a lost answer is found out by itself, over a reload too, without anything being sent again', async ({
  page,
  request,
  app,
}) => {
  await reachPayment(page, await findVilla(request))
  const keys = await loseAnswers(page)
  await confirm(page)
  await expect(page.getByRole('heading', { name: UNKNOWN })).toBeVisible()
  const sent = keys.length
  await page.unroute(POSTS)
  await page.reload()
  await page.keyboard.press('Shift')
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  expect(keys).toHaveLength(sent)
  expect(await countBookings(app)).toBe(1)
})

test('a booking that never arrived is sent by itself once the line is back, while its guest waits', async ({
  page,
  request,
  app,
}) => {
  await reachPayment(page, await findVilla(request))
  await page.route(POSTS, abortPosts)
  await confirm(page)
  await expect(page.getByText('No answer has come back yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: UNKNOWN })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Pressing again is safe')
  expect(await countBookings(app)).toBe(0)
  await page.unroute(POSTS)
  await page.clock.fastForward(15_000)
  await expect(page.getByText('Request Received!')).toBeVisible()
  expect(await countBookings(app)).toBe(1)
})

test('a booking that never arrived is not made behind the back of who came later', async ({
  page,
  request,
  app,
}) => {
  await reachPayment(page, await findVilla(request))
  await page.route(POSTS, abortPosts)
  await confirm(page)
  await expect(page.getByRole('heading', { name: UNKNOWN })).toBeVisible()
  await page.unroute(POSTS)
  await page.reload()
  await page.keyboard.press('Shift')
  await expect(page.getByText('Your booking did not reach us: nothing is booked yet.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Everything once more' })).toContainText('Sample Guest')
  expect(await countBookings(app)).toBe(0)
  await confirm(page)
  await expect(page.getByText('Request Received!')).toBeVisible()
  expect(await countBookings(app)).toBe(1)
})

test('that there is no line is said at once, before any time has passed', async ({
  page,
  request,
  context,
}) => {
  await reachPayment(page, await findVilla(request))
  await page.clock.pauseAt(`${TODAY}T13:00:00+03:00`)
  await context.setOffline(true)
  await expect(alarm(page)).toContainText('You are offline')
})

test('a booking that turns out not to have been made leads back to the form with everything typed', async ({
  page,
  request,
  app,
}) => {
  await reachPayment(page, await findVilla(request))
  await page.getByRole('radio', { name: /Cash/ }).check()
  await page.route(POSTS, abortPosts)
  await confirm(page)
  await expect(page.getByRole('heading', { name: UNKNOWN })).toBeVisible()
  await page.getByRole('button', { name: 'Back to my booking' }).click()
  await expect(page.getByRole('heading', { name: UNKNOWN })).toBeHidden()
  await expect(page.getByRole('radio', { name: /Cash/ })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Everything once more' })).toContainText('Sample Guest')
  await expect(alarm(page)).toBeHidden()
  await page.unroute(POSTS)
  await confirm(page)
  await expect(page.getByText('Request Received!')).toBeVisible()
  expect(await countBookings(app)).toBe(1)
})

test('an answer that never comes is given up after a while and asked for again', async ({
  page,
  request,
  app,
}) => {
  await reachPayment(page, await findVilla(request))
  await page.getByRole('radio', { name: /Cash/ }).check()
  let asked = 0
  await page.route(POSTS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    asked += 1
    if (asked > 1) await route.continue()
  })
  await confirm(page)
  await expect.poll(() => asked).toBe(1)
  await page.clock.fastForward(30_000)
  await page.clock.fastForward(5_000)
  await expect(page.getByText('Request Received!')).toBeVisible()
  expect(await countBookings(app)).toBe(1)
})

test('a booking put off for want of a line is not sent once the guest has gone back', async ({
  page,
  request,
  context,
  app,
}) => {
  await openCalendar(page, await findVilla(request))
  await pickStay(page, '2027-03-18', '2027-03-22')
  await openForm(page)
  await context.setOffline(true)
  await confirm(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('You are offline')).toBeVisible()
  const sent = page.waitForRequest(POSTS, { timeout: 3000 }).then(
    () => true,
    () => false,
  )
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toBeHidden()
  expect(await sent).toBe(false)
  await openForm(page)
  await expect(page.getByLabel('Full Name')).toHaveValue('Sample Guest')
  expect(await countBookings(app)).toBe(0)
})

test('going back a step takes back what waits for a line, and it can be confirmed again', async ({
  page,
  request,
  context,
  app,
}) => {
  await reachPayment(page, await findVilla(request))
  await page.getByRole('radio', { name: /Cash/ }).check()
  await context.setOffline(true)
  await confirm(page)
  await expect(page.getByText(/goes out by itself/)).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText(/We go on as soon as you are back online/)).toBeVisible()
  await context.setOffline(false)
  await expect(alarm(page)).toBeHidden()
  await goOn(page, 'Payment & Confirmation')
  expect(await countBookings(app)).toBe(0)
  await confirm(page)
  await expect(page.getByText('Request Received!')).toBeVisible()
  expect(await countBookings(app)).toBe(1)
})

test('the steps before the last say that there is no line, and go on when it is back', async ({
  page,
  request,
  context,
}) => {
  await reachPayment(page, await findVilla(request))
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(heading(page, 'Personal Info')).toBeVisible()
  await context.setOffline(true)
  await expect(alarm(page)).toContainText('You are offline')
  await expect(page.getByLabel('Full Name')).toHaveValue('Sample Guest')
  await context.setOffline(false)
  await expect(alarm(page)).toBeHidden()
  await goOn(page, 'Payment & Confirmation')
})

test('the nights of a category say that there is no line', async ({ page, context }) => {
  await page.goto('/villas/family-villa')
  await page.mouse.wheel(0, 3000)
  await page.getByRole('button', { name: /free nights/i }).click()
  await expect(dayOf(page, '2027-03-18')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toBeHidden()
})

async function openForm(page: Page) {
  await previewOf(page).getByRole('button', { name: 'Book Now' }).click()
  const name = page.getByLabel('Full Name')
  if ((await name.inputValue()) !== '') return
  await name.fill('Sample Guest')
  await page.getByLabel('Email').fill('guest@example.com')
}

async function confirm(page: Page) {
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
}

/** Books as asked, but loses the answer, `times` times or always; tells the keys they came under. */
async function loseAnswers(page: Page, times = Number.POSITIVE_INFINITY): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = []
  await page.route(POSTS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const isAsking = route.request().url().endsWith('/sent')
    if (!isAsking) keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > times) return route.continue()
    if (!isAsking) await route.fetch()
    await route.abort('failed')
  })
  return keys
}

function abortPosts(route: Route) {
  return route.request().method() === 'POST' ? route.abort('failed') : route.continue()
}

async function countBookings(app: RunningApp): Promise<number> {
  const { rows } = await app.database.pool.query<{ count: number }>(
    'select count(*)::int as count from bookings',
  )
  return rows[0]?.count ?? 0
}
