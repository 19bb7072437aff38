import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumTaxes, taxOf } from '@/features/taxes/rules/tax-of'
import { toDay } from '@/kernel/days'
import { type CreditedInvoice, type EarlierNote, leftToCredit, planCredit } from './credit-note'
import { type Covered, leftToInvoice, type PartialNote } from './left-to-invoice'

const appliesFrom = toDay('2027-01-01')
const RATES = [
  { kind: 'vat', appliesFrom, hundredths: 18_00 },
  { kind: 'service-charge', appliesFrom, hundredths: 5_00 },
  { kind: 'hotel-tax', appliesFrom, hundredths: 2_00 },
] as const

function partOf(gross: number, isNight: boolean) {
  const line = { day: toDay('2027-03-15'), gross, isNight, taxKind: isNight ? 'standard' : 'exempt' } as const
  return sumTaxes([taxOf(line, RATES)])
}

function invoiceOf(nights: number[], charges: number[]): CreditedInvoice {
  return {
    lines: [...nights, ...charges],
    parts: [...nights.map((cents) => partOf(cents, true)), ...charges.map((cents) => partOf(cents, false))],
    nights: nights.length === 0 ? null : nights.reduce((sum, one) => sum + one, 0),
    chargeIds: charges.map((_, index) => index + 1),
    creditIds: [],
  }
}

const invoice = invoiceOf([65_00, 65_00], [24_00, 8_00])

function plan(notes: readonly EarlierNote[], wanted: Parameters<typeof planCredit>[2]) {
  const made = planCredit(invoice, notes, wanted)
  if (typeof made === 'string') throw new Error(made)
  return made
}

test('chosen lines are taken back with just the taxes in them, and can be invoiced anew', () => {
  expect(plan([], { lines: [2] })).toMatchObject({
    total: 24_00,
    sums: partOf(24_00, false),
    uncovers: { nights: false, chargeIds: [1] },
    carry: 0,
    isRest: false,
  })
  expect(plan([], { lines: [0, 1, 3] })).toMatchObject({
    total: 138_00,
    uncovers: { nights: true, chargeIds: [2] },
    carry: 0,
  })
  expect(plan([], { lines: [0] })).toMatchObject({ uncovers: { nights: false }, carry: 65_00 })
  expect(plan([], { lines: [3, 2, 1, 0] })).toMatchObject({ total: 162_00, isRest: true })
})

test('an amount is taken back with its share of each tax, and never more than is left', () => {
  const some = plan([], { amount: 20_00 })
  expect(some).toMatchObject({ total: 20_00, carry: 20_00, lines: [] })
  expect(some.sums?.gross).toBe(20_00)
  const notes = [{ lines: [], total: 20_00, sums: some.sums ?? partOf(0, false) }]
  expect(planCredit(invoice, notes, { amount: 142_01 })).toContain('$142.00 is left')
  expect(planCredit(invoice, notes, { lines: [2] })).toContain('give an amount again')
  expect(plan(notes, { amount: 142_00 })).toMatchObject({ isRest: true, total: 142_00, before: 20_00 })
  expect(leftToCredit(invoice, notes)).toEqual({ total: 142_00, lines: [], hasParts: true })
})

test('a line is taken back once, and an invoice whose parts were not kept only whole', () => {
  const note = { lines: [2], total: 24_00, sums: partOf(24_00, false) }
  expect(planCredit(invoice, [note], { lines: [2] })).toContain('taken back before')
  expect(planCredit(invoice, [], { lines: [9] })).toContain('not there')
  const old = { ...invoice, parts: null }
  expect(planCredit(old, [], { amount: 1_00 })).toContain('whole only')
  expect(planCredit(old, [], {})).toMatchObject({ total: 162_00, sums: null, isRest: true })
})

const cents = fc.integer({ min: 1, max: 300_00 })
const wanted = fc.oneof(
  fc.record({ lines: fc.array(fc.nat(7), { minLength: 1, maxLength: 4 }) }),
  fc.record({ amount: fc.integer({ min: 1, max: 400_00 }) }),
)

test('whatever is taken back, its parts come to it, no part beyond the invoice, and invoices less notes to what is owed', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { maxLength: 4 }),
      fc.array(cents, { minLength: 1, maxLength: 4 }),
      fc.array(wanted, { maxLength: 6 }),
      (nights, charges, wishes) => {
        const whole = invoiceOf(nights, charges)
        const total = whole.lines.reduce((sum, one) => sum + one, 0)
        const notes: EarlierNote[] = []
        const partial: PartialNote[] = []
        let isGone = false
        for (const wish of wishes) {
          const made = planCredit(whole, notes, wish)
          if (typeof made === 'string' || isGone) continue
          const { sums } = made
          if (!sums) return false
          const { net, serviceCharge, hotelTax, vat, vatGroups } = sums
          expect(net + serviceCharge + hotelTax + vat).toBe(made.total)
          expect(vatGroups.reduce((sum, group) => sum + group.vat, 0)).toBe(vat)
          for (const part of [net, serviceCharge, hotelTax, vat]) expect(part).toBeGreaterThanOrEqual(0)
          const lines = made.lines.reduce((sum, place) => sum + (whole.lines[place] ?? 0), 0)
          if (made.lines.length > 0) expect(lines - made.before).toBe(made.total)
          notes.push({ lines: made.isRest ? [] : made.lines, total: made.total, sums })
          partial.push({ id: 100 + notes.length, ...made.uncovers, carry: made.carry })
          isGone = made.isRest
        }
        const taken = notes.reduce((sum, note) => sum + note.total, 0)
        expect(taken).toBeLessThanOrEqual(total)
        expect(isGone).toBe(taken === total)
        const covered: Covered = {
          nights: whole.nights,
          chargeIds: whole.chargeIds,
          notes: partial,
        }
        const owed = {
          nights: whole.nights ?? 0,
          charges: charges.map((amountCents, index) => ({ id: index + 1, amountCents })),
        }
        const left = leftToInvoice(owed, isGone ? [] : [covered])
        if (left === 'nights-changed') return false
        expect(left.total).toBe(taken)
        // Invoiced anew, nothing is left.
        const next = {
          nights: left.hasNights ? owed.nights : null,
          chargeIds: left.chargeIds,
          creditIds: left.creditIds,
        }
        return leftToInvoice(owed, isGone ? [next] : [covered, next]) !== 'nights-changed'
          ? (leftToInvoice(owed, isGone ? [next] : [covered, next]) as { total: number }).total === 0
          : false
      },
    ),
  )
})

test('a stay that became shorter needs no further paper once just its difference was taken back', () => {
  const note = { id: 9, nights: false, chargeIds: [], creditIds: [], carry: 65_00 }
  const covered = { nights: 195_00, chargeIds: [], notes: [note] }
  expect(leftToInvoice({ nights: 130_00, charges: [] }, [covered])).toMatchObject({ total: 0, creditIds: [] })
  expect(leftToInvoice({ nights: 129_00, charges: [] }, [covered])).toBe('nights-changed')
  const dinner = { id: 1, amountCents: 8_00 }
  expect(leftToInvoice({ nights: 130_00, charges: [dinner] }, [covered])).toMatchObject({ total: 8_00 })
})
