import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareOut } from './share-out'

const deposits = [
  { bookingId: 1, cents: 5000 },
  { bookingId: 2, cents: 7000 },
  { bookingId: 3, cents: 0 },
  { bookingId: 4, cents: 3000 },
]

it('the booking that money came to has its own deposit first, and each of the others its own', () => {
  expect(shareOut(1, 15_000, deposits)).toEqual([
    { bookingId: 2, cents: 7000 },
    { bookingId: 4, cents: 3000 },
  ])
  expect(shareOut(2, 15_000, deposits)).toEqual([
    { bookingId: 1, cents: 5000 },
    { bookingId: 4, cents: 3000 },
  ])
})

it('too little reaches as far as it does, and what is too much stays where it came', () => {
  expect(shareOut(1, 8000, deposits)).toEqual([{ bookingId: 2, cents: 3000 }])
  expect(shareOut(1, 4000, deposits)).toEqual([])
  expect(shareOut(1, 99_000, deposits)).toHaveLength(2)
})

it('what is shared out never exceeds what came, nor the deposit of anybody', () => {
  const cents = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), cents, (wanted, came) => {
      const all = wanted.map((one, index) => ({ bookingId: index, cents: one }))
      const shares = shareOut(0, came, all)
      const sum = shares.reduce((total, share) => total + share.cents, 0)
      expect(sum).toBeLessThanOrEqual(came)
      for (const share of shares) expect(share.cents).toBeLessThanOrEqual(wanted[share.bookingId] ?? 0)
    }),
  )
})
