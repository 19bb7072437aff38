import type { Locator, Page } from '@playwright/test'
import { expectNoHindrance, expectToast, openPanel, saveButton } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

const NIGHTS = 'checkIn=2027-05-05&checkOut=2027-05-08'

type Villa = { id: number; roomNumber: string; categoryName: string; place?: { x: number; y: number } }

test.beforeEach(async ({ app, resetBookings }) => {
  app.setToday('2027-03-10')
  await resetBookings()
})

test('among the results a free villa is chosen on the map, and a taken one says so and leads nowhere', async ({
  page,
}) => {
  await take(page, 'G11')
  await page.goto(`/booking?${NIGHTS}&guests=2`)
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Deluxe Villa' }) })
  await card.getByText('Choose a particular villa').click()
  await expect(card.getByText('Taken on these nights: Forest Breeze G11.')).toBeVisible()
  await expect(markOf(card, 'G11')).toHaveText('G11taken')
  await expect(card.locator('figure a')).toHaveCount(4)
  await expect(card.locator('figure a', { hasText: 'G11' })).toHaveCount(0)
  // The list lights the mark of what is pointed at, and is what the keyboard meets.
  const row = card.getByRole('link', { name: /Rose Villa, Room R02/ })
  await row.focus()
  await expect(markOf(card, 'R02').locator('rect')).toHaveAttribute('stroke', 'var(--color-clay)')
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  }
  await markOf(card, 'R02').click()
  await expect(page).toHaveURL(/step=details/)
  await expect(page.getByText('Rose Villa').first()).toBeVisible()
})

test('in the villa step a press on the map chooses, as the list does; a taken villa stays as it is', async ({
  page,
}) => {
  await take(page, 'G11')
  await page.goto(`/booking?step=villa&${NIGHTS}&guests=2`)
  await page.getByText('Choose on the map of the grounds').click()
  const group = page.getByRole('group')
  await markOf(group, 'R02').click()
  await expect(markOf(group, 'R02')).toHaveText('R02yours')
  await expect(page.getByRole('radio', { name: /Room R02/ })).toBeChecked()
  await markOf(group, 'G11').click()
  await expect(page.getByRole('radio', { name: /Room R02/ })).toBeChecked()
  await page.getByRole('radio', { name: /Room H12/ }).check()
  await expect(markOf(group, 'H12')).toHaveText('H12yours')
})

test('on a phone no round button stands on a villa that can be chosen on the map', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/booking?step=villa&${NIGHTS}&guests=2`)
  await page.getByText('Choose on the map of the grounds').click()
  await expect(markOf(page.getByRole('group'), 'G12')).toHaveText('G12free')
  const covered = await page.evaluate(async () => {
    const found = new Set<string>()
    const places = [...document.querySelectorAll('figure svg text')].filter(({ textContent }) =>
      textContent?.endsWith('free'),
    )
    for (let top = 0; top < 1500; top += 40) {
      scrollTo(0, top)
      await new Promise((done) => setTimeout(done, 250))
      for (const float of document.querySelectorAll('[data-floats]')) {
        if (getComputedStyle(float).opacity !== '1') continue
        const button = float.querySelector('button')?.getBoundingClientRect() ?? new DOMRect()
        for (const place of places) {
          const { left, right, top: y, bottom } = place.getBoundingClientRect()
          const meets = left < button.right && right > button.left && y < button.bottom && bottom > button.top
          if (meets) found.add(place.parentElement?.textContent ?? '')
        }
      }
    }
    return { count: places.length, found: [...found] }
  })
  expect(covered.count).toBeGreaterThan(10)
  expect(covered.found).toEqual([])
})

test('where the map cannot be loaded the list of villas stands without it', async ({ page, complaints }) => {
  complaints.allow(/grounds-map-|Failed to (load|fetch)/)
  await page.route(/\/assets\/grounds-map-[^/]*\.js$/, (route) => route.abort('failed'))
  await page.goto(`/booking?${NIGHTS}&guests=2`)
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Deluxe Villa' }) })
  await card.getByText('Choose a particular villa').click()
  await expect(card.getByText('The map of the grounds could not be loaded.')).toBeVisible()
  await expect(card.getByRole('link', { name: /Rose Villa, Room R02/ })).toBeVisible()
})

test('staff put a villa on the map by dragging or typing, and take it off; visitors see it there', async ({
  page,
}) => {
  await openPanel(page, 'villas')
  await openPlace(page)
  const form = page.getByRole('dialog')
  const across = form.getByLabel('From the left (25 to 375)')
  const down = form.getByLabel('From the top (25 to 535)')
  await expect(across).toHaveValue('100')
  const plan = await form.locator('svg[viewBox="0 0 400 560"]').boundingBox()
  if (!plan) throw new Error('there is no plan')
  const at = (x: number, y: number) =>
    [plan.x + (x * plan.width) / 400, plan.y + (y * plan.width) / 400] as const
  await page.mouse.move(...at(100, 316))
  await page.mouse.down()
  await page.mouse.move(...at(200, 200))
  await page.mouse.up()
  expect(Math.abs(Number(await across.inputValue()) - 200)).toBeLessThanOrEqual(2)
  await down.fill('9999')
  await saveButton(page).click()
  await expect(form.getByText('Please enter at most 560')).toBeVisible()
  await across.fill('180')
  await down.fill('220')
  await expectNoHindrance(page, [1440, 320])
  await page.setViewportSize({ width: 1280, height: 800 })
  await saveButton(page).click()
  await expectToast(page, 'Villa updated successfully')
  expect((await villaOf(page, 'R02')).place).toEqual({ x: 180, y: 220 })

  await openPlace(page)
  await form.getByRole('button', { name: 'Take it off the map' }).click()
  await saveButton(page).click()
  // The toast of the save before says the same, and may still be there.
  await expect(form).toBeHidden()
  await expectToast(page, 'Villa updated successfully')
  expect((await villaOf(page, 'R02')).place).toBeUndefined()
  await page.goto('/villas')
  const section = page.getByRole('region', { name: 'Where each villa lies' })
  await expect(section.getByText('Not on the map yet: Rose Villa R02.')).toBeVisible()
  await expect(section.getByRole('link', { name: /R02/ })).toBeVisible()
})

async function openPlace(page: Page): Promise<void> {
  await page.getByLabel('Search').fill('R02')
  await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Rose Villa R02' }).click()
  await page.getByRole('tab', { name: 'Location' }).click()
}

/** The mark of a villa on the map within a part of the page. */
function markOf(part: Locator, room: string): Locator {
  return part.locator('figure g[text-anchor=middle]').filter({ hasText: room })
}

async function villaOf(page: Page, room: string): Promise<Villa> {
  const villas: Villa[] = await (await page.request.get('/api/villas')).json()
  const found = villas.find(({ roomNumber }) => roomNumber === room)
  if (!found) throw new Error(`there is no villa ${room}`)
  return found
}

async function take(page: Page, room: string): Promise<void> {
  const { id } = await villaOf(page, room)
  const guest = { guestName: 'Nobody', guestEmail: 'nobody@guest.example', numberOfGuests: 1 }
  const stay = { checkInDate: '2027-05-06', checkOutDate: '2027-05-07' }
  const answer = await page.request.post('/api/bookings', { data: { villaId: id, ...stay, ...guest } })
  expect(answer.status()).toBe(201)
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
