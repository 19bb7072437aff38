import type { Page } from '@playwright/test'
import { dayOf, findVilla, openCalendar, pickStay, previewOf } from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

/** first-load.spec.ts holds every page as it comes against the same rules; here it is what opens on them. */
const TODAY = '2027-03-10'
const VIDEO_SITE = /youtube|ytimg/

test.beforeEach(async ({ app, page, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.setFixedTime(`${TODAY}T12:00:00+03:00`)
})

for (const width of [360, 1440])
  test.describe(`at ${width} px nothing hinders anybody`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('while the menu is open', async ({ page }) => {
      // The widest screen has the menu open at all times; just below that it folds.
      if (width > 1200) await page.setViewportSize({ width: 1024, height: 800 })
      await openPage(page, '/about')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('while the contact button is open', async ({ page }) => {
      await openPage(page, '/')
      await page.getByRole('button', { name: 'Contact us', exact: true }).click()
      await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('while the chat is open, before and after an answer', async ({ page }) => {
      await openPage(page, '/about')
      await page.getByRole('button', { name: 'AI Concierge', exact: true }).click()
      const chat = page.getByRole('dialog', { name: 'AI Concierge' })
      const field = chat.getByRole('textbox', { name: 'Your message' })
      await expect(field).toBeFocused()
      await expectNoAxeViolations(page)
      await field.fill('Where are you located?')
      await field.press('Enter')
      await expect(chat.getByRole('log')).toContainText('Makenke')
      await expectNoAxeViolations(page)
    })

    test('while a toast tells what is missing in a search', async ({ page }) => {
      await openPage(page, '/villas')
      await page.getByRole('button', { name: 'Book your stay' }).click()
      await expect(page.getByRole('alert')).toContainText('Missing Information')
      await expectNoAxeViolations(page)
    })

    test('while a day of the calendar has the focus, picked or not', async ({ page, request }) => {
      await openCalendar(page, await findVilla(request))
      await dayOf(page, '2027-03-16').focus()
      await expectNoAxeViolations(page)
      await pickStay(page, '2027-03-16', '2027-03-18')
      await expect(dayOf(page, '2027-03-18')).toBeFocused()
      await expectNoAxeViolations(page)
    })

    test('in the booking dialog, with an error in it, and on the receipt', async ({
      page,
      request,
      complaints,
    }) => {
      complaints.allow(/422/)
      await openCalendar(page, await findVilla(request))
      await pickStay(page, '2027-03-16', '2027-03-18')
      await page.getByRole('main').getByRole('button', { name: 'Book Now' }).click()
      const form = page.getByRole('dialog', { name: 'Complete Your Booking' })
      await expect(form).toBeVisible()
      await expectNoAxeViolations(page)
      await form.getByLabel('Full Name').fill('Sample Guest')
      await form.getByLabel('Email').fill('no address')
      await form.getByRole('button', { name: 'Confirm Booking' }).click()
      await expect(form.getByLabel('Email')).toBeFocused()
      await expectNoAxeViolations(page)
      await form.getByLabel('Email').fill('guest@example.com')
      await form.getByRole('button', { name: 'Confirm Booking' }).click()
      await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused()
      await expectNoAxeViolations(page)
    })

    test('in the small calendar of a category', async ({ page }) => {
      await openPage(page, '/villas/family-villa')
      await page.getByRole('button', { name: 'Show free nights' }).click()
      await dayOf(page, '2027-03-16').click()
      await expect(dayOf(page, '2027-03-16')).toBeFocused()
      await expectNoAxeViolations(page)
    })

    test('in the lightbox and in the video modal, over the list as over the grid', async ({ page }) => {
      await withoutVideoSite(page)
      await openPage(page, '/gallery?view=list')
      const picture = page.getByRole('button', { name: /^Open picture/ }).first()
      await picture.click()
      await expect(page.getByRole('dialog', { name: 'Pictures, one at a time' })).toBeVisible()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Play video: Arriving at Makenke' }).click()
      await expect(page.getByRole('dialog', { name: 'Arriving at Makenke' })).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('while the welcome video plays', async ({ page }) => {
      await withoutVideoSite(page)
      await openPage(page, '/')
      const video = page.getByRole('region', { name: 'Videos' })
      await video.getByRole('button', { name: /^Play video/ }).click()
      await expect(video.getByRole('button', { name: 'Show Thumbnail' })).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('in a contact form with everything missing', async ({ page }) => {
      await openPage(page, '/contact')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByLabel('Full Name')).toBeFocused()
      await expectNoAxeViolations(page)
    })

    test('where a search of the blog finds nothing', async ({ page }) => {
      await openPage(page, '/blog')
      await page.getByLabel('Search articles').fill('penguins')
      await expect(page.getByText('No articles found matching your criteria.')).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('where the nights of a villa could not be fetched', async ({ page, request, complaints }) => {
      complaints.allow(/500/)
      await page.route('**/api/bookings?*', (route) => route.fulfill({ status: 500, json: {} }))
      await openCalendar(page, await findVilla(request))
      await page.getByRole('button', { name: 'Next month' }).click()
      await expect(page.getByText('Failed to fetch bookings', { exact: true })).toBeVisible()
      await expect(previewOf(page)).toBeVisible()
      await expectNoAxeViolations(page)
    })
  })

/** Answers in the video site's place. */
async function withoutVideoSite(page: Page): Promise<void> {
  await page.route(VIDEO_SITE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Film</title>' }),
  )
}
