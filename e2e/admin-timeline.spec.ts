import type { Locator, Page } from '@playwright/test'
import { addDays, type Day, formatShortDay } from '@/kernel/days'
import { expectToast, openPanel } from './admin-panel'
import { expect, test } from './fixtures'

const DAY = 44
const ROW = 45

test.beforeEach(async ({ resetBookings }) => {
  await resetBookings()
})

test('a bar is moved and stretched with the keyboard, saved with Enter and taken back with Escape', async ({
  page,
  app,
}) => {
  const today = app.today()
  await book(page, today, 'Akello Sample', 5)
  await openPanel(page, 'timeline')
  const bar = page.getByRole('button', { name: /^Akello Sample, / })
  const days = (from: number, to: number) => stayName(today, from, to)
  await expect(bar).toHaveAccessibleName(days(5, 7))
  await bar.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(bar).toHaveAccessibleName(days(6, 9))
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await expect(bar).toHaveAccessibleName(days(5, 9))
  await page.keyboard.press('Control+Shift+ArrowRight')
  await page.keyboard.press('Control+Shift+ArrowRight')
  await expect(bar).toHaveAccessibleName(days(7, 9))
  await expect(page.getByText('Move Akello Sample?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveAccessibleName(days(5, 7))
  await expect(page.getByText('Move Akello Sample?')).toBeHidden()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Enter')
  await expectMoved(page, bar)
  await expect(bar).toHaveAccessibleName(days(5, 6))
  const { rows } = await app.database.pool.query(
    'select villa_id, check_out_date - check_in_date as nights, total_cents from bookings',
  )
  const [first, second] = await villasOf(page)
  expect(rows).toEqual([{ villa_id: second?.id, nights: 1, total_cents: expect.any(Number) }])
  expect(first?.id).not.toBe(second?.id)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Akello Sample' })).toBeVisible()
})

test('a guest in house is moved from today on: what was slept stays in its row, at what was agreed', async ({
  page,
  app,
}) => {
  const today = app.today()
  const [first, second] = await villasOf(page)
  await app.database.pool.query(
    `insert into bookings (villa_id, guest_name, guest_phone, check_in_date, check_out_date, number_of_guests, total_cents, status)
     values ($1, 'Moses Sample', '+256', $2, $3, 1, 12300, 'checked-in')`,
    [first?.id, addDays(today, -1), addDays(today, 3)],
  )
  await openPanel(page, 'timeline')
  const bar = page.getByRole('button', { name: /^Moses Sample, / })
  await bar.focus()
  await page.keyboard.press('ArrowDown')
  await expect(bar).toHaveAccessibleName(
    new RegExp(`${formatShortDay(today)} to ${formatShortDay(addDays(today, 3))}`),
  )
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expectMoved(page, bar)
  await expect(page.getByText(/^Moses Sample was in /)).toBeAttached()
  const { rows } = await app.database.pool.query(
    `select part.villa_id, part.check_out_date - part.check_in_date as nights, total_cents
     from stay_parts part join bookings on bookings.id = booking_id order by part.check_in_date`,
  )
  expect(rows).toEqual([
    { villa_id: first?.id, nights: 1, total_cents: 12300 },
    { villa_id: second?.id, nights: 3, total_cents: 12300 },
  ])
})

test('a bar is dragged to other days and another villa, its end is pulled, and a click opens it', async ({
  page,
  app,
}) => {
  const today = app.today()
  await book(page, today, 'Okello Sample', 5)
  await openPanel(page, 'timeline')
  const bar = page.getByRole('button', { name: /^Okello Sample, / })
  await drag(page, bar, { from: 'middle', right: 2 * DAY, down: ROW })
  await expect(bar).toHaveAccessibleName(stayName(today, 7, 9))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectMoved(page, bar)
  await drag(page, bar, { from: 'end', right: DAY, down: 0 })
  await expect(bar).toHaveAccessibleName(stayName(today, 7, 10))
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(bar).toHaveAccessibleName(stayName(today, 7, 9))
  await bar.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Okello Sample' })).toBeVisible()
})

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('that rests on a bar drags it and pulls its end, one that moves on scrolls, and a tap opens it', async ({
    page,
    app,
  }) => {
    const today = app.today()
    await book(page, today, 'Atim Sample', 1)
    await page.clock.install()
    await openPanel(page, 'timeline')
    const bar = page.getByRole('button', { name: /^Atim Sample, / })
    await expect(bar).toBeVisible()
    const touch = await touchOn(page, bar)
    // How long a finger rests is told by this clock alone, however slow the machine.
    await page.clock.pauseAt(Date.now() + 600_000)
    await touch.down('middle')
    await touch.move(-DAY, 0)
    await touch.up()
    await expect(bar).toHaveAccessibleName(stayName(today, 1, 3))

    await touch.down('middle')
    await touch.rest()
    await touch.move(DAY, ROW)
    await touch.up()
    await expect(bar).toHaveAccessibleName(stayName(today, 2, 4))
    await touch.down('start')
    await touch.rest()
    await touch.move(-DAY, 0)
    await touch.up()
    await expect(bar).toHaveAccessibleName(stayName(today, 1, 4))
    await page.clock.resume()
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expectMoved(page, bar)
    const { rows } = await app.database.pool.query('select villa_id from bookings')
    expect(rows).toEqual([{ villa_id: (await villasOf(page))[1]?.id }])
    await bar.tap()
    await expect(page.getByRole('heading', { level: 2, name: 'Atim Sample' })).toBeVisible()
  })
})

test('what is in the way is said before anything is sent, and what came meanwhile is refused by the hotel', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/409/)
  const today = app.today()
  await book(page, today, 'First Sample', 5)
  await book(page, today, 'Second Sample', 8)
  await openPanel(page, 'timeline')
  const bar = page.getByRole('button', { name: /^First Sample, / })
  await bar.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Second Sample is in the way.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Move First Sample?')).toBeVisible()
  await book(page, today, 'Third Sample', 3)
  await page.keyboard.press('Enter')
  await expectToast(page, 'The booking could not be moved', 'Third Sample')
  await expect(page.getByText('Third Sample is in the way.')).toBeVisible()
})

test('a bar that is dragged onto blocked nights is not saved, nor one that was blocked meanwhile', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/409/)
  const today = app.today()
  await book(page, today, 'Okello Sample', 5)
  await openPanel(page, 'timeline')
  const [villa] = await villasOf(page)
  const block = async (from: number, to: number) => {
    const nights = { startDate: addDays(today, from), endDate: addDays(today, to) }
    const data = { villaId: villa?.id, kind: 'maintenance', note: null, ...nights }
    const answer = await page.request.post('/api/admin/blocks', { data })
    expect(answer.status()).toBe(201)
    return (await answer.json()).id as number
  }
  const blocked = [await block(8, 9)]
  await page.reload()
  const bar = page.getByRole('button', { name: /^Okello Sample, / })
  await drag(page, bar, { from: 'middle', right: 2 * DAY, down: 0 })
  await expect(bar).toHaveAccessibleName(stayName(today, 7, 9))
  await expect(page.getByText('Blocked is in the way.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('button', { name: 'Undo', exact: true }).click()

  await drag(page, bar, { from: 'middle', right: -2 * DAY, down: 0 })
  await expect(bar).toHaveAccessibleName(stayName(today, 3, 5))
  blocked.push(await block(3, 3))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'The booking could not be moved', 'Staff blocked this villa')
  const { rows } = await app.database.pool.query('select check_in_date from bookings')
  expect(rows).toEqual([{ check_in_date: addDays(today, 5) }])
  for (const id of blocked) await page.request.delete(`/api/admin/blocks/${id}`)
})

test('weeks are leafed through and stand in the address', async ({ page, app }) => {
  await book(page, app.today(), 'Later Sample', 25)
  await openPanel(page, 'timeline')
  const bar = page.getByRole('button', { name: /^Later Sample, / })
  await expect(page.getByRole('columnheader', { name: /^Today, / })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: 'A week later' }).click()
  await expect(bar).toBeVisible()
  await page.reload()
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(bar).toHaveCount(0)
})

/** Saved and read anew: the bar is another element by then, in the row of its villa, and has the focus. */
async function expectMoved(page: Page, bar: Locator) {
  await expectToast(page, 'Booking moved')
  await expect(bar).toBeFocused()
}

/** A finger, as the browser itself feels it. */
async function touchOn(page: Page, bar: Locator) {
  const client = await page.context().newCDPSession(page)
  let [x, y] = [0, 0]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', isDown = true) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: isDown ? [{ x, y }] : [] })
  return {
    async down(where: 'start' | 'middle') {
      await bar.scrollIntoViewIfNeeded()
      const box = await bar.boundingBox()
      if (!box) throw new Error('the bar is not to be seen')
      ;[x, y] = [where === 'start' ? box.x + 6 : box.x + box.width / 2, box.y + box.height / 2]
      await send('touchStart')
    },
    /** Until the bar says that it is held. */
    async rest() {
      await page.clock.runFor(500)
      await expect(bar).toHaveAttribute('data-held', 'true')
    },
    async move(right: number, down: number) {
      const from = [x, y] as const
      for (const part of [0.25, 0.5, 0.75, 1]) {
        ;[x, y] = [from[0] + right * part, from[1] + down * part]
        await send('touchMove')
      }
    },
    up: () => send('touchEnd', false),
  }
}

type Hand = { from: 'middle' | 'end'; right: number; down: number }

async function drag(page: Page, bar: Locator, { from, right, down }: Hand) {
  await bar.scrollIntoViewIfNeeded()
  const box = await bar.boundingBox()
  if (!box) throw new Error('the bar is not to be seen')
  const x = from === 'end' ? box.x + box.width - 4 : box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right / 2, y + down / 2, { steps: 4 })
  await page.mouse.move(x + right, y + down, { steps: 4 })
  await page.mouse.up()
}

function stayName(today: Day, from: number, to: number): RegExp {
  return new RegExp(
    `${formatShortDay(addDays(today, from))} to ${formatShortDay(addDays(today, to))}, Request$`,
  )
}

async function villasOf(page: Page): Promise<{ id: number; isAvailable: boolean }[]> {
  return await (await page.request.get('/api/villas')).json()
}

/** Two nights in the first villa. */
async function book(page: Page, today: Day, guestName: string, daysAhead: number) {
  const [villa] = await villasOf(page)
  const stay = { checkInDate: addDays(today, daysAhead), checkOutDate: addDays(today, daysAhead + 2) }
  const guest = { guestName, guestEmail: 'guest@guest.example', numberOfGuests: 1 }
  const answer = await page.request.post('/api/bookings', { data: { villaId: villa?.id, ...stay, ...guest } })
  expect(answer.status()).toBe(201)
}
