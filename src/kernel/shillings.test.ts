import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Amount } from './amount'
import type { Cents } from './money'
import {
  addShillings,
  formatShillings,
  negateShillings,
  parseShillings,
  type Shillings,
  toShillings,
  toShillingsText,
} from './shillings'

describe('shillings', () => {
  it('survive the way over the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (shillings) => {
        expect(parseShillings(toShillingsText({ shillings }))).toEqual({ shillings: shillings || 0 })
      }),
    )
  })

  it.each(['', '45,000', '45000.5', '4.5e4', ' 45000', 'UGX 45000', '--1', '4500000000000', '４５'])(
    'are not read from %j',
    (text) => {
      expect(parseShillings(text)).toBeNull()
      expect(() => toShillings(text)).toThrow(RangeError)
    },
  )

  it('are nothing, and never less than nothing by nothing', () => {
    expect(parseShillings('-0')).toEqual({ shillings: 0 })
    expect(negateShillings({ shillings: 0 })).toEqual({ shillings: 0 })
  })

  it('are added to shillings, and shown whole with their currency', () => {
    const sum = addShillings({ shillings: 185_000 }, negateShillings({ shillings: 5000 }))
    expect(formatShillings(sum).replace(/\s/g, ' ')).toBe('UGX 180,000')
  })

  it('cannot be added to dollars, nor taken for them', () => {
    const owed: Cents = 5000
    const given: Shillings = { shillings: 185_000 }
    const refusedByTheCompiler = () => {
      // @ts-expect-error: dollars and shillings have no sum
      const sum = owed + given
      // @ts-expect-error: nor has one a difference
      const difference = owed - given
      // @ts-expect-error: shillings are no cents
      const cents: Cents = given
      // @ts-expect-error: an amount in dollars has no shillings
      const amount: Amount = { currency: 'USD', shillings: 185_000 }
      return [sum, difference, cents, amount]
    }
    expect(refusedByTheCompiler).toBeTypeOf('function')
  })
})
