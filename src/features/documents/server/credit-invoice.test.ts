import { describe, expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { toCents } from '@/kernel/money'
import { test } from '../../../../test/document-desk'

const INVOICE = { kind: 'invoice' }
const creditPath = (id: number) => `/api/admin/documents/${id}/credit`
const leftPath = (bookingId: number) => `/api/admin/bookings/${bookingId}/left-to-invoice`

type Line = { text: string; amount: string }

/** What lines of a document come to, in cents. */
function sumOf(lines: Line[]): number {
  return lines.reduce((sum, { amount }) => sum + toCents(amount), 0)
}

describe('a part of an invoice', () => {
  test('is taken back by its lines, once, with just the taxes in them, and invoiced anew', async ({
    desk,
  }) => {
    const id = await desk.book()
    await desk.charge(id, 23_60)
    await desk.charge(id, 8_00, 'Laundry')
    const { body: invoice } = await desk.issue(id, INVOICE)
    expect(invoice).toMatchObject({ total: '161.60', creditable: { lines: [0, 1, 2], amount: true } })
    expect((await desk.call('GET', leftPath(id))).body).toMatchObject({
      total: '0.00',
      problem: expect.stringContaining('nothing left'),
      problemCode: 'nothing-left',
    })
    const wanted = { reason: 'Eaten by others', lines: [1] }
    expect((await desk.call('POST', creditPath(invoice.id), wanted)).status).toBe(403)
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.admin.call('POST', creditPath(invoice.id), wanted)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    const note = answers.find(({ status }) => status === 201)?.body
    expect(note).toMatchObject({
      total: '-23.60',
      content: {
        credits: invoice.number,
        lines: [{ text: 'Tue, 16 Mar 2027, Dinner', amount: '-23.60' }],
        taxes: [
          { text: 'Net', amount: '-20.00' },
          { text: 'VAT 18% on -$20.00', amount: '-3.60' },
        ],
      },
    })
    const lines = await desk.print(note.id)
    expect(lines).toContain(`Part of ${invoice.number}`)
    expect(lines).toContain('Total -$23.60')
    expect((await desk.call('GET', `/api/admin/documents/${invoice.id}`)).body).toMatchObject({
      ...{ standing: 'valid', credited: '23.60', creditable: { lines: [0, 2], amount: true } },
      creditNotes: [{ id: note.id, number: note.number, total: '-23.60' }],
    })
    expect((await desk.call('GET', leftPath(id))).body).toEqual({
      total: '23.60',
      problem: null,
      problemCode: null,
    })
    const { body: again } = await desk.issue(id, INVOICE)
    expect(again).toMatchObject({ total: '23.60', content: { lines: [{ amount: '23.60' }] } })
    expect((await desk.issue(id, INVOICE)).status).toBe(409)
  })

  test('is taken back as an amount with its share of each tax, up to what is left and no cent more', async ({
    desk,
  }) => {
    const id = await desk.book()
    await desk.charge(id, 23_60)
    const { body: invoice } = await desk.issue(id, INVOICE)
    const { body: note } = await desk.admin.call('POST', creditPath(invoice.id), {
      reason: 'Noise at night',
      amount: '33.33',
    })
    expect(note).toMatchObject({
      total: '-33.33',
      content: { lines: [{ text: `Part of ${invoice.number}` }] },
    })
    expect(sumOf(note.content.taxes)).toBe(-33_33)
    const more = { reason: 'More', amount: '120.28' }
    expect(await desk.admin.call('POST', creditPath(invoice.id), more)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'amount', message: '$120.27 is left of this invoice, not more' }] },
    })
    expect(
      (await desk.admin.call('POST', creditPath(invoice.id), { reason: 'A line', lines: [0] })).status,
    ).toBe(422)
    const { body: rest } = await desk.admin.call('POST', creditPath(invoice.id), { reason: 'All of it' })
    expect(rest.total).toBe('-120.27')
    expect(sumOf(rest.content.lines)).toBe(-120_27)
    // Both notes together have just the taxes of the invoice.
    const ofTax = (lines: Line[], name: string) => sumOf(lines.filter(({ text }) => text.startsWith(name)))
    for (const name of ['Net', 'VAT', 'Local hotel tax'])
      expect(ofTax(note.content.taxes, name) + ofTax(rest.content.taxes, name)).toBe(
        -ofTax(invoice.content.taxes, name),
      )
    expect((await desk.call('GET', `/api/admin/documents/${invoice.id}`)).body).toMatchObject({
      standing: 'credited',
      credited: '153.60',
    })
    expect((await desk.issue(id, INVOICE)).body.total).toBe('153.60')
  })

  test('goes on the next invoice as an amount, and what that has is not taken back twice', async ({
    desk,
  }) => {
    const id = await desk.book()
    const { body: invoice } = await desk.issue(id, INVOICE)
    const { body: note } = await desk.admin.call('POST', creditPath(invoice.id), {
      reason: 'Paid by the company',
      amount: '30.00',
    })
    const { body: owed } = await desk.call('GET', '/api/admin/receivables')
    expect(owed.invoices.find(({ number }: { number: string }) => number === invoice.number)).toMatchObject({
      total: '130.00',
      open: '100.00',
    })
    const { body: next } = await desk.issue(id, INVOICE)
    expect(next).toMatchObject({
      total: '30.00',
      content: { lines: [{ text: `Taken back before by ${note.number}`, amount: '30.00' }] },
    })
    expect(sumOf(next.content.taxes)).toBe(30_00)
    expect(await desk.admin.call('POST', creditPath(invoice.id), { reason: 'All of it' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(next.number) },
    })
    expect((await desk.admin.call('POST', creditPath(next.id), { reason: 'Not theirs' })).status).toBe(201)
    expect((await desk.admin.call('POST', creditPath(invoice.id), { reason: 'All of it' })).status).toBe(201)
    expect((await desk.issue(id, INVOICE)).body.total).toBe('130.00')
  })

  test('is all a shorter stay or a discount needs: nothing is left to invoice then', async ({
    desk,
    database: { orm },
  }) => {
    const shorter = await desk.book({ totalCents: 195_00 })
    const { body: invoice } = await desk.issue(shorter, INVOICE)
    await orm.update(bookings).set({ totalCents: 130_00 })
    expect((await desk.issue(shorter, INVOICE)).status).toBe(409)
    await desk.admin.call('POST', creditPath(invoice.id), { reason: 'Left a day early', amount: '65.00' })
    expect((await desk.call('GET', leftPath(shorter))).body.problem).toContain('nothing left')

    const cheaper = await desk.book()
    const { body: other } = await desk.issue(cheaper, INVOICE)
    await desk.charge(cheaper, -20_00, 'Discount')
    expect((await desk.call('GET', leftPath(cheaper))).body.problem).toContain('Less is owed')
    await desk.admin.call('POST', creditPath(other.id), { reason: 'Discount', amount: '20.00' })
    expect((await desk.call('GET', leftPath(cheaper))).body.problem).toContain('nothing left')
    await desk.charge(cheaper, 8_00)
    expect((await desk.issue(cheaper, INVOICE)).body.total).toBe('8.00')
  })

  test('of an invoice that was issued before its parts were kept is refused, all of it is not', async ({
    desk,
    database: { pool },
  }) => {
    const id = await desk.book()
    const { body: invoice } = await desk.issue(id, INVOICE)
    await pool.query(`update documents set content = content - 'parts' where id = $1`, [invoice.id])
    const { body: old } = await desk.call('GET', `/api/admin/documents/${invoice.id}`)
    expect(old.creditable).toEqual({ lines: [], amount: false })
    const part = await desk.admin.call('POST', creditPath(invoice.id), { reason: 'Noise', amount: '1.00' })
    expect(part).toMatchObject({ status: 422, body: { message: expect.stringContaining('whole only') } })
    const { body: note } = await desk.admin.call('POST', creditPath(invoice.id), { reason: 'Wrong name' })
    expect(note.content.taxes.map(({ amount }: Line) => toCents(amount))).toEqual(
      invoice.content.taxes.map(({ amount }: Line) => -toCents(amount)),
    )
  })

  test.for([
    [{ lines: [] }, 'lines'],
    [{ lines: [-1] }, 'lines.0'],
    [{ lines: [7] }, 'lines'],
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '-5.00' }, 'amount'],
    [{ amount: 'all' }, 'amount'],
    [{ lines: [0], amount: '5.00' }, 'amount'],
  ] as const)('is refused as %j at its field', async ([part, path], { desk }) => {
    const { body: invoice } = await desk.issue(await desk.book(), INVOICE)
    const answer = await desk.admin.call('POST', creditPath(invoice.id), { reason: 'Noise', ...part })
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].path).toBe(path)
  })
})
