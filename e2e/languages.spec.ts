import type { Page } from '@playwright/test'
import { LANGUAGE_NAMES } from '@/kernel/language'
import { translations as de } from '@/languages/de/all-words'
import { translations as fr } from '@/languages/fr/all-words'
import { translations as sw } from '@/languages/sw/all-words'
import { startMailServer, unfoldMail } from '../test/mail-server'
import { STAY, TODAY } from './booking-steps-page'
import { test as base, expect, expectNoAxeViolations, openApp, type RunningApp } from './fixtures'
import { waitForLife, waitForProgram } from './landing-page'
import { PAGES_AND_A_MONTH } from './page-list'

type Abroad = RunningApp & { received: string[] }

const TRANSLATED = { fr, sw, de }

/** An app that is offered in every language, and whose mails reach mailboxes. */
const test = base.extend<object, { abroad: Abroad }>({
  abroad: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of this pattern.
    async ({}, use) => {
      const mail = await startMailServer()
      const app = await openApp({ SITE_LANGUAGES: Object.keys(TRANSLATED).join(), SMTP_URL: mail.url })
      app.setToday(TODAY)
      await use({ ...app, received: mail.received })
      await app.close()
      await mail.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ abroad }, use) => use(abroad.url),
})

/** The narrowest phone, and a page enlarged four times (WCAG 1.4.10). */
const NARROW = 320

test.use({ viewport: { width: NARROW, height: 740 } })
test.describe.configure({ timeout: 120_000 })

/** A word of a language, by the file and the names it stands under. */
function wordOf(language: keyof typeof TRANSLATED, ...[room, ...names]: string[]): string {
  const all: Record<string, unknown> = TRANSLATED[language][room ?? ''] ?? {}
  const word = names.reduce<unknown>((within, name) => (within as Record<string, unknown>)[name], all)
  if (typeof word !== 'string') throw new Error(`${language} has no word ${names.join('.')} in ${room}`)
  return word
}

for (const language of Object.keys(TRANSLATED) as (keyof typeof TRANSLATED)[])
  test(`a couple finds, reads and books in ${LANGUAGE_NAMES[language]}, and gets its mail in it`, async ({
    page,
    abroad,
  }) => {
    const word = (...names: string[]) => wordOf(language, ...names)
    const main = page.getByRole('main')
    await page.goto('/')
    await waitForLife(page)
    await page.getByRole('contentinfo').getByRole('link', { name: LANGUAGE_NAMES[language] }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/$`))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await waitForLife(page)
    // Who chose a language is not offered another one.
    await expect(page.locator('[data-language-offer]')).toHaveCount(0)
    await expectNoAxeViolations(page)
    const tooWide = await findTooWide(page)

    await page.goto(`/${language}/booking?checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}&guests=2`)
    await waitForLife(page)
    await expectNoAxeViolations(page)
    tooWide.push(...(await findTooWide(page)))
    const chosen = [
      word('search-results', 'RESULTS_WORDS', 'card', 'any'),
      word('search-results', 'RESULTS_WORDS', 'card', 'only'),
    ]
    const choose = main.getByRole('article').first().getByRole('link')
    await choose
      .filter({ hasText: new RegExp(chosen.join('|')) })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/${language}/booking\\?`))
    await page.locator('[name=guestName]').fill('Sample Guest')
    await page.locator('[name=guestEmail]').fill(`guest.${language}@guest.example`)
    tooWide.push(...(await findTooWide(page)))
    await page.getByRole('button', { name: word('checkout', 'checkoutText', 'next') }).click()
    const confirm = page.getByRole('button', { name: word('bookings', 'FORM_WORDS', 'confirm') })
    await expect(confirm).toBeVisible()
    tooWide.push(...(await findTooWide(page)))
    await confirm.click()
    await expect(
      main.getByRole('heading', { name: word('bookings', 'STATUS_WORDS', 'pending') }),
    ).toBeVisible()
    await expectNoAxeViolations(page)
    tooWide.push(...(await findTooWide(page)))

    const mail = await mailTo(abroad, `guest.${language}@guest.example`)
    expect(mail).toContain(`<html lang="${language}">`)
    expect(mail).toContain(`${abroad.url}/${language}/my-booking/`.replace(/^.*?:\/\/[^/]+/, ''))
    await page.goto(/\/\w\w\/my-booking\/[\w-]+/.exec(mail)?.[0] ?? '')
    await waitForLife(page)
    await expect(main).toContainText(word('my-booking-guest-page', 'guestPageText', 'arriving', 'title'))
    tooWide.push(...(await findTooWide(page)))
    expect(tooWide).toEqual([])
  })

test.describe('as the server sends them', () => {
  // Their words need no program to be measured, which takes most of the time.
  test.use({ javaScriptEnabled: false })

  for (const language of Object.keys(TRANSLATED) as (keyof typeof TRANSLATED)[])
    test(`no page and no button is too narrow for its words in ${LANGUAGE_NAMES[language]}`, async ({
      page,
    }) => {
      const stay = `checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}&guests=2`
      const more = [
        `/booking?${stay}`,
        `/booking/plain?${stay}&villa=3`,
        `/booking/group?${stay}`,
        '/offline',
      ]
      const tooWide: string[] = []
      for (const path of [...PAGES_AND_A_MONTH, ...more]) {
        await page.goto(`/${language}${path}`, { waitUntil: 'domcontentloaded' })
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        tooWide.push(...(await findTooWide(page)).map((found) => `${path}: ${found}`))
      }
      expect(tooWide).toEqual([])
    })
})

test.describe('a guest whose phone speaks German', () => {
  test.use({ locale: 'de-AT' })

  test('is offered the page in German and never sent there, and asked once', async ({ page }) => {
    const line = page.getByRole('complementary', { name: 'Diese Seite auf Deutsch lesen' })
    await page.goto('/villas?guests=3')
    await waitForProgram(page)
    await expect(line).toBeVisible()
    await expect(line).toHaveAttribute('lang', 'de')
    await expectNoAxeViolations(page)
    await line.getByRole('link').click()
    await expect(page).toHaveURL(/\/de\/villas\?guests=3$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/contact')
    await line.getByRole('button', { name: 'Nicht mehr anbieten' }).click()
    await expect(line).toHaveCount(0)
    await page.goto('/about')
    await waitForProgram(page)
    await expect(line).toHaveCount(0)
  })

  test('is offered nothing on a German page, and nothing moves for the line', async ({ page }) => {
    await page.goto('/de/about')
    await waitForProgram(page)
    await expect(page.locator('[data-language-offer]')).toHaveCount(0)
    await page.addInitScript(() => {
      const shifts: { at: number; by: number }[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push({ at: entry.startTime, by: (entry as unknown as { value: number }).value })
      }).observe({ type: 'layout-shift', buffered: true })
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('[data-language-offer]')) return
        Object.assign(window, { lineSince: performance.now() })
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/fr/about')
    await expect(page.locator('[data-language-offer]')).toBeVisible()
    await waitForProgram(page)
    const { shifts, lineSince } = await page.evaluate(() => {
      const { shifts, lineSince } = window as unknown as {
        shifts: { at: number; by: number }[]
        lineSince: number
      }
      return { shifts, lineSince }
    })
    expect(lineSince).toBeGreaterThan(0)
    const since = shifts.filter(({ at }) => at >= lineSince)
    expect(since.reduce((sum, { by }) => sum + by, 0)).toBeLessThan(0.001)
  })
})

/** What sticks out of the page sideways, and buttons whose words do not fit into them. */
async function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const told = scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : []
    const isScrolled = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).overflowX !== 'visible' || isScrolled(one.parentElement))
    const pressed = document.querySelectorAll('button, a, summary, label')
    for (const one of pressed) {
      if (!one.checkVisibility({ visibilityProperty: true }) || getComputedStyle(one).display === 'inline')
        continue
      const { left, right } = one.getBoundingClientRect()
      // What is read aloud alone, or comes into sight when it is focused, is clipped.
      if (getComputedStyle(one).clipPath !== 'none') continue
      const isOut = (left < -1 || right > clientWidth + 1) && !isScrolled(one.parentElement)
      if (isOut || one.scrollWidth > one.clientWidth + 1) told.push(one.textContent.trim())
    }
    return told
  })
}

async function mailTo({ received }: Abroad, address: string): Promise<string> {
  let found = ''
  await expect
    .poll(
      () => {
        found = received.map(unfoldMail).find((mail) => mail.includes(`To: ${address}`)) ?? ''
        return found
      },
      { timeout: 25_000 },
    )
    .not.toBe('')
  return found
}
