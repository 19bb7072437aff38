import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { addDays } from '@/kernel/days'
import { readCsv } from '@/kernel/read-csv'
import { MTN_SIMULATOR_KEYS, startMtnSimulator } from '../simulators/mtn'
import { unfoldMail } from '../test/mail-server'
import { readPdf } from '../test/read-pdf'
import { control, expectToast, figureOf, openPanel } from './admin-panel'
import { test as base, expect, openApp, type RunningApp } from './fixtures'

/** The app asks the provider every two seconds, and the page the app every three. */
const SOON = { timeout: 25_000 }
const RATE = 3700

/** The app with a simulated MTN, and villas at $60.00 whatever the night, so that a day's sums are those below. */
const test = base.extend<object, { app: RunningApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of this pattern.
    async ({}, use) => {
      const mtn = await startMtnSimulator({ notices: 'none' })
      const app = await openApp({
        MTN_BASE_URL: mtn.url,
        MTN_TARGET_ENVIRONMENT: MTN_SIMULATOR_KEYS.targetEnvironment,
        MTN_CURRENCY: 'UGX',
        MTN_SUBSCRIPTION_KEY: MTN_SIMULATOR_KEYS.subscriptionKey,
        MTN_API_USER: MTN_SIMULATOR_KEYS.apiUser,
        MTN_API_KEY: MTN_SIMULATOR_KEYS.apiKey,
      })
      await app.database.pool.query(`
        insert into exchange_rates (shillings_per_dollar, set_by) values (${RATE}, 'desk@pearl-villas.example');
        delete from seasons;
        update villas set base_price_cents = 6000, weekend_price_cents = 6000`)
      await use(app)
      await app.close()
      await mtn.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.beforeEach(async ({ resetBookings }) => {
  await resetBookings()
})

test('the money of a day is the same on every page, document, mail, report and table', async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(240_000)
  const today = app.today()
  const month = today.slice(0, 7)

  await test.step('the hotel charges value added tax and bills a company', async () => {
    await openPanel(page, 'tax-rates')
    await addRow(page, { kind: 'VAT', rate: '18', appliesFrom: addDays(today, -30) })
    await page.goto('/admin/companies')
    await addRow(page, { name: 'Ankole Tours', taxNumber: '1000123456', address: 'Plot 4, Mbarara' })
  })

  await test.step('a shift is opened with a float in both currencies', async () => {
    await page.goto('/admin/cash-drawer')
    await page.getByLabel('Float in dollars').fill('100')
    await page.getByLabel('Float in shillings').fill('500,000')
    await page.getByRole('button', { name: 'Open shift' }).click()
    await expectToast(page, 'The shift is open')
  })

  await test.step('a guest walks in for three nights', async () => {
    await page.goto('/admin/bookings/new')
    const form = page.getByRole('dialog', { name: 'New booking' })
    await form.getByLabel('Check-out').fill(addDays(today, 3))
    await control(page, 'villaId').selectOption({ index: 1 })
    await expect(form).toContainText('3 nights, $180.00 in all')
    await form.getByLabel('Full name').fill('Okello Sample')
    await form.getByLabel('E-mail').fill('okello@guest.example')
    await form.getByLabel('Status').selectOption('Checked in now')
    await form.getByRole('button', { name: 'Take booking' }).click()
    await expect(page.getByRole('heading', { name: 'Okello Sample' })).toBeVisible()
  })
  const bookingPage = new URL(page.url()).pathname
  const bookingId = Number(/\d+$/.exec(bookingPage)?.[0])
  const folio = cardOf(page, 'Folio')
  const reference =
    /\w+$/.exec((await page.getByText(/^Booking \d+, reference/).textContent()) ?? '')?.[0] ?? ''
  const guest = await (await browser.newContext()).newPage()

  await test.step('half is paid in shillings at the desk', async () => {
    await folio.getByLabel('Currency').selectOption('Shillings')
    await folio.getByLabel('Amount (UGX)').fill('333000')
    await folio.getByRole('button', { name: 'Record payment' }).click()
    await expect(folio).toContainText('UGX 333,000 at 3,700')
    await expect(amountBeside(folio, 'Balance due')).toHaveText('$90.00')
  })

  await test.step('the other half by MTN, on the page of the guest', async () => {
    await page.getByRole('button', { name: 'Make a link' }).click()
    await guest.goto(await page.getByLabel('The guest’s link').inputValue())
    const desk = guest.getByRole('region', { name: 'Pay online' })
    await expect(desk).toContainText('Still to pay: $90.00')
    await desk.getByLabel('Mobile number that pays').fill('0772 123 456')
    await desk.getByRole('button', { name: 'Pay UGX 333,000' }).click()
    await expect(desk).toContainText('Paid. Thank you!', SOON)
    await page.reload()
    await expect(folio).toContainText('Mobile money')
    await expect(amountBeside(folio, 'Balance due')).toHaveText('$0.00')
  })

  await test.step('dinner and laundry go on the folio and are paid by card', async () => {
    await charge(page, 'Dinner, $15', 2, '$30.00')
    await charge(page, 'Laundry, a bag, $8', 1, '$8.00')
    await folio.getByLabel('Paid by').selectOption('Card')
    await folio.getByRole('button', { name: 'Record payment' }).click()
    await expect(amountBeside(folio, 'Paid')).toHaveText('$218.00')
  })

  await test.step('the guest leaves two nights early, and is told what comes back', async () => {
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const form = page.getByRole('dialog', { name: /^Change booking/ })
    await form.getByLabel('Check-out').fill(addDays(today, 1))
    await expect(form).toContainText('1 night, $60.00 in all, until now $180.00')
    await form.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Booking changed')
    await expect(amountBeside(folio, 'Held, to refund')).toHaveText('$120.00')
    const mail = await readMail(app, 'Your stay at')
    for (const told of ['Total: $60.00', 'Other charges: $38.00', 'Paid so far: $218.00', '$120.00'])
      expect(mail).toContain(told)
  })

  await test.step('what is held is given back from the drawer', async () => {
    await folio.getByRole('button', { name: 'Refund', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Give money back' })
    await form.getByLabel('Currency').selectOption('Shillings')
    await expect(form.getByLabel('Amount (UGX)')).toHaveValue('444000')
    await form.getByLabel('Reason').fill('Left two nights early')
    await form.getByRole('button', { name: 'Give back' }).click()
    await expect(amountBeside(folio, 'Paid')).toHaveText('$98.00')
    await expect(amountBeside(folio, 'Balance due')).toHaveText('$0.00')
  })

  const papers = cardOf(page, 'Invoices and receipts')
  const year = today.slice(0, 4)
  const [invoice, receipt] = [`INV-${year}-00001`, `REC-${year}-00001`]
  await test.step('the company gets an invoice, and the guest a receipt', async () => {
    await papers.getByRole('button', { name: 'Receipt: Mobile money, $90.00' }).click()
    await expectToast(page, `${receipt} issued`)
    await papers.getByRole('button', { name: 'Bill somebody else' }).click()
    await papers.getByLabel('Billed to').selectOption('Ankole Tours')
    await papers.getByRole('button', { name: 'Save' }).click()
    await expect(papers).toContainText('Billed to Ankole Tours')
    await papers.getByRole('button', { name: 'Invoice', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Issue invoice' }).click()
    await expectToast(page, `${invoice} issued`)
    await page.getByRole('button', { name: /^Check out/ }).click()
    await expectToast(page, 'Okello Sample: Checked out')
  })

  await test.step('the shift is counted 10,000 shillings short, explained and closed', async () => {
    await page.goto('/admin/cash-drawer')
    await expect(page.getByRole('main')).toContainText('$100.00UGX 389,000')
    await page.getByRole('button', { name: 'Count and close' }).click()
    const count = page.getByRole('dialog', { name: 'Notes and coins in the drawer' })
    for (const [piece, pieces] of [
      ['$100.00 note', 1],
      ['UGX 50,000 note', 7],
      ['UGX 20,000 note', 1],
      ['UGX 5,000 note', 1],
      ['UGX 2,000 note', 2],
    ] as const)
      await count.getByLabel(piece, { exact: true }).fill(String(pieces))
    await expect(count).toContainText('-UGX 10,000')
    await count.getByLabel('Why does it differ?').fill('Change given twice')
    await count.getByRole('button', { name: 'Close shift' }).click()
    await expectToast(page, 'The shift is closed')
  })

  await test.step('the page of the booking', async () => {
    await page.goto(bookingPage)
    await expect(amountBeside(folio, 'Nights')).toHaveText('$60.00')
    await expect(amountBeside(folio, 'Other charges')).toHaveText('$38.00')
    await expect(amountBeside(folio, 'Paid')).toHaveText('$98.00')
    await expect(amountBeside(folio, 'Balance due')).toHaveText('$0.00')
  })

  await test.step('the page of the guest', async () => {
    await guest.reload()
    const money = guest.getByLabel('Charges and payments')
    await expect(amountBeside(money, 'In all')).toHaveText('$98.00')
    await expect(amountBeside(money, 'Paid')).toHaveText('$98.00')
    await expect(money).not.toContainText(/Still to pay|Held for you/)
    await guest.context().close()
  })

  await test.step('the statement', async () => {
    const statement = await pdfAt(page, `/api/admin/bookings/${bookingId}/receipt.pdf`)
    for (const line of [
      `Receipt for booking ${reference}`,
      '1 night $60.00',
      /Dinner × 2 \$30\.00/,
      /Laundry, a bag \$8\.00/,
      'In all $98.00',
      /Cash, UGX 333,000 at 3,700 \$90\.00/,
      /Mobile money, UGX 333,000 at 3,700.* \$90\.00/,
      /Card \$38\.00/,
      /Refund, cash, UGX 444,000 at 3,700 -\$120\.00/,
      'Paid $98.00',
      'Balance due $0.00',
    ])
      expect(statement).toMatch(typeof line === 'string' ? literally(line) : line)
  })

  await test.step('invoice and receipt, as pages and as files', async () => {
    await papers.getByRole('link', { name: invoice, exact: true }).click()
    const sheet = page.getByRole('article')
    const lines = [
      ['Total', '$98.00'],
      // Of $60.00 it is $9.15, of $30.00 $4.58 and of $8.00 $1.22, each rounded by itself.
      ['VAT 18% on $83.05', '$14.95'],
      ['Paid', '$98.00'],
      ['Balance of the booking', '$0.00'],
    ] as const
    for (const [name, amount] of lines) await expect(amountBeside(sheet, name)).toHaveText(amount)
    await expect(sheet).toContainText('1000123456')
    const file = await pdfAt(page, `/api/admin/documents/${/\d+$/.exec(page.url())?.[0]}/file.pdf`)
    for (const [name, amount] of lines) expect(file).toContain(`${name} ${amount}`)
    expect(file).toContain('Refund, cash: UGX 444,000 at UGX 3,700 for a dollar -$120.00')
    await page.goto(bookingPage)
    const download = page.waitForEvent('download')
    await papers.getByRole('link', { name: `${receipt} as a PDF` }).click()
    const paper = readPdf(await readFile(await (await download).path()))
    expect(paper).toContain(`Payment for booking ${reference} $90.00`)
    expect(paper).toContain('UGX 333,000 at UGX 3,700')
  })

  await test.step('the report of the month and its tables', async () => {
    await page.goto('/admin/reports/money')
    for (const [name, figure] of [
      ['Sold', '$98.00'],
      ['Money taken', '$98.00'],
      ['Deposits held today', '$0.00'],
      ['Invoices not paid today', '$0.00'],
    ] as const)
      await expect(figureOf(page, name)).toHaveText(figure)
    for (const [table, row] of [
      ['Revenue by department', ['Accommodation', '$50.85', '$0.00', '$9.15', '$0.00', '$60.00']],
      ['Revenue by department', ['Restaurant', '$25.42', '$0.00', '$4.58', '$0.00', '$30.00']],
      ['Revenue by department', ['Laundry', '$6.78', '$0.00', '$1.22', '$0.00', '$8.00']],
      ['Revenue by department', ['Total', '$83.05', '$0.00', '$14.95', '$0.00', '$98.00']],
      ['VAT by rate', ['18%', '$83.05', '$14.95']],
      ['Money taken, by method', ['Cash', '2', '-$30.00', '-UGX 111,000']],
      ['Money taken, by method', ['Mobile money', '1', '$90.00', 'UGX 333,000']],
      ['Money taken, by method', ['Card', '1', '$38.00', '–']],
    ] as const)
      await expect(
        page
          .getByRole('region', { name: table })
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: row[0], exact: true }) })
          .locator('th,td'),
      ).toHaveText([...row])
    const vat = await tableAt(page, `/api/admin/reports/vat.csv?month=${month}`)
    expect(vat.map((row) => [row.What, row['VAT USD'], row['Total USD']])).toEqual([
      ['Night', '9.15', '60.00'],
      ['Dinner', '4.58', '30.00'],
      ['Laundry, a bag', '1.22', '8.00'],
    ])
    expect(await tableAt(page, `/api/admin/reports/hotel-tax.csv?month=${month}`)).toEqual([])
  })

  await test.step('the shift, as page, file and tables', async () => {
    await page.goto('/admin/cash-drawer')
    await page.getByRole('link', { name: /^Shift \d+$/ }).click()
    const report = page.getByRole('main')
    for (const [name, told] of [
      ['Float', '$100.00 and UGX 500,000'],
      ['Expected', '$100.00 and UGX 389,000'],
      ['Counted', '$100.00 and UGX 379,000'],
      ['Explanation', 'Change given twice'],
    ] as const)
      await expect(amountBeside(report, name)).toHaveText(told)
    await expect(amountBeside(report, 'Difference')).toContainText('-UGX 10,000')
    await expect(report.getByRole('listitem').filter({ hasText: 'Cash (2)' })).toContainText('-$30.00')
    await expect(report.getByRole('listitem').filter({ hasText: 'Card (1)' })).toContainText('$38.00')
    // What the guest paid online lay in no drawer and went through no hands at the desk.
    await expect(report).not.toContainText('Mobile money')
    const [shiftId] = /\d+$/.exec(page.url()) ?? []
    const file = await pdfAt(page, `/api/admin/cash-shifts/${shiftId}/report.pdf`)
    for (const line of [
      'Float $100.00 UGX 500,000',
      'Expected $100.00 UGX 389,000',
      'Counted $100.00 UGX 379,000',
      'Difference $0.00 -UGX 10,000',
      'Cash, desk@pearl-villas.example (2) $0.00 -UGX 111,000 -$30.00',
      'Card, desk@pearl-villas.example (1) $38.00 UGX 0 $38.00',
    ])
      expect(file).toContain(line)
    const period = `first=${today}&last=${today}`
    expect(await tableAt(page, `/api/admin/cash-shifts.csv?${period}`)).toMatchObject([
      {
        'Expected in dollars': '100',
        'Expected in shillings': '389000',
        'Counted in shillings': '379000',
        'Difference in dollars': '0',
        'Difference in shillings': '-10000',
        Explanation: 'Change given twice',
      },
    ])
    const takings = await tableAt(page, `/api/admin/cash-takings.csv?${period}`)
    expect(takings.map((row) => [row.Method, row['Given in shillings'], row['Value in dollars']])).toEqual([
      ['Card', '0', '38'],
      ['Cash', '-111000', '-30'],
    ])
  })
})

/** Adds a row to a list of the panel by its form, by the names of its fields. */
async function addRow(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Add|New)/ })
    .first()
    .click()
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`dialog [name="${name}"]`)
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function charge(page: Page, item: string, quantity: number, sum: string): Promise<void> {
  await cardOf(page, 'Folio').getByRole('button', { name: 'Add charge' }).click()
  const form = page.getByRole('dialog', { name: 'Charge the guest' })
  await form.getByRole('button', { name: item }).click()
  if (quantity > 1) await form.getByLabel('Quantity').fill(String(quantity))
  await form.getByRole('button', { name: `Charge ${sum}` }).click()
  await expectToast(page, `${sum} charged`)
}

function cardOf(page: Page, title: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** What stands beside a name in a list of amounts. */
function amountBeside(card: Locator, name: string): Locator {
  return card
    .locator('dt')
    .filter({ hasText: new RegExp(`^${literally(name).source}$`) })
    .locator('xpath=following-sibling::dd[1]')
}

async function pdfAt(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path)
  expect(answer.status()).toBe(200)
  return readPdf(await answer.body())
}

/** The rows of a CSV file, by the titles of its columns. */
async function tableAt(page: Page, path: string): Promise<Record<string, string>[]> {
  const answer = await page.request.get(path)
  expect(answer.status()).toBe(200)
  const [titles = [], ...rows] = readCsv(await answer.text()) ?? []
  return rows.map((row) => Object.fromEntries(titles.map((title, place) => [title, row[place] ?? ''])))
}

/** The newest mail whose subject begins so, once it is in the outbox. */
async function readMail(app: RunningApp, subject: string): Promise<string> {
  const folder = join(app.dataFolder, 'outbox')
  let found = ''
  await expect
    .poll(async () => {
      // Made with the first mail.
      const names = existsSync(folder) ? await readdir(folder) : []
      const mails = await Promise.all(
        names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
      )
      found = mails.map(unfoldMail).find((mail) => mail.includes(`Subject: ${subject}`)) ?? ''
      return found
    }, SOON)
    .not.toBe('')
  return found
}

function literally(text: string): RegExp {
  return new RegExp(text.replace(/[$.*+?()[\]{}|^\\]/g, '\\$&'))
}
