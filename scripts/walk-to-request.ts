import type { Locator, Page } from '@playwright/test'
import { addDays, toDay } from '@/kernel/days'

/** The most taps and fields from the landing page to the sent request (docs/decisions/booking-steps.md). */
export const MOST_ACTS = 14

/** The narrowest phone in wide use, on which the way is counted. */
export const COUNTED_ON = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const ACTS_KEY = 'countedActs'
const TYPED =
  'input:is([type=text], [type=email], [type=tel], [type=number], [type=date], :not([type])), textarea'

/**
 * Walks a couple that knows its dates from the landing page to the sent request, by touch, and answers what they had to
 * do: each tap, and each field typed into, by what it is called. Counted by what the browser reports as a person's own
 * doing, so that no act of this walk is left out. Resolves once the server has taken the request; throws where the way
 * is blocked.
 */
export async function walkToRequest(page: Page, today: string): Promise<string[]> {
  await page.addInitScript(countActs, [ACTS_KEY, TYPED] as const)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const [checkIn, checkOut] = [addDays(toDay(today), 8), addDays(toDay(today), 10)]
  const search = page.getByRole('form', { name: 'Search for a stay' })
  await tapMiddle(search.getByLabel('Check-in'))
  const dialog = page.getByRole('dialog')
  await dialog.locator('[data-day]').first().waitFor()
  for (const day of [checkIn, checkOut]) {
    const cell = dialog.locator(`[data-day="${day}"]`)
    if (!(await cell.isVisible())) await dialog.getByRole('button', { name: 'Next month' }).tap()
    await cell.tap()
  }
  await dialog.getByRole('button', { name: 'Adults: one more' }).tap()
  await dialog.getByRole('button', { name: 'Show villas and prices' }).tap()
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Choose (any|this)/ })
    .tap()
  await type(page.getByLabel('Full Name'), 'Sample Guest')
  await type(page.getByLabel('Email'), 'guest@guest.example')
  await page.getByRole('button', { name: 'Continue' }).tap()
  const taken = page.waitForResponse((response) => isRequest(response) && response.status() === 201)
  await page.getByRole('button', { name: 'Confirm Booking' }).tap()
  await taken
  return await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), ACTS_KEY)
}

/** A tap as a finger makes it: on what lies there, not on what is meant. */
async function tapMiddle(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to tap')
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

async function type(field: Locator, text: string): Promise<void> {
  await field.tap()
  await field.pressSequentially(text)
}

function isRequest(response: { url(): string; request(): { method(): string } }): boolean {
  return response.url().endsWith('/api/bookings') && response.request().method() === 'POST'
}

/**
 * Runs in the page: keeps what a person does, also from one page to the next. A field counts once, its tap with it.
 * Nothing in it has a name of its own: what names functions for the log is not there in the page.
 */
function countActs([key, typed]: readonly [string, string]): void {
  for (const kind of ['pointerup', 'input'])
    addEventListener(
      kind,
      ({ isTrusted, target }) => {
        if (!isTrusted || !(target instanceof Element) || target.matches(typed) !== (kind === 'input')) return
        const element = target.closest('button, a, label, summary, select') ?? target
        const name =
          element.getAttribute('aria-label') ??
          element.getAttribute('name') ??
          (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
        const act = `${kind === 'input' ? 'field' : 'tap'}: ${name}`
        const acts: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]')
        if (kind === 'pointerup' || !acts.includes(act))
          sessionStorage.setItem(key, JSON.stringify([...acts, act]))
      },
      true,
    )
}
