import { expect, test } from 'vitest'
import { DENOMINATIONS, totalOf } from './denominations'

test('notes and coins of one worth are counted apart, and each currency by itself', () => {
  const count = {
    'ugx-note-50000': 3,
    'ugx-note-1000': 2,
    'ugx-coin-1000': 5,
    'ugx-coin-50': 1,
    'usd-note-2000': 4,
    'usd-coin-25': 2,
  }
  expect(totalOf(count)).toEqual({ cents: 8050, shillings: { shillings: 157_050 } })
  expect(totalOf({})).toEqual({ cents: 0, shillings: { shillings: 0 } })
})

test('every denomination has a key of its own', () => {
  expect(new Set(DENOMINATIONS.map(({ key }) => key)).size).toBe(DENOMINATIONS.length)
})
