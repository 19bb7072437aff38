import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

type Villa = { id: number; name: string; price: string; weekendPrice: string | null; isAvailable: boolean }

/** A villa that can be booked, at $55.00 a night and $66.00 at the weekend in the sample property. */
export async function findVilla(request: APIRequestContext): Promise<Villa> {
  const villas: Villa[] = await (await request.get('/api/villas')).json()
  const villa = villas.find(({ isAvailable, weekendPrice, price }) => {
    return isAvailable && weekendPrice === null && price === '$55.00'
  })
  if (!villa) throw new Error('The sample property has no free villa at $55.00')
  return villa
}

/** Books nights as somebody else would, past the page. */
export async function takeNights(
  request: APIRequestContext,
  villa: Villa,
  checkInDate: string,
  checkOutDate: string,
): Promise<void> {
  const answer = await request.post('/api/bookings', {
    data: {
      villaId: villa.id,
      guestName: 'Another Sample',
      guestEmail: 'another@example.com',
      checkInDate,
      checkOutDate,
      numberOfGuests: 1,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** Opens a villa's calendar and waits until it answers to clicks. */
export async function openCalendar(page: Page, villa: Villa, stay = ''): Promise<void> {
  await page.goto(`/calendar?villa=${villa.id}${stay}`)
  // A guest's first sign, which the calendar's code waits for.
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => {
    const day = document.querySelector('[data-day]')
    return day !== null && 'isLive' in day
  })
}

/** The button of a calendar day on screen. */
export function dayOf(page: Page, day: string): Locator {
  return page.locator(`[data-day="${day}"]`)
}

/** Clicks a day that says it cannot be picked, as guests do all the same. */
export async function clickRefused(page: Page, day: string): Promise<void> {
  await expect(dayOf(page, day)).toHaveAttribute('aria-disabled', 'true')
  await dayOf(page, day).click({ force: true })
}

export async function pickStay(page: Page, checkIn: string, checkOut: string): Promise<void> {
  await dayOf(page, checkIn).click()
  await dayOf(page, checkOut).click()
}

/** The card that sums up the stay. */
export function previewOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Booking Preview' })
}
