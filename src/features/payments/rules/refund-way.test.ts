import { describe, expect, test } from 'vitest'
import { beginWith, type RefundWay, readPart } from './refund-way'

const CARD: RefundWay = {
  ...{ onlinePaymentId: 7, name: 'Pesapal', method: 'card', amount: '253.00' },
  ...{ shillings: null, shillingsPerDollar: null, isWholeOnly: false },
}
const PHONE: RefundWay = {
  ...{ ...CARD, method: 'mobile-money', amount: '130.00', isWholeOnly: true },
  ...{ shillings: '481000', shillingsPerDollar: 3700 },
}

describe('a part of a payment that goes back', () => {
  test('is read in the currency the money came in, up to what is left of it', () => {
    expect(readPart(CARD, ' 100.50 ')).toMatchObject({
      cents: 10_050,
      sent: { method: 'card', onlinePaymentId: 7, amount: '100.50' },
    })
    expect(readPart(CARD, '12,50')).toMatchObject({ cents: 1250, sent: { amount: '12.50' } })
    for (const typed of ['', '0', '253.01', '1,2,3', '-5', '1e2', 'all'])
      expect(readPart(CARD, typed), typed).toBeNull()
    const parts = { ...PHONE, isWholeOnly: false }
    expect(readPart(parts, '74,000')).toMatchObject({
      cents: 2000,
      sent: { shillings: '74000', shillingsPerDollar: 3700 },
    })
    for (const typed of ['74000.5', '74000,5', '481001', '0'])
      expect(readPart(parts, typed), typed).toBeNull()
  })

  test('is all of it where the provider sends no parts, whatever was typed', () => {
    expect(readPart(PHONE, '5')).toMatchObject({ cents: 13_000, sent: { shillings: '481000' } })
  })

  test('begins with what is held, and never with more than is left', () => {
    expect(beginWith(CARD, 10_000)).toBe('100.00')
    expect(beginWith(CARD, 90_000)).toBe('253.00')
    expect(beginWith(PHONE, 2000)).toBe('74000')
    expect(beginWith(PHONE, 13_000)).toBe('481000')
  })
})
