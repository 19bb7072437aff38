import type { Page } from '@playwright/test'
import { addDays, type Day } from '@/kernel/days'
import { readPdf } from '../test/read-pdf'
import { expectNoHindrance, expectToast, openPanel } from './admin-panel'
import { expect, expectNoAxeViolations, type RunningApp, test } from './fixtures'

test.beforeEach(async ({ resetBookings }) => {
  await resetBookings()
})

test('a stay is billed to a company, its papers issued, opened, mailed and taken back, and told alike in the report', async ({
  page,
  app,
}) => {
  const { id, path } = await makeStay(page, app)
  const company = await page.request.post('/api/admin/companies', {
    data: { name: 'Ankole Tours', email: 'accounts@ankole.example', taxNumber: '1000123456' },
  })
  expect(company.status()).toBe(201)
  await page.request.post('/api/admin/tax-rates', {
    data: { kind: 'vat', appliesFrom: '2020-01-01', rate: '18' },
  })
  await page.request.post(`${path}/payments`, { data: { method: 'cash', amount: '20.00' } })
  await openPanel(page, `bookings/${id}`)
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Invoices and receipts' }) })
  await expect(card).toContainText('Nothing has been issued yet.')

  await card.getByRole('button', { name: 'Receipt: Cash, $20.00' }).click()
  await expectToast(page, `REC-${yearOf(app)}-00001 issued`)
  await expect(card.getByRole('button', { name: /^Receipt/ })).toHaveCount(0)

  await card.getByRole('button', { name: 'Bill somebody else' }).click()
  await card.getByLabel('Billed to').selectOption('Ankole Tours')
  await expectNoAxeViolations(page)
  await card.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Saved. Documents issued before stay as they are.')
  await expect(card).toContainText('Billed to Ankole Tours')

  await card.getByRole('button', { name: 'Invoice', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue invoice' }).click()
  const invoice = `INV-${yearOf(app)}-00001`
  await expectToast(page, `${invoice} issued`)
  await expect(card.getByRole('link', { name: invoice, exact: true })).toBeVisible()
  await expectNoHindrance(page)

  await card.getByRole('link', { name: invoice, exact: true }).click()
  await expect(page.getByRole('heading', { name: `Invoice ${invoice}` })).toBeVisible()
  const sheet = page.getByRole('article')
  for (const said of ['Ankole Tours', '1000123456', /VAT 18% on \$[\d.]+/])
    await expect(sheet).toContainText(said)
  const balance = (await sheet.locator('dd').last().textContent()) ?? ''
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toBe(`${invoice}.pdf`)
  const [documentId] = /\d+$/.exec(page.url()) ?? []
  const pdf = await page.request.get(`/api/admin/documents/${documentId}/file.pdf`)
  expect(readPdf(await pdf.body())).toContain(`Balance of the booking ${balance}`)
  await page.getByRole('button', { name: 'E-mail to company' }).click()
  await expectToast(page, 'On its way to accounts@ankole.example')
  await page.getByLabel('Fiscal number').fill('327000111')
  await page.getByLabel('Text of its QR code').fill('https://efris.example/327000111')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Fiscal number saved')
  await expect(sheet.getByRole('img', { name: 'https://efris.example/327000111' })).toBeVisible()
  await expectNoHindrance(page)

  await page.goto('/admin/reports/money')
  await expect(page.locator('dl > div').filter({ hasText: 'Invoices not paid today' })).toContainText(balance)
  await expect(page.getByRole('region', { name: 'Companies on account' }).last()).toContainText(balance)
  await expectNoHindrance(page)

  await page.goto(`/admin/documents/${documentId}`)
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Billed to the wrong company')
  await page.getByRole('dialog').getByRole('button', { name: 'Issue credit note' }).click()
  await expect(page.getByRole('heading', { name: `Credit note CN-${yearOf(app)}-00001` })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Billed to the wrong company')
  await page.goto('/admin/documents')
  await expect(page.getByText('Taken back')).not.toHaveCount(0)
  await expectNoHindrance(page)
})

test('a line and an amount of an invoice are taken back, and only what is left then can be invoiced', async ({
  page,
  app,
}) => {
  const { id, path } = await makeStay(page, app)
  const dinner = { description: 'Dinner', price: '15.00', department: 'restaurant' }
  await page.request.post(`${path}/charges`, { data: dinner })
  const issued = await page.request.post(`${path}/documents`, { data: { kind: 'invoice' } })
  const invoice = await issued.json()
  await openPanel(page, `bookings/${id}`)
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Invoices and receipts' }) })
  await expect(card).toContainText('There is nothing left to invoice for this booking.')
  await expect(card.getByRole('button', { name: 'Invoice', exact: true })).toHaveCount(0)

  await card.getByRole('link', { name: invoice.number, exact: true }).click()
  await page.getByRole('button', { name: 'Take back' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Some of its lines').check()
  await dialog.getByLabel('Reason').fill('Eaten by others')
  await dialog.getByRole('button', { name: 'Issue credit note' }).click()
  await expect(dialog).toContainText('Please choose a line')
  await dialog.getByLabel(/Dinner/).check()
  await expect(dialog).toContainText('$15.00 is taken back.')
  await expectNoHindrance(page)
  await dialog.getByRole('button', { name: 'Issue credit note' }).click()
  await expect(page.getByRole('heading', { name: /^Credit note CN-/ })).toBeVisible()
  await expect(page.getByRole('article')).toContainText(`Part of${invoice.number}`)
  await expect(page.getByRole('article')).toContainText('-$15.00')

  await page.goto(`/admin/documents/${invoice.id}`)
  await expect(page.getByText('Left of the invoice')).toBeVisible()
  await page.getByRole('button', { name: 'Take back' }).click()
  await dialog.getByLabel('An amount').check()
  await dialog.getByLabel('Amount (USD)').fill('9999')
  await dialog.getByLabel('Reason').fill('Noise at night')
  await dialog.getByRole('button', { name: 'Issue credit note' }).click()
  await expect(dialog).toContainText('is left of this invoice, not more')
  await dialog.getByLabel('Amount (USD)').fill('5')
  await dialog.getByRole('button', { name: 'Issue credit note' }).click()
  await expect(page.getByRole('article')).toContainText('-$5.00')
  await expectNoHindrance(page)

  await page.goto(`/admin/bookings/${id}`)
  await expect(card).toContainText('$20.00 taken back')
  await card.getByRole('button', { name: 'Invoice', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue invoice' }).click()
  await expect(card).toContainText('There is nothing left to invoice for this booking.')
})

test('a guest finds the papers of their booking on the private page', async ({ page, app }) => {
  const { path } = await makeStay(page, app)
  const issued = await page.request.post(`${path}/documents`, { data: { kind: 'pro-forma' } })
  const { number } = await issued.json()
  const link = (await (await page.request.post(`${path}/guest-links`)).json()).path
  await page.goto(link)
  const papers = page.getByRole('region', { name: 'Documents' })
  await expect(papers).toContainText(`Pro forma invoice ${number}`)
  const download = page.waitForEvent('download')
  await papers.getByRole('link', { name: `Download ${number} as a PDF` }).click()
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`)
  await expectNoAxeViolations(page)
})

/** A confirmed stay of two nights, made by the front door and confirmed by staff. */
async function makeStay(page: Page, app: RunningApp) {
  await app.database.pool.query('delete from document_counters; delete from tax_rates')
  const villas: { id: number; isAvailable: boolean }[] = await (await page.request.get('/api/villas')).json()
  const villaId = villas.find(({ isAvailable }) => isAvailable)?.id
  const stay = { checkInDate: dayAfter(app, 20), checkOutDate: dayAfter(app, 22) }
  const guest = { guestName: 'Okello Sample', guestEmail: 'papers@guest.example', numberOfGuests: 1 }
  const made = await page.request.post('/api/bookings', { data: { villaId, ...stay, ...guest } })
  const { id } = await made.json()
  await openPanel(page)
  const path = `/api/admin/bookings/${id}`
  await page.request.patch(path, { data: { status: 'confirmed' } })
  return { id, path }
}

function dayAfter(app: RunningApp, days: number): Day {
  return addDays(app.today(), days)
}

function yearOf(app: RunningApp): string {
  return app.today().slice(0, 4)
}
