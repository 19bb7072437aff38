import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addDays } from '@/kernel/days'
import { readCsv } from '@/kernel/read-csv'
import { unfoldMail } from '../test/mail-server'
import { readPdf } from '../test/read-pdf'
import { expectNoHindrance, expectToast, openPanel } from './admin-panel'
import { fillDetails, goOn, heading } from './booking-steps-page'
import { test as base, expect, expectNoAxeViolations, openApp, type RunningApp } from './fixtures'

/** Villas at $65.00 whatever the night: with 18 % and $2.00 on top $78.70, and two nights $157.40, of which $27.40 are taxes. */
const [NIGHT, TOTAL, TAXES] = ['$78.70', '$157.40', '$27.40']

const test = base.extend<object, { app: RunningApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of this pattern.
    async ({}, use) => {
      const app = await openApp()
      await app.database.pool.query(`
        delete from seasons;
        update villas set base_price_cents = 6500, weekend_price_cents = 6500`)
      await use(app)
      await app.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('taxes a hotel puts on top are in every price a guest and staff meet, to the cent', async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(240_000)
  const checkIn = addDays(app.today(), 20)
  const checkOut = addDays(app.today(), 22)
  const month = checkIn.slice(0, 7)
  const guest = await (await browser.newContext({ baseURL: app.url })).newPage()

  await test.step('before, nothing is said of what taxes come to', async () => {
    await guest.goto(`/booking?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`)
    await expect(guest.getByRole('article').first()).toContainText('$130.00')
  })

  await test.step('the hotel sets its rates, and that they come on top', async () => {
    await openPanel(page, 'tax-rates')
    await addRate(page, 'VAT', '18', addDays(app.today(), -30))
    await addRate(page, 'Local hotel tax', '2', addDays(app.today(), -30))
    await page.goto('/admin/facts')
    const choice = page.getByLabel('Taxes on the prices you set')
    await expect(choice).toHaveValue('included')
    await choice.selectOption('On top of prices')
    await page.getByRole('button', { name: 'Save facts' }).click()
    await expectToast(page, 'Facts saved')
    await expectNoHindrance(page)
  })

  await test.step('a guest meets one price from the lists to the request', async () => {
    await guest.goto('/calendar')
    await expect(guest.getByRole('main')).toContainText(NIGHT)
    await guest.goto(`/booking?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`)
    const result = guest.getByRole('article').first()
    await expect(result).toContainText(TOTAL)
    await expect(guest.getByRole('main')).toContainText('Taxes are included.')
    await expect(guest.getByRole('main')).not.toContainText('$130.00')
    await result.getByRole('link', { name: /^Choose (any|this)/ }).click()
    await expect(heading(guest, 'Personal Info')).toBeVisible()
    await fillDetails(guest)
    await goOn(guest, 'Payment & Confirmation')
    const review = guest.getByRole('region', { name: 'Everything once more' })
    await expect(review).toContainText(`2 nights: ${TOTAL}`)
    await expect(review).toContainText(`Includes ${TAXES} taxes`)
    await expectNoAxeViolations(guest)
    await guest.getByRole('button', { name: 'Confirm Booking' }).click()
    await expect(guest.getByText('Request Received!')).toBeVisible()
  })

  const mail = await readMailTo(app, 'guest@example.com')
  await test.step('the mail and the private page it leads to say the same', async () => {
    for (const told of [`Total: ${TOTAL}`, `Taxes, included: ${TAXES}`, `: ${NIGHT}`])
      expect(mail).toContain(told)
    const [link = ''] = /\/my-booking\/[\w-]{22}/.exec(mail) ?? []
    await guest.goto(link)
    const main = guest.getByRole('main')
    await expect(main).toContainText(TOTAL)
    await expect(main).toContainText(`Includes ${TAXES} taxes`)
    await expectNoAxeViolations(guest)
  })

  await test.step('staff read it on the booking, and charge dinner with its taxes', async () => {
    const [booking] = await (await page.request.get('/api/admin/bookings')).json()
    await page.request.patch(`/api/admin/bookings/${booking.id}`, { data: { status: 'confirmed' } })
    await page.goto(`/admin/bookings/${booking.id}`)
    await expect(page.getByText(`Includes ${TAXES} taxes`)).toBeVisible()
    const folio = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Folio' }) })
    await expect(folio).toContainText(TOTAL)
    await folio.getByRole('button', { name: 'Add charge' }).click()
    const form = page.getByRole('dialog', { name: 'Charge the guest' })
    await form.getByLabel('What for').fill('Picnic')
    await form.getByLabel(/^Price of one/).fill('10.00')
    await form.getByRole('button', { name: 'Charge $11.80' }).click()
    await expectToast(page, '$11.80 charged')
    await expect(folio).toContainText('$169.20')
  })

  await test.step('invoice and VAT table split the same sums', async () => {
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Invoices and receipts' }) })
    await card.getByRole('button', { name: 'Invoice', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Issue invoice' }).click()
    await expect(card.getByRole('link', { name: /^INV-/ }).first()).toBeVisible()
    const [{ id }] = await (await page.request.get('/api/admin/documents')).json()
    const pdf = readPdf(await (await page.request.get(`/api/admin/documents/${id}/file.pdf`)).body())
    for (const told of ['$169.20', 'VAT 18% on $140.00', '$25.20', '$4.00']) expect(pdf).toContain(told)
    const nights = await vatRowsOf(page, month, 'Night')
    expect(nights.map(({ 'Total USD': total, 'VAT USD': vat }) => [total, vat])).toEqual([
      ['78.70', '11.70'],
      ['78.70', '11.70'],
    ])
    expect(nights.map((row) => row['Hotel tax USD'])).toEqual(['2.00', '2.00'])
  })

  await test.step('back to included, the guest’s stay is what it was and new ones cost less', async () => {
    await page.goto('/admin/facts')
    await page.getByLabel('Taxes on the prices you set').selectOption('Included in prices')
    await page.getByRole('button', { name: 'Save facts' }).click()
    await expectToast(page, 'Facts saved')
    await guest.reload()
    await expect(guest.getByRole('main')).toContainText(`Includes ${TAXES} taxes`)
    await guest.goto(`/booking?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`)
    await expect(guest.getByRole('article').first()).toContainText('$130.00')
  })
})

async function addRate(page: Page, kind: string, rate: string, appliesFrom: string) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Add|New)/ })
    .first()
    .click()
  await page.locator('dialog [name="kind"]').selectOption(kind)
  await page.locator('dialog [name="rate"]').fill(rate)
  await page.locator('dialog [name="appliesFrom"]').fill(appliesFrom)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** The rows of a month's VAT table about one thing; the stay may end in the next month. */
async function vatRowsOf(page: Page, month: string, what: string): Promise<Record<string, string>[]> {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
  const tables = [month, next].map(async (one) => {
    const answer = await page.request.get(`/api/admin/reports/vat.csv?month=${one}`)
    const [names = [], ...rows] = readCsv(await answer.text()) ?? []
    return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])))
  })
  return (await Promise.all(tables)).flat().filter((row) => row.What === what)
}

async function readMailTo(app: RunningApp, address: string): Promise<string> {
  const folder = join(app.dataFolder, 'outbox')
  let found = ''
  await expect
    .poll(
      async () => {
        // Made with the first mail.
        const names = existsSync(folder) ? await readdir(folder) : []
        const files = names.filter((name) => name.endsWith('.eml'))
        const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
        found = mails.map(unfoldMail).find((mail) => mail.includes(`To: ${address}`)) ?? ''
        return found
      },
      { timeout: 25_000 },
    )
    .not.toBe('')
  return found
}
