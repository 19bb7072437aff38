import { stripVTControlCharacters } from 'node:util'

/** How a run of tests ended, in numbers of tests. */
export type Tally = { passed: number; failed: number; skipped: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

type PlaywrightRun = { status: string; results: { errors: { message?: string }[] }[] }

type PlaywrightSuite = {
  specs?: { title: string; tests: PlaywrightRun[] }[]
  suites?: PlaywrightSuite[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

/** From Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** What failed in Vitest, by file and title with the first lines of why; it stands far up in what the run printed. */
export function describeFailedOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (assertionResults.length === 0) return status === 'failed' ? [`${name}: ${firstLines(message)}`] : []
    return assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => `${name} › ${one.fullName}: ${firstLines(one.failureMessages.join('\n'))}`)
  })
}

function firstLines(text: string): string {
  return text.split('\n').slice(0, 6).join('\n  ')
}

/** How many of all tests may pass only when repeated, before that counts as the failure it then is. */
const REPEATED_SHARE = 0.01

/**
 * From Playwright's JSON report. A test that passed only when repeated has passed (`describeOfPlaywright` names it), as
 * long as few did; beyond that they have failed.
 */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  const { expected, unexpected, flaky, skipped } = report.stats
  const isRare = flaky <= Math.ceil((expected + unexpected + flaky) * REPEATED_SHARE)
  const [late, tooMany] = isRare ? [flaky, 0] : [0, flaky]
  return { passed: expected + late, failed: unexpected + tooMany + report.errors.length, skipped }
}

/**
 * Browser tests that ended so, by title with the first lines of why each try failed: 'flaky' is passed only when
 * repeated, 'unexpected' failed.
 */
export function describeOfPlaywright(
  status: 'flaky' | 'unexpected',
  { suites }: Pick<PlaywrightReport, 'suites'>,
): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.filter((run) => run.status === status).map((run) => [title, ...reasonsOf(run)].join('\n  ')),
    ),
    ...describeOfPlaywright(status, { suites: suite.suites ?? [] }),
  ])
}

function reasonsOf({ results }: PlaywrightRun): string[] {
  return results
    .flatMap(({ errors }) => errors)
    .map(({ message }) => firstLines(stripVTControlCharacters(message ?? 'said nothing')))
}

/** What a runner’s end is worth: its report, and one failure more when it failed without saying where. */
export function settle(tally: Tally | null, exitCode: number | null): Tally {
  if (tally === null) return { passed: 0, failed: 1, skipped: 0 }
  if (exitCode !== 0 && tally.failed === 0) return { ...tally, failed: 1 }
  if (tally.passed + tally.failed === 0) return { ...tally, failed: 1 }
  return tally
}

/** The closing line: '12 passed, 0 failed', with ', 3 skipped' when any were. */
export function closingLine(tallies: Tally[]): string {
  const { passed, failed, skipped } = addTallies(tallies)
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

export function addTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}
