import { join } from 'node:path'
import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { taxRates } from '@/features/taxes/server/table'
import { toDay } from '@/kernel/days'
import { contentTranslations } from '@/server/crud/table'
import { speak } from '@/server/http/speak-language'
import { sendMails } from '@/server/mail/send-mails'
import type { Message } from '@/server/mail/transport'
import { test } from '../../../../test/document-desk'
import { readPdf } from '../../../../test/read-pdf'
import { readDocument } from './list-documents'
import { documentEmails } from './mail-document'
import { printDocument } from './print-document'

const INVOICE = { kind: 'invoice' }

test('an invoice has nights, charges, the taxes in them, payments and balance, on page and PDF alike', async ({
  desk,
}) => {
  const id = await desk.book({ guestName: 'Nakató Sample' })
  await desk.charge(id, 23_60)
  await desk.call('POST', `/api/admin/bookings/${id}/payments`, { method: 'cash', amount: '50.00' })
  const { status, body } = await desk.issue(id, INVOICE)
  expect(status).toBe(201)
  expect(body).toMatchObject({ total: '153.60', standing: 'valid', billedTo: 'Nakató Sample' })
  expect(body.number).toMatch(/^INV-2027-\d{5}$/)
  expect(body.content).toMatchObject({ total: '153.60', paid: '50.00', due: '103.60' })
  // Nights: 130.00 less 4.00 of hotel tax has 19.22 of VAT in it, by night 9.61; dinner has 3.60.
  expect(body.content.taxes).toEqual([
    { text: 'Net', amount: '126.78' },
    { text: 'VAT 18% on $126.78', amount: '22.82' },
    { text: 'Local hotel tax', amount: '4.00' },
  ])
  const lines = await desk.print(body.id)
  for (const line of [
    `Invoice ${body.number}`,
    'TIN 1000000001',
    'Billed to Nakató Sample',
    '2 nights $130.00',
    'Tue, 16 Mar 2027, Dinner $23.60',
    'Total $153.60',
    'VAT 18% on $126.78 $22.82',
    'Paid $50.00',
    'Balance of the booking $103.60',
  ])
    expect(lines).toContain(line)
  expect(lines.join('\n')).not.toContain('Receipt')
})

test('an invoice, its credit note and a receipt are read in the guest’s language, and by staff in English', async ({
  desk,
  database: { orm },
}) => {
  const id = await desk.book({ language: 'fr' })
  await desk.charge(id, 23_60, 'Picnic')
  await orm.insert(contentTranslations).values({
    ...{ tableName: 'charge_items', rowId: 1, language: 'fr' },
    ...{ texts: { name: 'Pique-nique' }, sources: { name: 'Picnic' } },
  })
  const paid = { method: 'cash', amount: '50.00' }
  const { body: money } = await desk.call('POST', `/api/admin/bookings/${id}/payments`, paid)
  const { body: invoice } = await desk.issue(id, INVOICE)
  const credit = `/api/admin/documents/${invoice.id}/credit`
  const { body: note } = await desk.admin.call('POST', credit, { reason: 'Deux factures' })
  const { body: receipt } = await desk.issue(id, { kind: 'receipt', paymentId: money.payments[0].id })
  // The guest's copy stays as it was issued.
  await orm.update(contentTranslations).set({ texts: { name: 'Panier' } })
  const read = async (documentId: number) => {
    const file = await speak('fr', async () =>
      printDocument(await readDocument(orm, documentId), join(process.cwd(), 'assets/fonts/print')),
    )
    return readPdf(file)
      .split('\n')
      .map((line) => line.replace(/\s/g, ' '))
  }
  expect(await read(invoice.id)).toEqual(
    expect.arrayContaining([
      `Facture ${invoice.number}`,
      '2 nuits 130,00 $',
      'mar. 16 mars 2027, Pique-nique 23,60 $',
      'Taxe hôtelière locale 4,00 $',
    ]),
  )
  expect((await read(invoice.id)).join()).toMatch(/TVA 18 % sur 126,78 \$/)
  expect((await read(invoice.id)).join()).toMatch(/, Espèces 50,00 \$/)
  expect(await read(note.id)).toEqual(
    expect.arrayContaining([
      `Avoir ${note.number}`,
      '2 nuits -130,00 $',
      'mar. 16 mars 2027, Pique-nique -23,60 $',
    ]),
  )
  expect((await read(receipt.id)).join()).toContain('Paiement de la réservation ')
  const english = (await desk.print(invoice.id)).join()
  expect(english).toContain('Tue, 16 Mar 2027, Picnic $23.60')
  expect(english).not.toMatch(/nuits|Pique-nique|Espèces/)
  await orm.delete(contentTranslations)
})

test('what was issued stays as it was, whatever becomes of booking, facts, rates and company', async ({
  desk,
  database: { orm, pool },
}) => {
  const id = await desk.book()
  const { body: company } = await desk.call('POST', '/api/admin/companies', {
    name: 'Ankole Tours',
    taxNumber: '1000123456',
  })
  await desk.call('PUT', `/api/admin/bookings/${id}/billing`, billTo(company.id))
  const { body: issued } = await desk.issue(id, INVOICE)
  const before = await desk.print(issued.id)
  await orm.update(bookings).set({ guestName: 'Somebody Else' })
  await pool.query(`update property_facts set facts = facts || '{"name": "Another Hotel"}'`)
  await desk.call('PATCH', `/api/admin/companies/${company.id}`, { name: 'Renamed' })
  await orm.insert(taxRates).values({ kind: 'vat', appliesFrom: toDay('2027-01-02'), hundredths: 1_00 })
  expect(await desk.print(issued.id)).toEqual(before)
  expect(before).toContain('Billed to Ankole Tours')
  expect((await desk.call('GET', `/api/admin/documents/${issued.id}`)).body).toEqual(issued)
  await pool.query(`delete from tax_rates where hundredths = 100`)
  await pool.query(`update property_facts set facts = facts || '{"name": "${sampleFacts.name}"}'`)
})

test('the next invoice takes what was charged since, and none is left without a charge', async ({ desk }) => {
  const id = await desk.book()
  expect((await desk.issue(id, INVOICE)).body.total).toBe('130.00')
  expect(await desk.issue(id, INVOICE)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('nothing left to invoice') },
  })
  await desk.charge(id, 8_00, 'Laundry')
  expect((await desk.issue(id, INVOICE)).body).toMatchObject({
    total: '8.00',
    content: { lines: [{ text: 'Tue, 16 Mar 2027, Laundry', amount: '8.00' }] },
  })
  await desk.charge(id, -1_00, 'Discount')
  expect((await desk.issue(id, INVOICE)).status).toBe(409)
})

test('an invoice is corrected by a credit note of an admin, once, and then issued anew', async ({
  desk,
  database: { orm },
}) => {
  const id = await desk.book()
  const { body: invoice } = await desk.issue(id, INVOICE)
  await orm.update(bookings).set({ totalCents: 195_00 })
  expect(await desk.issue(id, INVOICE)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('The nights have changed') },
  })
  const credit = `/api/admin/documents/${invoice.id}/credit`
  expect((await desk.call('POST', credit, { reason: 'A third night' })).status).toBe(403)
  expect((await desk.admin.call('POST', credit, { reason: ' ' })).status).toBe(422)
  const answers = await Promise.all(
    [1, 2, 3].map(() => desk.admin.call('POST', credit, { reason: 'A third night' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  const note = answers.find(({ status }) => status === 201)?.body
  expect(note).toMatchObject({ kind: 'credit-note', total: '-130.00', content: { credits: invoice.number } })
  const lines = await desk.print(note.id)
  expect(lines).toContain(`Credit note ${note.number}`)
  expect(lines).toContain(`Takes back ${invoice.number}`)
  expect(lines).toContain('Total -$130.00')
  expect((await desk.call('GET', `/api/admin/documents/${invoice.id}`)).body.standing).toBe('credited')
  expect((await desk.issue(id, INVOICE)).body.total).toBe('195.00')
  expect(
    (await desk.admin.call('POST', `/api/admin/documents/${note.id}/credit`, { reason: 'No' })).status,
  ).toBe(409)
})

test('a receipt is of one payment, the same when it is asked for again, and none of money given back', async ({
  desk,
  database: { pool },
}) => {
  const id = await desk.book()
  const path = `/api/admin/bookings/${id}/payments`
  const { body: ledger } = await desk.call('POST', path, { method: 'mobile-money', amount: '65.14' })
  const paymentId = ledger.payments[0].id
  await pool.query(
    'update booking_payments set shillings = 241000, shillings_per_dollar = 3700 where id = $1',
    [paymentId],
  )
  const { body: receipt } = await desk.issue(id, { kind: 'receipt', paymentId })
  expect(receipt.content.payments).toMatchObject([
    { given: expect.stringMatching(/UGX.241,000 at UGX.3,700/) },
  ])
  expect((await desk.issue(id, { kind: 'receipt', paymentId })).body.number).toBe(receipt.number)
  const lines = await desk.print(receipt.id)
  expect(lines).toContain(`Receipt ${receipt.number}`)
  expect(lines).toContain('Balance of the booking $64.86')

  const { body: second } = await desk.call('POST', path, { method: 'cash', amount: '10.00' })
  await desk.call('POST', `${path}/${second.payments[1].id}/reversal`, { reason: 'Typed twice' })
  await desk.call('POST', `${path}/${paymentId}/reversal`, { reason: 'Bounced' })
  expect((await desk.call('GET', `/api/admin/documents/${receipt.id}`)).body.standing).toBe('reversed')
  expect((await desk.issue(id, { kind: 'receipt', paymentId: second.payments[1].id })).status).toBe(409)
  expect((await desk.issue(await desk.book(), { kind: 'receipt', paymentId })).status).toBe(404)
})

test('a pro forma is issued for a request, an invoice not before it is confirmed, and neither for nothing', async ({
  desk,
}) => {
  const request = await desk.book({ status: 'pending' })
  expect((await desk.issue(request, { kind: 'pro-forma' })).body.number).toMatch(/^PRO-2027-/)
  expect((await desk.issue(request, INVOICE)).status).toBe(409)
  const gone = await desk.book({ status: 'cancelled' })
  expect((await desk.issue(gone, { kind: 'pro-forma' })).status).toBe(409)
  expect((await desk.issue(gone, INVOICE)).status).toBe(409)
  expect((await desk.issue(2_147_483_000, INVOICE)).status).toBe(404)
  for (const wrong of [{ kind: 'credit-note' }, { kind: 'receipt' }, {}])
    expect((await desk.issue(request, wrong)).status).toBe(422)
})

test('awkward names and addresses, many lines and a fiscal code do not break a PDF', async ({ desk }) => {
  const id = await desk.book({ guestName: 'فاطمة Sample' })
  const address = `${'Unbroken'.repeat(25)} ${'Plot 12 High Street '.repeat(4)}`
  const billing = { companyId: null, name: 'شركة الضيافة', address, taxNumber: '1000\u202e123' }
  expect((await desk.call('PUT', `/api/admin/bookings/${id}/billing`, billing)).status).toBe(200)
  for (let count = 0; count < 60; count += 1)
    await desk.charge(id, 1_00, `${'Tea with a long name '.repeat(5)}${count}`)
  const { body: invoice } = await desk.issue(id, INVOICE)
  const fiscal = { fiscalNumber: '327000111222333', fiscalCode: `https://efris.example/${'x'.repeat(300)}` }
  const fiscalPath = `/api/admin/documents/${invoice.id}/fiscal-number`
  expect((await desk.call('PUT', fiscalPath, fiscal)).body).toMatchObject({ ...fiscal, total: invoice.total })
  const lines = await desk.print(invoice.id)
  expect(lines).toContainEqual(expect.stringMatching(/^Billed to \(in other letters\)/))
  expect(lines).toContain('Reached at sample.guest@example.com')
  expect(lines).toContain('Total $190.00')
  expect(lines).toContain('Fiscal number 327000111222333')
  expect(lines.filter((line) => line.endsWith(' $1.00'))).toHaveLength(60)
})

test('a document is mailed as a PDF to the guest or the company, and to nobody without an address', async ({
  desk,
  database,
}) => {
  const { orm } = database
  const id = await desk.book()
  const { body: own } = await desk.issue(id, { kind: 'pro-forma' })
  expect((await desk.call('POST', `/api/admin/documents/${own.id}/mails`, { to: 'company' })).status).toBe(
    422,
  )
  const { body: company } = await desk.call('POST', '/api/admin/companies', {
    name: 'Ankole Tours',
    email: 'accounts@ankole.example',
    termsDays: 14,
  })
  await desk.call('PUT', `/api/admin/bookings/${id}/billing`, billTo(company.id))
  const { body: invoice } = await desk.issue(id, INVOICE)
  expect(invoice.dueOn).toBe('2027-03-24')
  await database.pool.query('delete from mails')
  for (const to of ['guest', 'company'])
    expect((await desk.call('POST', `/api/admin/documents/${invoice.id}/mails`, { to })).status).toBe(202)
  const sent: Message[] = []
  await sendMails({
    orm,
    post: { destination: 'a test', deliver: async (message) => void sent.push(message) },
    from: async () => 'Hotel <stay@hotel.example>',
    writers: documentEmails({ database, root: process.cwd() }),
    onOutage: () => undefined,
  })
  expect(sent.map(({ to }) => to).sort()).toEqual(['accounts@ankole.example', 'sample.guest@example.com'])
  expect(String(sent[0]?.bytes)).toContain(`${invoice.number}.pdf`)
})

test('a company owes its invoices less what was paid for their bookings, by age', async ({
  desk,
  database,
}) => {
  await database.pool.query('delete from documents')
  const { body: company } = await desk.call('POST', '/api/admin/companies', {
    name: 'Late Payers',
    termsDays: 0,
  })
  const id = await desk.book()
  await desk.call('PUT', `/api/admin/bookings/${id}/billing`, billTo(company.id))
  const { body: invoice } = await desk.issue(id, INVOICE)
  await desk.call('POST', `/api/admin/bookings/${id}/payments`, { method: 'card', amount: '30.00' })
  await database.pool.query(`update documents set due_on = due_on - 45 where id = $1`, [invoice.id])
  const { body } = await desk.call('GET', '/api/admin/receivables')
  expect(body).toMatchObject({
    total: '100.00',
    invoices: [{ number: invoice.number, open: '100.00', daysLate: 45 }],
    companies: [{ companyId: company.id, name: 'Late Payers', open: '100.00' }],
  })
  expect(body.ages.map(({ open }: { open: string }) => open)).toEqual([
    '0.00',
    '0.00',
    '100.00',
    '0.00',
    '0.00',
  ])
  await desk.admin.call('POST', `/api/admin/documents/${invoice.id}/credit`, { reason: 'Not theirs' })
  expect((await desk.call('GET', '/api/admin/receivables')).body).toMatchObject({
    total: '0.00',
    invoices: [],
  })
  expect((await desk.call('DELETE', `/api/admin/companies/${company.id}`)).status).toBe(409)
})

test('a company that is not active is billed nothing new', async ({ desk }) => {
  const id = await desk.book()
  const { body: company } = await desk.call('POST', '/api/admin/companies', {
    name: 'Closed',
    isActive: false,
  })
  expect(await desk.call('PUT', `/api/admin/bookings/${id}/billing`, billTo(company.id))).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'companyId', message: expect.stringContaining('choose another') }] },
  })
  expect((await desk.call('GET', `/api/admin/bookings/${id}/billing`)).body.companyId).toBeNull()
})

function billTo(companyId: number) {
  return { companyId, name: null, address: null, taxNumber: null }
}
