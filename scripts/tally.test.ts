import { expect, test } from 'vitest'
import {
  closingLine,
  describeFailedOfVitest,
  describeOfPlaywright,
  settle,
  tallyPlaywright,
  tallyVitest,
} from './tally'

const VITEST = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] }

test('the closing line adds all runners up and tells of skipped tests only when there are any', () => {
  const one = { passed: 5, failed: 0, skipped: 0 }
  expect(closingLine([one, { passed: 2, failed: 1, skipped: 0 }])).toBe('7 passed, 1 failed')
  expect(closingLine([one, { passed: 2, failed: 0, skipped: 3 }])).toBe('7 passed, 0 failed, 3 skipped')
})

test('a test file that does not load is a failure, not silence', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
  ]
  const report = { ...VITEST, testResults }
  expect(tallyVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 3 })
  expect(describeFailedOfVitest(report)).toEqual(['a.test.ts: No such module'])
})

test('what failed is named with its reason, what passed is not', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'stands', failureMessages: [] },
    { status: 'failed', fullName: 'falls', failureMessages: ['expected 1 to be 2\nat a.test.ts:3'] },
  ]
  const testResults = [{ name: 'a.test.ts', status: 'failed', message: '', assertionResults }]
  expect(describeFailedOfVitest({ ...VITEST, testResults })).toEqual([
    'a.test.ts › falls: expected 1 to be 2\n  at a.test.ts:3',
  ])
})

test('a browser test that passes only at the second try has passed and is named, unless many do', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }
  const message = '\u001b[31mTimed out\u001b[39m\nwaiting for a button'
  const specs = [
    { title: 'at once', tests: [{ status: 'expected', results: [{ errors: [] }] }] },
    { title: 'at last', tests: [{ status: 'flaky', results: [{ errors: [{ message }] }, { errors: [] }] }] },
  ]
  const report = { stats, errors: [], suites: [{ suites: [{ specs }] }] }
  expect(tallyPlaywright(report)).toEqual({ passed: 4, failed: 1, skipped: 1 })
  expect(tallyPlaywright({ ...report, errors: ['no server'] }).failed).toBe(2)
  expect(tallyPlaywright({ ...report, stats: { ...stats, flaky: 2 } })).toEqual({
    passed: 3,
    failed: 3,
    skipped: 1,
  })
  expect(describeOfPlaywright('flaky', report)).toEqual(['at last\n  Timed out\n  waiting for a button'])
  expect(describeOfPlaywright('unexpected', report)).toEqual([])
})

test('a runner that ends badly, leaves no report or runs nothing never counts as passed', () => {
  const clean = { passed: 5, failed: 0, skipped: 0 }
  expect(settle(clean, 0)).toEqual(clean)
  expect(settle(clean, 1).failed).toBe(1)
  expect(settle(clean, null).failed).toBe(1)
  expect(settle(null, 0).failed).toBe(1)
  expect(settle({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1)
})
