import type { Page } from '@playwright/test'
import { addDays, formatDay } from '@/kernel/days'
import { startMailServer, unfoldMail } from '../test/mail-server'
import { readPdf } from '../test/read-pdf'
import { expectToast, figureOf, MANAGER, openPanel, rowOf } from './admin-panel'
import { test as base, expect, openApp, type RunningApp, WITH_MOTION } from './fixtures'
import { openPage } from './landing-page'

type Mail = Awaited<ReturnType<typeof startMailServer>>

/** A hotel whose mails go to a mail server. */
const test = base.extend<object, { mail: Mail; app: RunningApp }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of this pattern.
    async ({}, use) => {
      const mail = await startMailServer()
      await use(mail)
      await mail.stop()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ mail }, use) => {
      const app = await openApp({ SMTP_URL: mail.url }, { isEmbedded: true })
      await use(app)
      await app.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.use(WITH_MOTION)

const GUEST = 'okello@guest.example'
const WITH_MAIL = { timeout: 30_000 }

test('a stay from the search to the report costs what the guest was first shown, to the cent', async ({
  page,
  app,
  mail,
  request,
}) => {
  test.setTimeout(300_000)
  const today = app.today()
  const stay = { checkIn: today, checkOut: addDays(today, 3) }
  await request.post('/api/auth/login', { data: MANAGER })
  const season = { name: 'High season', startDate: addDays(today, 1), endDate: addDays(today, 40) }
  const sold = await request.post('/api/admin/seasons', { data: { ...season, price: '81.37' } })
  expect(sold.status()).toBe(201)

  const price = await bookAsGuest(page, stay)

  const received = await emailOf(mail, /^Subject: Request received: [2-9A-Z]{8} /m)
  expect(totalIn(received)).toBe(price)
  const link = linkIn(received)
  await page.goto(link)
  const main = page.getByRole('main')
  await expect(main).toContainText('Request received')
  await expect(main).toContainText(price)
  // The hotel hears of a request once its guest has opened the link.
  const toDesk = await emailOf(mail, /^Subject: New request /m)
  expect(totalIn(toDesk)).toBe(price)

  await openPanel(page, 'bookings')
  const row = rowOf(page, 'Okello Sample')
  await expect(row).toContainText(price)
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Okello Sample: Confirmed')
  const confirmed = await emailOf(mail, /^Subject: Your booking [2-9A-Z]{8} .* is confirmed/m)
  expect(totalIn(confirmed)).toBe(price)
  for (const path of [link, linkIn(confirmed)]) {
    await page.goto(path)
    await expect(main).toContainText('Confirmed')
    await expect(main).toContainText(price)
  }

  await openPanel(page, 'bookings')
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Okello Sample' })).toBeVisible()
  await page.getByRole('button', { name: /^Check in/ }).click()
  await expectToast(page, 'Okello Sample: Checked in')
  await expect(page.getByLabel('Amount (USD)')).toHaveValue(price.replace(/[$,]/g, ''))
  await page.getByLabel('Paid by').selectOption('Mobile money')
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expectToast(page, `${price} recorded`)
  await expect(page.getByLabel('Amount (USD)')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Statement (PDF)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^statement-[2-9A-Z]{8}\.pdf$/)
  const [, id = ''] = /\/bookings\/(\d+)/.exec(page.url()) ?? []
  const pdf = await page.request.get(`/api/admin/bookings/${id}/receipt.pdf`)
  expect(readPdf(await pdf.body()).split('\n')).toEqual(
    expect.arrayContaining([
      'Guest Okello Sample',
      `Stay ${formatDay(stay.checkIn)} to ${formatDay(stay.checkOut)}`,
      `3 nights ${price}`,
      `Paid ${price}`,
      'Balance due $0.00',
    ]),
  )
  await page.getByRole('button', { name: /^Check out/ }).click()
  await expectToast(page, 'Okello Sample: Checked out')

  await openPanel(page, `reports?first=${today}&last=${addDays(today, 9)}`)
  await expect(figureOf(page, 'Revenue')).toContainText(price)
  await expect(figureOf(page, 'Nights sold')).toContainText('3')
  await page.goto(link)
  await expect(main).toContainText(price)
  // Of arriving and leaving the guest knows.
  expect(mail.received).toHaveLength(3)
})

/** From the search on the landing page through the four steps; answers the price as it was shown first. */
async function bookAsGuest(page: Page, stay: { checkIn: string; checkOut: string }): Promise<string> {
  await openPage(page, '/')
  const search = page.getByRole('form', { name: 'Search for a stay' })
  await search.getByLabel('Check-in').fill(stay.checkIn)
  await search.getByLabel('Check-out').fill(stay.checkOut)
  await search.getByLabel('Guests').selectOption('2')
  await search.getByRole('button', { name: 'Book your stay' }).click()
  await page
    .getByRole('link', { name: /^Full board/ })
    .first()
    .click()
  await expect(heading(page, 'Personal Info')).toBeVisible()
  await page.getByRole('link', { name: 'Guest Details' }).click()
  await expect(page.getByLabel('Number of guests')).toHaveValue('2')
  await expect(page.getByLabel('Meals')).toHaveValue('full-board')
  const shown = await page
    .locator('label')
    .filter({ has: page.locator(':checked') })
    .textContent()
  const [price = ''] = /\$[\d,]+\.\d\d(?= for 3 nights)/.exec(shown ?? '') ?? []
  expect(price).toMatch(/^\$/)
  await goOn(page, 'Personal Info')
  await page.getByLabel('Full Name').fill('Okello Sample')
  await page.getByLabel('Email').fill(GUEST)
  await goOn(page, 'Payment & Confirmation')
  await page.getByRole('radio', { name: /Mobile money/ }).check()
  await expect(page.getByText(price).first()).toBeVisible()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(heading(page, 'Request received')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(price)
  return price
}

async function goOn(page: Page, title: string) {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, title)).toBeFocused()
}

function heading(page: Page, name: string) {
  return page.getByRole('main').getByRole('heading', { name, exact: true })
}

/** The one e-mail of this subject, as soon as the mail server has it. */
async function emailOf(mail: Mail, subject: RegExp): Promise<string> {
  const found = () => mail.received.map(unfoldMail).filter((email) => subject.test(email))
  await expect.poll(() => found().length, WITH_MAIL).toBe(1)
  return found()[0] ?? ''
}

function totalIn(email: string): string | undefined {
  return /^Total: (.*)\r$/m.exec(email)?.[1]
}

function linkIn(email: string): string {
  expect(email).toContain(`To: ${GUEST}`)
  return /\/my-booking\/[\w-]{22}(?=\r$)/m.exec(email)?.[0] ?? ''
}
