import type { Locator, Page } from '@playwright/test'
import { dayOf, previewOf } from './calendar-page'
import { expect, test } from './fixtures'
import { openPage } from './landing-page'

const TODAY = '2027-03-09'
const LONGEST_WAY = 120

// Some two hundred presses, each looked at.
test.describe.configure({ timeout: 180_000 })

test.beforeEach(async ({ app, page, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.setFixedTime(`${TODAY}T12:00:00+03:00`)
})

for (const width of [360, 1440])
  test(`a stay is searched for, picked and booked with the keys alone at ${width} px, and the focus is seen all along`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expectFocusSeen(page)
    await page.keyboard.press('Enter')
    const search = page.getByRole('form', { name: 'Search for a stay' })
    await tabTo(page, search.getByLabel('Check-in'))
    await typeDay(page, search.getByLabel('Check-in'), '2027-05-05')
    await tabTo(page, search.getByLabel('Check-out'))
    await typeDay(page, search.getByLabel('Check-out'), '2027-05-08')
    await tabTo(page, search.getByLabel('Guests'))
    await page.keyboard.type('2')
    await tabTo(page, search.getByRole('button', { name: 'Book your stay' }))
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/booking?checkIn=2027-05-05&checkOut=2027-05-08&guests=2')
    await expect(page.getByRole('heading', { name: '5 May to 8 May: 3 nights, 2 guests' })).toBeVisible()
    await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Room Availability' }))
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/calendar')
    const villa = page.getByRole('main').getByRole('link', { name: /Room G02/ })
    await expect(villa).toBeVisible()
    await tabTo(page, villa)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
    await tabTo(page, dayOf(page, TODAY))
    await walk(page, ['PageDown', 'PageDown'])
    await expect(dayOf(page, '2027-05-09')).toHaveAccessibleName(/available/)
    await walk(page, ['Enter', 'ArrowRight', 'ArrowRight', 'Space'])
    await expect(dayOf(page, '2027-05-09')).toHaveAccessibleName(/your check-in/)
    await expect(previewOf(page)).toContainText('Sun, 9 May 2027')
    await expect(previewOf(page)).toContainText('Tue, 11 May 2027')
    const guests = previewOf(page).getByLabel('Guests')
    await tabTo(page, guests)
    await page.keyboard.type('2')
    await expect(guests).toHaveValue('2')
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Book Now' }))
    await page.keyboard.press('Enter')

    const form = page.getByRole('dialog', { name: 'Complete Your Booking' })
    await expect(form).toBeVisible()
    for (const [label, typed] of [
      ['Full Name', 'Sample Guest'],
      ['Email', 'guest@example.com'],
      ['Phone', '+256 700 000 099'],
      ['Special Requests', 'A quiet corner'],
    ] as const) {
      await tabTo(page, form.getByLabel(label))
      await page.keyboard.type(typed)
    }
    await tabTo(page, form.getByRole('button', { name: 'Confirm Booking' }))
    await page.keyboard.press('Enter')

    await expect(form).toBeHidden()
    const receipt = page.getByRole('main').locator('section').filter({ hasText: 'Request received' })
    await expect(receipt.getByRole('heading', { name: 'Request received' })).toBeFocused()
    await expect(receipt).toContainText('Sun, 9 May 2027 to Tue, 11 May 2027')
    await tabTo(page, receipt.getByRole('button', { name: 'Book another stay' }))
    const { rows } = await app.database.pool.query(
      'select guest_name, check_in_date::text, check_out_date::text, number_of_guests, special_requests from bookings',
    )
    expect(rows).toEqual([
      {
        guest_name: 'Sample Guest',
        check_in_date: '2027-05-09',
        check_out_date: '2027-05-11',
        number_of_guests: 2,
        special_requests: 'A quiet corner',
      },
    ])
  })

/** Goes on with Tab until `target` has the focus; wherever the focus rests on the way, it is seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < LONGEST_WAY; steps++) {
    if (await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement)))
      return
    await page.keyboard.press('Tab')
    await expectFocusSeen(page)
  }
  throw new Error(`Tab does not lead to ${target}`)
}

async function walk(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await expectFocusSeen(page)
  }
}

/** Types a day into the platform's date field, whichever of month and day it begins with. */
async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  const [year, month, date] = day.split('-')
  await page.keyboard.type(`${month}${date}${year}`)
  if ((await field.inputValue()) !== day) {
    await walk(page, ['ArrowLeft', 'ArrowLeft'])
    await page.keyboard.type(`${date}${month}${year}`)
  }
  await expect(field).toHaveValue(day)
}

/** What has the focus wears a ring, lies in the window, and is not wholly under something else (WCAG 2.4.7, 2.4.11). */
async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(lookAtFocus)).toBe('seen')
}

function lookAtFocus(): string {
  const element = document.activeElement
  // Past the last stop the focus is the browser's own.
  if (!element || element === document.body) return 'seen'
  const name = `${element.outerHTML.slice(0, 120)}…`
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  // A date field has stops of its own inside, which the browser marks.
  const isDateField = element instanceof HTMLInputElement && element.type === 'date'
  const hasRing =
    element.matches(':focus-visible') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  if (!hasRing && !isDateField) return `no ring around ${name}`
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const across = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => left + (right - left) * share)
  const down = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => top + (bottom - top) * share)
  const isSeen = across.some((x) =>
    down.some((y) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    }),
  )
  return isSeen ? 'seen' : `nothing to see of ${name} at ${left},${top}`
}
