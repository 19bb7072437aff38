import { expect, test } from 'vitest'
import { PERIODS, tellDays, tellPeriod } from './periods'

test('a period reads as days, or as years where it is whole ones', () => {
  expect([1, 7, 364, 365, 730].map(tellDays)).toEqual(['1 day', '7 days', '364 days', '1 year', '2 years'])
})

test('each kind has one period, and says of it how long, since when, what then and why', () => {
  expect(new Set(PERIODS.map(({ kind }) => kind)).size).toBe(PERIODS.length)
  for (const period of PERIODS)
    expect(tellPeriod(period)).toMatch(/^[A-Z][^:]+: .+ from .+; then .+\. (So that|Tax|It) .+\.$/s)
})
