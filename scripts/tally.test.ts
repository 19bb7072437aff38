import { expect, test } from 'vitest'
import { closingLine, settle, tallyPlaywright, tallyVitest } from './tally'

const VITEST = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] }

test('the closing line adds all runners up and tells of skipped tests only when there are any', () => {
  const one = { passed: 5, failed: 0, skipped: 0 }
  expect(closingLine([one, { passed: 2, failed: 1, skipped: 0 }])).toBe('7 passed, 1 failed')
  expect(closingLine([one, { passed: 2, failed: 0, skipped: 3 }])).toBe('7 passed, 0 failed, 3 skipped')
})

test('a test file that does not load is a failure, not silence', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(tallyVitest({ ...VITEST, testResults })).toEqual({ passed: 5, failed: 2, skipped: 3 })
})

test('a browser test that passes only at the second try is a failure', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }
  expect(tallyPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 2, skipped: 1 })
  expect(tallyPlaywright({ stats, errors: ['no server'] }).failed).toBe(3)
})

test('a runner that ends badly, leaves no report or runs nothing never counts as passed', () => {
  const clean = { passed: 5, failed: 0, skipped: 0 }
  expect(settle(clean, 0)).toEqual(clean)
  expect(settle(clean, 1).failed).toBe(1)
  expect(settle(clean, null).failed).toBe(1)
  expect(settle(null, 0).failed).toBe(1)
  expect(settle({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1)
})
