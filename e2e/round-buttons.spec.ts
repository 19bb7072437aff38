import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'
import { sideBySide } from './side-by-side'

const CONTROLS = 'a[href], button, input, select, textarea, summary, label'

for (const width of [360, 768, 1440])
  test(`at ${width} px the round buttons stand whole and labelled, and at no moment on a control`, async ({
    context,
    app,
    resetBookings: _,
  }) => {
    test.slow()
    app.setToday('2027-03-10')
    const dates = 'checkIn=2027-05-05&checkOut=2027-05-08&guests=2'
    const paths = [
      '/',
      '/villas/family-villa',
      '/contact',
      '/events',
      '/blog',
      '/calendar?villa=3',
      `/booking?${dates}`,
      `/booking/group?${dates}`,
      '/my-booking',
    ]
    await sideBySide(context, paths, async (page, path) => {
      await page.setViewportSize({ width, height: 740 })
      await openPage(page, path)
      await page.evaluate(() => scrollTo(0, 0))
      const covered = await page.evaluate(scrollAndJudge, CONTROLS)
      expect(covered.told, path).toEqual([])
      // They do stand somewhere: on a phone on some of the places where the page rests, on a wide screen on most.
      for (const [name, seen] of Object.entries(covered.seen))
        expect(seen, `${name} on ${path}`).toBeGreaterThan(width === 1440 ? covered.rests / 2 : 0)
      for (const name of ['Contact us', 'AI Concierge']) {
        const button = page.getByRole('button', { name, exact: true })
        const box = await button.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        await expect(button).toContainText(/Contact|Concierge/)
        expect(await button.evaluate(wordStandsInCircle), name).toBe(true)
      }
    })
  })

test('on the way to the program, and where the page changes by itself, a round button stands on no control', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await page.setViewportSize({ width: 360, height: 740 })
  // What lies over the page has a file of its own.
  await page.route(/\/assets\/(?!site-floats)[^/]*\.js$/, (route) => route.abort())
  await page.goto('/contact')
  const contact = page.getByRole('complementary', { name: 'Quick contact' })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(contact).toHaveCSS('opacity', '1')
  const box = await page.getByRole('button', { name: 'Contact us', exact: true }).boundingBox()
  const opacity = await contact.evaluate(
    async (element, { x, y }) => {
      const link = document.createElement('a')
      link.href = '/villas'
      link.textContent = 'Villas'
      link.style.cssText = `position: absolute; z-index: 20; left: ${x}px; top: ${y + scrollY}px`
      document.querySelector('main')?.append(link)
      await Promise.resolve()
      await new Promise(requestAnimationFrame)
      return getComputedStyle(element).opacity
    },
    { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 },
  )
  expect(opacity).toBe('0')
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
    const [contact, chat] = await Promise.all(buttons.map((button) => button.boundingBox()))
    expect(chat?.y).toBe(contact?.y)
    // Side by side in the middle.
    expect((contact?.x ?? 0) + (chat?.x ?? 0) + (chat?.width ?? 0)).toBeCloseTo(320, -1)
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
    await openPage(page, '/booking?step=dates')
    const onward = page.getByRole('button', { name: 'Continue' })
    await expect(onward).toBeVisible()
    expect(await onward.evaluate(roomBesideIt), 'kept for round buttons that stand elsewhere').toBeLessThan(
      24,
    )
    const chat = page.getByRole('button', { name: 'AI Concierge', exact: true })
    await chat.scrollIntoViewIfNeeded()
    await expect(chat).toBeInViewport()
    await expectNoAxeViolations(page)
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Choose in a calendar' }).click()
    const dialog = page.getByRole('dialog', { name: 'When, and how many?' })
    await expect(dialog.locator('[data-day]').first()).toBeAttached()
    expect(await dialog.evaluate(stickyIn)).toEqual([])
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

/**
 * Scrolls the page through from top to bottom, in steps as a finger makes them and resting at times, and opens what can
 * be opened; tells of each frame in which a round button that can be seen lies over the middle or a corner of a control,
 * or over the middle of what it shares with one. Counts at how many of the rests each button is seen.
 */
async function scrollAndJudge(controls: string) {
  const told = new Set<string>()
  const seen: Record<string, number> = { 'Contact us': 0, 'AI Concierge': 0 }
  let rests = 0
  const floats = [...document.querySelectorAll<HTMLElement>('aside[data-floats]')]
  const isShown = (float: Element) => getComputedStyle(float).opacity !== '0'
  /** Resolves in the next frame before it is painted, behind what is looked at because the page changed. */
  const frame = () => Promise.resolve().then(() => new Promise(requestAnimationFrame))
  /** The page's own clock of 120 ms runs from the last frame in which it was scrolled, before this one. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 140))
  const nameOf = (float: Element) => float.querySelector('button')?.getAttribute('aria-label') ?? ''

  function judge() {
    for (const float of floats.filter(isShown)) {
      const over = float.querySelector('button')?.getBoundingClientRect() ?? new DOMRect()
      const isApart = ({ left, right, top, bottom }: DOMRect) =>
        left > over.right || right < over.left || top > over.bottom || bottom < over.top
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        // First what tells most apart at the least cost: of hundreds one or two are near.
        if (isApart(control.getBoundingClientRect())) continue
        if (control.closest('aside[data-floats]') || !control.checkVisibility()) continue
        for (const { left, right, top, bottom } of control.getClientRects()) {
          const shared = [
            (Math.max(left, over.left) + Math.min(right, over.right)) / 2,
            (Math.max(top, over.top) + Math.min(bottom, over.bottom)) / 2,
          ] as const
          const points = [
            shared,
            [(left + right) / 2, (top + bottom) / 2],
            ...[left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const)),
          ] as const
          for (const [x, y] of points) {
            if (x < over.left || x > over.right || y < over.top || y > over.bottom) continue
            // What is scrolled away inside its own row, or under a bar, cannot be pressed there.
            const [under] = document.elementsFromPoint(x, y).filter((element) => !float.contains(element))
            if (under && control.contains(under))
              told.add(`${nameOf(float)} on ${control.textContent || control.outerHTML.slice(0, 80)}`)
          }
        }
      }
    }
  }

  for (let step = 0; scrollY + innerHeight < document.documentElement.scrollHeight - 1; step++) {
    scrollBy(0, 40)
    await frame()
    judge()
    if (step % 12 === 0) {
      await settle()
      judge()
      rests += 1
      for (const float of floats.filter(isShown)) seen[nameOf(float)] = (seen[nameOf(float)] ?? 0) + 1
    }
  }
  for (const details of document.querySelectorAll('main details')) {
    details.scrollIntoView({ block: 'center' })
    await frame()
    await settle()
    details.toggleAttribute('open')
    await frame()
    judge()
  }
  return { told: [...told], seen, rests }
}

/** Whether the corners of the button's word lie within its circle. */
function wordStandsInCircle(button: Element): boolean {
  const circle = button.getBoundingClientRect()
  const word = button.querySelector('span')?.getBoundingClientRect() ?? circle
  return [word.left, word.right].every((x) =>
    [word.top, word.bottom].every(
      (y) =>
        Math.hypot(x - circle.left - circle.width / 2, y - circle.top - circle.height / 2) < circle.width / 2,
    ),
  )
}

/** What sticks to an edge within an element. */
function stickyIn(whole: Element): string[] {
  return [...whole.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).position === 'sticky')
    .map((element) => element.outerHTML.slice(0, 100))
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

/** Pixels between a button and the right edge of its bar. */
function roomBesideIt(button: Element): number {
  const bar = button.parentElement ?? button
  return bar.getBoundingClientRect().right - button.getBoundingClientRect().right
}
