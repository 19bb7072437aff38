import { expect, test } from 'vitest'
import { formatShillings } from '@/kernel/shillings'
import { aboutInShillings, tellAbout } from './shillings'

const rate = { shillingsPerDollar: 3715, since: '2026-11-22T22:30:00.000Z' }

test('a price is about so many shillings, in full thousands', () => {
  expect(aboutInShillings(20_800, rate)).toEqual({ shillings: 773_000 })
  expect(aboutInShillings(0, rate)).toEqual({ shillings: 0 })
  expect(aboutInShillings(-6_500, rate)).toEqual({ shillings: -241_000 })
})

test('it is told with the day of the rate, as the property counts days', () => {
  expect(tellAbout(20_800, rate, 'Africa/Kampala')).toBe('about UGX\u00a0773,000 at the rate of 23 Nov 2026')
})

test('shillings are written with their currency', () => {
  expect(formatShillings({ shillings: 1_250_000 })).toBe('UGX\u00a01,250,000')
})

test('dollars and shillings cannot be added', () => {
  const price = aboutInShillings(6_500, rate)
  // @ts-expect-error what is asserted is that this does not compile
  const sum = 6_500 + price
  expect(sum).toBeTypeOf('string')
})
