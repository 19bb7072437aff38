import type { Page } from '@playwright/test'
import { addDays } from '@/kernel/days'
import {
  control,
  drawPicture,
  expectNoHindrance,
  expectToFit,
  MANAGER,
  makeStaff,
  openPanel,
  signIn,
} from './admin-panel'
import { expect, expectNoAxeViolations, freeAllNights, type RunningApp, test } from './fixtures'
import { expectPlainFields } from './plain-labels'
import { closeReusedPanel, openSection, test as testReused } from './reused-panel'

const SECTIONS = [
  ['', 'Today'],
  ['day-closing', 'Close the day'],
  ['dashboard', 'Dashboard'],
  ['villas', 'Villas'],
  ['seasons', 'Seasons'],
  ['rates-grid', 'Rates grid'],
  ['rate-plans', 'Rate Plans'],
  ['promo-codes', 'Promo Codes'],
  ['categories', 'Categories'],
  ['hero', 'Hero Section'],
  ['videos', 'Videos'],
  ['gallery', 'Gallery'],
  ['bookings', 'Bookings'],
  ['guests', 'Guests'],
  ['timeline', 'Timeline'],
  ['group-holds', 'Group holds'],
  ['housekeeping', 'Housekeeping'],
  ['cleaning', 'Cleaning list'],
  ['maintenance', 'Maintenance'],
  ['approvals', 'Approvals'],
  ['charge-items', 'Charge Items'],
  ['cash-drawer', 'Cash Drawer'],
  ['blocks', 'Blocked dates'],
  ['channels', 'Channels'],
  ['documents', 'Documents'],
  ['companies', 'Companies'],
  ['reports', 'Reports'],
  ['reconciliation', 'Reconciliation'],
  ['messages', 'Messages'],
  ['enquiries', 'Enquiries'],
  ['templates', 'Answer templates'],
  ['guest-messages', 'Automatic messages'],
  ['reviews', 'Reviews'],
  ['mails', 'Mails'],
  ['events', 'Events'],
  ['blog', 'Blog'],
  ['page-sections', 'Pages'],
  ['house-facts', 'Answers'],
  ['questions', 'Open Questions'],
  ['media', 'Media'],
  ['exchange-rates', 'Exchange rate'],
  ['tax-rates', 'Tax rates'],
  ['account', 'My Account'],
  ['accounts', 'Staff'],
  ['roles', 'Roles'],
  ['api-tokens', 'API Tokens'],
  ['facts', 'Property Facts'],
  ['webhooks', 'Webhooks'],
  ['retention', 'Data retention'],
  ['breaches', 'Breach log'],
  ['audit', 'Audit Trail'],
] as const

test.beforeAll(async ({ browser, app }) => {
  const page = await browser.newPage({ baseURL: app.url })
  await registerApp(page, app)
  await page.close()
})

test.afterAll(closeReusedPanel)

for (const [path, title] of SECTIONS)
  testReused(`nothing in ${title} hinders anybody, at any width`, async ({ page }) => {
    await openSection(page, path)
    await expect(page).toHaveTitle(`${title} · Admin`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectNoHindrance(page)
  })

/** Every form there is, by the section it stands in and the button that opens it. */
const FORMS = [
  ['villas', 'Add New Villa'],
  ['seasons', 'Add Season'],
  ['rate-plans', 'Add Rate Plan'],
  ['promo-codes', 'Add Promo Code'],
  ['blocks', 'Block dates'],
  ['categories', 'Add New Category'],
  ['hero', 'Add New Slide'],
  ['videos', 'Add Setting'],
  ['gallery', 'Add URL'],
  ['events', 'Add Event'],
  ['house-facts', 'Add Answer'],
  ['blog', 'Add Post'],
  ['charge-items', 'Add Charge Item'],
  ['exchange-rates', 'Add Exchange Rate'],
  ['tax-rates', 'Add Tax Rate'],
  ['companies', 'Add Company'],
  ['breaches', 'Add Breach'],
  ['templates', 'Add Template'],
  ['guest-messages', 'Add Automatic Message'],
  ['accounts', 'Add Account'],
  ['roles', 'Add Role'],
  ['api-tokens', 'Make Token'],
  ['webhooks', 'Add Webhook'],
  ['channels', 'Add Feed'],
] as const

for (const [width, narrower] of [
  [360, 320],
  [1440, 768],
] as const)
  for (const [section, add] of FORMS)
    testReused(
      `the form of ${section} is worked with the keyboard and hinders nobody at ${width} px`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await openSection(page, section)
        const button = page.getByRole('button', { name: add }).first()
        await button.focus()
        await page.keyboard.press('Enter')
        const form = page.getByRole('dialog', { name: add, exact: true })
        await expect(form).toBeVisible()
        await expectNoAxeViolations(page)
        if (width === 1440) await expectPlainFields(form)
        // Enter in a field sends; what is wrong is said, marked, and takes the focus.
        await form.locator('input:not([type=checkbox]):not([type=file])').first().press('Enter')
        await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
        await expectToFit(page, narrower)
        await expectNoHindrance(page, [width])
        for (const tab of await form.getByRole('tab').all()) {
          await tab.click()
          if (width === 1440) await expectPlainFields(form)
          await expectToFit(page, narrower)
          await expectNoHindrance(page, [width])
        }
        // The focus stays inside for as long as the form is open, and goes back to where it came from.
        for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab')
        const isInside = await page.evaluate(() => {
          const focused = document.activeElement
          return focused === document.body || focused?.closest('dialog') !== null
        })
        expect(isInside).toBe(true)
        await page.keyboard.press('Escape')
        await expect(form).toBeHidden()
        await expect(button).toBeFocused()
      },
    )

test('questions, galleries and orders hinder nobody, at any width', async ({ page }) => {
  await openPanel(page, 'villas')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expectNoHindrance(page)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Manage gallery/ })
    .first()
    .click()
  await expect(page.getByRole('tab', { name: /^Images \(/ })).toBeVisible()
  await expectNoHindrance(page)
  await page.getByRole('tab', { name: /^Videos/ }).click()
  await expectNoHindrance(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Change order' }).click()
  await expectNoHindrance(page)
})

test('the preview of slides and the form of an account hinder nobody, at any width', async ({ page }) => {
  await openPanel(page, 'hero')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expectNoHindrance(page)
  await page.keyboard.press('Escape')
  await openPanel(page, 'accounts')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expectNoHindrance(page)
})

test('what is typed in a villa’s gallery outlives a tablet that is turned', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await openPanel(page, 'villas')
  await page
    .getByRole('button', { name: /^Manage gallery/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add Image' }).click()
  await control(page, 'altText').fill('A porch in the evening')
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(control(page, 'altText')).toHaveValue('A porch in the evening')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The button that opened it went with the table.
  await expect(page.getByRole('heading', { level: 1, name: 'Villas' })).toBeFocused()
})

test('what is called off over a villa’s gallery leaves the gallery open', async ({ page }) => {
  await openPanel(page, 'villas')
  await page
    .getByRole('button', { name: /^Manage gallery/ })
    .first()
    .click()
  const add = page.getByRole('button', { name: 'Add Image' })
  await add.click()
  await control(page, 'altText').fill('A porch in the evening')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(control(page, 'altText')).toHaveValue('A porch in the evening')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(add).toBeFocused()
  // A list of files closed without a choice.
  await page.locator('dialog input[type=file]').dispatchEvent('cancel', { bubbles: true })
  await expect(add).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('on a phone the menu opens over the page and closes with the choice of a section', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPanel(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expectNoHindrance(page, [320, 360])
  await menu.getByRole('link', { name: 'Categories' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused()
})

test('an address of no section says so and keeps the menu', async ({ page }) => {
  await openPanel(page, 'spa')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such section' })).toBeVisible()
  await page.getByRole('link', { name: 'Villas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Villas' })).toBeVisible()
})

test('front desk sees everything, changes no content and works bookings', async ({ page }) => {
  const frontDesk = await makeStaff(page, 'user')
  await openPanel(page, 'villas', frontDesk)
  await expect(page.getByText('User', { exact: true })).toBeVisible()
  await expect(page.getByRole('row')).not.toHaveCount(1)
  for (const name of [/^Add New/, /^Edit /, /^Delete /, 'Change order'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Look at / })
    .first()
    .click()
  await expect(page.getByLabel('Full description')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Hero Section' }).click()
  await expect(page.getByText('With Features')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Show|Hide) / })).toHaveCount(0)
})

const GUEST = { name: 'Akello Namatovu-Byaruhanga', email: 'akello@guest.example' }

/** Something in each list that begins empty: a booking with its mails, blocked nights, a season, a message, a file. */
async function registerApp(page: Page, app: RunningApp) {
  const today = app.today()
  await freeAllNights(app, page.request)
  await signIn(page, MANAGER)
  const made = async (path: string, options: object) =>
    expect((await page.request.post(path, options)).ok(), path).toBe(true)
  const villas: { id: number }[] = await (await page.request.get('/api/villas')).json()
  const stay = { checkInDate: addDays(today, 1), checkOutDate: addDays(today, 4), numberOfGuests: 1 }
  const booking = { villaId: villas[0]?.id, ...stay, guestName: GUEST.name, guestEmail: GUEST.email }
  await made('/api/bookings', { data: booking })
  const nights = { startDate: addDays(today, 4), endDate: addDays(today, 8) }
  const block = { villaId: villas.at(-1)?.id, ...nights, kind: 'maintenance', note: 'The roof is mended' }
  await made('/api/admin/blocks', { data: block })
  const message = 'Is there room for a family of five, with a cot and a view of the hills?'
  await made('/api/contact', { data: { ...GUEST, subject: 'Booking Inquiry', message } })
  await page.goto('/robots.txt')
  const image = {
    name: 'The_long_name-a_camera_gave-this_picture_0000001.png',
    mimeType: 'image/png',
    buffer: await drawPicture(page),
  }
  await made('/api/upload', { multipart: { image } })
  const season = {
    name: 'Season of long rains',
    startDate: addDays(today, 300),
    endDate: addDays(today, 310),
  }
  await made('/api/admin/seasons', { data: { ...season, price: '90.00' } })
}
