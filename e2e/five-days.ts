import type { Locator, Page } from '@playwright/test'
import { expectNoHindrance, openPanel } from './admin-panel'
import { expect, type RunningApp, test } from './fixtures'

/** A Wednesday. */
export const DAY = '2027-03-10'

/** A desk, a tablet and a phone. */
const WIDTHS = [1440, 768, 390]

type Walk = (page: Page, app: RunningApp) => Promise<void>

/**
 * A day of somebody on the staff at a desk, on a tablet and on a phone, from the page the panel opens with; `prepare` is what
 * happened before.
 */
export function testDay(name: string, prepare: Walk, walk: Walk): void {
  for (const width of WIDTHS)
    test(`${name}, ${width} px wide`, async ({ page, app, resetBookings: _ }) => {
      await page.setViewportSize({ width, height: 900 })
      app.setToday(DAY)
      await page.clock.setFixedTime(`${DAY}T12:00:00+03:00`)
      await prepare(page, app)
      await openPanel(page)
      const begun = performance.now()
      await walk(page, app)
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      test.info().annotations.push({ type: 'walk', description: `${seconds} s` })
      await expectNoHindrance(page, [width])
    })
}

/** Goes to a section by the menu, which a small screen opens first. */
export async function goTo(page: Page, section: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await page
    .getByRole('navigation', { name: 'Sections' })
    .filter({ visible: true })
    .getByRole('link', { name: section, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: section, exact: true })).toBeVisible()
}

/** The row of a list, or on small screens its card, that holds these words. */
export function entryOf(page: Page, words: string): Locator {
  const main = page.getByRole('main')
  return main
    .getByRole('row')
    .or(main.getByRole('listitem'))
    .filter({ hasText: words })
    .filter({ visible: true })
    .first()
}

/** A button of a page, of those that stand there for other widths too the one that shows. */
export async function press(within: Page | Locator, name: string | RegExp): Promise<void> {
  const role = { name, ...(typeof name === 'string' && { exact: true }) }
  await within.getByRole('button', role).filter({ visible: true }).first().click()
}

/** Bookings in villas of their own: guest, arrival, departure, status. */
export async function makeStays(app: RunningApp, stays: readonly (readonly string[])[]): Promise<void> {
  for (const [place, [guest, from, to, status]] of stays.entries())
    await app.database.pool.query(
      `insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date, status,
         number_of_guests, total_cents, hold_expires_at)
       values ((select id from villas where is_available order by id offset $1 limit 1), $2, 'a@guest.example', $3, $4, $5,
         2, 13000, case when $5 = 'pending' then timestamptz '2027-03-10T14:10:00+03:00' end)`,
      [place, guest, from, to, status],
    )
}
