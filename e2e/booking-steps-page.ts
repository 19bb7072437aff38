import type { Locator, Page } from '@playwright/test'
import type { findVilla } from './calendar-page'
import { expect } from './fixtures'

export const TODAY = '2027-03-10'
/** Thursday to Monday: one weekday night and three of a weekend, $253.00 at $55.00 a night. */
export const STAY = { checkIn: '2027-03-18', checkOut: '2027-03-22' }

export type Villa = Awaited<ReturnType<typeof findVilla>>

/** Goes through the steps as far as the last, with this villa chosen. */
export async function reachPayment(page: Page, villa: Villa, email = 'guest@example.com') {
  await page.goto(`/booking?step=dates&checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}`)
  await expect(heading(page, 'Select Dates')).toBeVisible()
  await goOn(page, 'Guest Details')
  await offerOf(page, villa).check()
  await goOn(page, 'Personal Info')
  await fillDetails(page, email)
  await goOn(page, 'Payment & Confirmation')
}

export async function fillDetails(page: Page, email = 'guest@example.com') {
  await page.getByLabel('Full Name').fill('Sample Guest')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('+256 700 000 099')
  await page.getByLabel('Special Requests').fill('A cot, please')
}

export async function goOn(page: Page, title: string) {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, title)).toBeFocused()
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('heading', { name, exact: true })
}

/** What a step says in the way, not the toast. */
export function alarm(page: Page): Locator {
  return page.getByRole('main').getByRole('alert')
}

export function offerOf(page: Page, villa: Villa): Locator {
  return page.locator(`input[type=radio][value="${villa.id}"]`)
}
