import type { Page } from '@playwright/test'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

const CONTROLS = 'a[href], button, input, select, textarea, summary'

for (const width of [320, 360, 1440])
  test(`at ${width} px the round buttons stand whole and labelled, and never on a control`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 740 })
    for (const path of ['/', '/villas', '/contact', '/events', '/about']) {
      await openPage(page, path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 370) {
        await page.evaluate((to) => scrollTo(0, to), top)
        await expect.poll(() => coveredControls(page), { message: `${path} at ${top}` }).toEqual([])
      }
      for (const name of ['Contact us', 'AI Concierge']) {
        const button = page.getByRole('button', { name, exact: true })
        const box = await button.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        await expect(button).toContainText(/Contact|Concierge/)
      }
    }
  })

for (const path of ['/', '/my-booking', '/booking', '/booking/group'])
  test(`at 320 px neither round button stands over the words of ${path}, from the first moment`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const buttons = ['Contact us', 'AI Concierge'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    )
    for (const button of buttons) await expect(button).not.toBeInViewport()
    for (const button of buttons) {
      await button.scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport()
      const above = await page.getByRole('contentinfo').boundingBox()
      const box = await button.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    }
  })

test('a round button that gave way to a control is there for the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/contact')
  const button = page.getByRole('button', { name: 'Contact us', exact: true })
  const box = page.getByRole('complementary', { name: 'Quick contact' })
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 120)
      return box.evaluate((element) => getComputedStyle(element).opacity)
    })
    .not.toBe('1')
  await button.focus()
  await expect(box).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible()
})

for (const [width, height] of [
  [740, 360],
  [320, 256],
] as const)
  test(`at ${width} × ${height} px bars and round buttons give the screen to the page`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of [
      '/',
      '/villas/family-villa',
      `/calendar?villa=${(await findVilla(request)).id}`,
      '/booking',
    ]) {
      await openPage(page, path)
      await page.evaluate(() => scrollTo(0, 600))
      expect(await page.evaluate(floatingBars), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    const chat = page.getByRole('button', { name: 'AI Concierge', exact: true })
    await chat.scrollIntoViewIfNeeded()
    await expect(chat).toBeInViewport()
    await expectNoAxeViolations(page)
  })

test('a booking is printed on one page, without what only a screen needs', async ({
  page,
  app,
  request,
  resetBookings: _,
}) => {
  app.setToday('2027-03-10')
  const villaId = (await findVilla(request)).id
  const guest = { guestName: 'Sample Guest', guestEmail: 'guest@guest.example', numberOfGuests: 2 }
  const stay = { villaId, checkInDate: '2027-03-18', checkOutDate: '2027-03-25' }
  const { id } = await (await request.post('/api/bookings', { data: { ...stay, ...guest } })).json()
  await page.goto(await makeGuestLink(app.database.orm, id))
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Book Now' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('main')).toContainText('+256 700 000 001')
  await expect(page.getByRole('main')).toContainText('Plus code')
})

/** Controls of the page that a round button which can be seen lies over. */
async function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const floating = [...document.querySelectorAll<HTMLElement>('aside[data-floats] button')].filter(
      (button) =>
        button.checkVisibility({ opacityProperty: true }) && getComputedStyle(button).opacity === '1',
    )
    return floating.flatMap((button) => {
      const over = button.getBoundingClientRect()
      return [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((control) => !control.closest('aside[data-floats]') && control.checkVisibility())
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect()
          if (!(left < over.right && right > over.left && top < over.bottom && bottom > over.top))
            return false
          // What is scrolled away inside its own row, or under a bar, cannot be pressed there.
          const x = (Math.max(left, over.left) + Math.min(right, over.right)) / 2
          const y = (Math.max(top, over.top) + Math.min(bottom, over.bottom)) / 2
          const [seen] = document
            .elementsFromPoint(x, y)
            .filter((element) => !element.closest('aside[data-floats]'))
          return seen !== undefined && control.contains(seen)
        })
        .map((control) => `${button.textContent} on ${control.textContent || control.outerHTML.slice(0, 80)}`)
    })
  }, CONTROLS)
}

/** What stands fixed or sticks to an edge of the screen. */
function floatingBars(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && !element.closest('[aria-live]'))
    .filter((element) => {
      const { position } = getComputedStyle(element)
      const { width, height, top } = element.getBoundingClientRect()
      const isThere = width > 20 && height > 20 && top < innerHeight
      return isThere && (position === 'fixed' || position === 'sticky')
    })
    .map((element) => element.outerHTML.slice(0, 100))
}
