import { expect, test } from 'vitest'
import { endingFee, firstNightOf } from './ending-fee'

const booked = { status: 'confirmed', total: 19_680, firstNight: 6500 } as const
const terms = {
  lateCancellationFee: 'first-night',
  lateCancellationPercent: 50,
  noShowFee: 'all',
  noShowPercent: 50,
} as const

test('cancelling costs nothing while it is free, and by the terms afterwards', () => {
  expect(endingFee(booked, 'cancelled', terms, true)).toBe(0)
  expect(endingFee(booked, 'cancelled', terms, false)).toBe(6500)
  const half = { ...terms, lateCancellationFee: 'percentage' } as const
  expect(endingFee(booked, 'cancelled', half, false)).toBe(9840)
  expect(endingFee(booked, 'cancelled', { ...terms, lateCancellationFee: 'none' }, false)).toBe(0)
})

test('who does not come is charged by terms of their own', () => {
  expect(endingFee(booked, 'no-show', terms, false)).toBe(19_680)
  expect(endingFee(booked, 'no-show', { ...terms, noShowFee: 'none' }, false)).toBe(0)
})

test('a request that nobody confirmed costs nothing', () => {
  expect(endingFee({ ...booked, status: 'pending' }, 'cancelled', terms, false)).toBe(0)
})

test('a fee is never more than the stay', () => {
  expect(endingFee({ ...booked, total: 5000 }, 'cancelled', terms, false)).toBe(5000)
})

test('the first night is what it was booked at, or a share of the total', () => {
  expect(firstNightOf(13_000, [{ cents: 7000 }, { cents: 6000 }], 2)).toBe(7000)
  expect(firstNightOf(10_000, null, 3)).toBe(3333)
})
