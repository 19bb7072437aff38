import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPrice, formatShortPrice, parseAmount, parsePrice, toAmount, toCents } from './money'

const anyCents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 })

describe('money', () => {
  it('survives the way over the wire to the cent', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(parseAmount(toAmount(cents))).toBe(cents)
      }),
    )
  })

  it('survives being written for people', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(parsePrice(formatPrice(cents))).toBe(cents)
      }),
    )
  })

  it('is read digit by digit, never through a floating dollar', () => {
    const parts = fc.tuple(fc.bigInt({ min: 0n, max: 999_999_999n }), fc.bigInt({ min: 0n, max: 99n }))
    fc.assert(
      fc.property(parts, ([dollars, cents]) => {
        const text = `${dollars}.${String(cents).padStart(2, '0')}`
        expect(BigInt(parseAmount(text) ?? -1)).toBe(dollars * 100n + cents)
      }),
    )
  })

  it.each([
    ['65', 6500],
    ['65.5', 6550],
    ['65.05', 6505],
    ['0.1', 10],
    ['-3.20', -320],
    ['-0', 0],
  ])('reads %j', (text, cents) => expect(parseAmount(text)).toBe(cents))

  it.each(['', '.5', '65.', '65.005', '1e3', ' 65', '65,00', '$65.00', '1234567890', 'NaN', '--1', '６５'])(
    'refuses %j as an amount',
    (text) => {
      expect(parseAmount(text)).toBeNull()
      expect(() => toCents(text)).toThrow(RangeError)
    },
  )

  it('of the wire is what it says, nothing included', () => {
    expect(['0.00', '65.00', '-3.20'].map(toCents)).toEqual([0, 6500, -320])
  })

  it.each([
    ['$65.00', 6500],
    ['$1,365.00', 136_500],
    ['65 USD', 6500],
    ['USD 65.5', 6550],
  ])('finds the amount in %j', (text, cents) => expect(parsePrice(text)).toBe(cents))

  it.each(['', 'on request', '$', '60-70', '1.2.3'])('finds no amount in %j', (text) =>
    expect(parsePrice(text)).toBeNull(),
  )

  it('is shown with a sign, two decimals and grouped thousands', () => {
    expect(formatPrice(6500)).toBe('$65.00')
    expect(formatPrice(5)).toBe('$0.05')
    expect(formatPrice(136_500)).toBe('$1,365.00')
    expect(formatPrice(123_456_789)).toBe('$1,234,567.89')
    expect(formatPrice(-6500)).toBe('-$65.00')
  })
  it('drops the cents only where there are none', () => {
    expect(formatShortPrice(6500)).toBe('$65')
    expect(formatShortPrice(6550)).toBe('$65.50')
    expect(formatShortPrice(120_000)).toBe('$1,200')
  })
})
