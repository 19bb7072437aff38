import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenNeeded } from './build-when-needed.js'
import { makeReadyData } from './built-server'
import { findChromium } from './chromium'
import { findPostgres, startPostgres } from './postgres'
import {
  addTallies,
  closingLine,
  describeFailedOfVitest,
  describeOfPlaywright,
  settle,
  type Tally,
  tallyPlaywright,
  tallyVitest,
} from './tally'
import { describeTimes, stretchesOfPlaywright, stretchesOfVitest } from './test-times'
import { BROWSER_WORKERS } from './test-workers'

const MEMORY_FOLDER = '/dev/shm'
const MEMORY_NEEDED_BYTES = 8 * 1024 ** 3

/** Everything there is: unit, API and database tests, then what people do in a real browser. */
writeToMemory()
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL || findPostgres())

await buildWhenNeeded()
const chromiumPath = findChromiumOrExplain()
/** Told once more at the end, where a reader of a long log looks. */
const failures: string[] = []
const times: string[] = []
const tallies = [runVitest(), await runPlaywright()]
rmSync(reports, { recursive: true, force: true })

if (!hasPostgres)
  console.log(
    '\nSKIPPED: everything on a real PostgreSQL server. Install PostgreSQL or set TEST_DATABASE_URL to test that too.',
  )
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`\n${availableParallelism()} cores, ${BROWSER_WORKERS} workers with a browser`)
for (const time of times) console.log(time)
const { passed, failed } = addTallies(tallies)
console.log(`\n${closingLine(tallies)}`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

/**
 * Tests write thousands of databases' worth of data that nobody needs afterwards, and would wait for the disk half of
 * their time: they write to memory where the system offers enough of it as a folder, lets programs run from there as
 * from any other, and nothing else is asked for.
 */
function writeToMemory(): void {
  if (process.env.TMPDIR || !existsSync(MEMORY_FOLDER)) return
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  const room = Math.min(bavail * bsize, process.availableMemory())
  if (room >= MEMORY_NEEDED_BYTES && runsPrograms(MEMORY_FOLDER)) process.env.TMPDIR = MEMORY_FOLDER
}

function runsPrograms(folder: string): boolean {
  const own = mkdtempSync(join(folder, 'trial-'))
  const program = join(own, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(own, { recursive: true, force: true })
  return status === 0
}

function runVitest(): Tally {
  const file = join(reports, 'vitest.json')
  const code = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  if (!existsSync(file)) return settle(null, code)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  failures.push(...describeFailedOfVitest(report))
  times.push(...describeTimes(stretchesOfVitest(report)))
  return settle(tallyVitest(report), code)
}

/** Its apps stand on a PostgreSQL server where there is one: they take half the processor time of the embedded engine. */
async function runPlaywright(): Promise<Tally> {
  if (chromiumPath === null) return { passed: 0, failed: 1, skipped: 0 }
  const server = findPostgres() ? await startPostgres() : undefined
  try {
    return testInBrowser(chromiumPath, await makeReadyData(join(reports, 'data'), server?.url))
  } finally {
    await server?.stop()
  }
}

function testInBrowser(chromiumPath: string, readyData: Record<string, string>): Tally {
  const file = join(reports, 'playwright.json')
  const code = run('playwright', ['test', '--reporter=list,json'], {
    ...readyData,
    CHROMIUM_PATH: chromiumPath,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  if (!existsSync(file)) return settle(null, code)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  for (const late of describeOfPlaywright('flaky', report)) console.log(`Passed only when repeated: ${late}`)
  failures.push(...describeOfPlaywright('unexpected', report))
  times.push(...describeTimes(stretchesOfPlaywright(report)))
  return settle(tallyPlaywright(report), code)
}

/** Without a browser the other tests are still worth running; the missing part counts as a failure. */
function findChromiumOrExplain(): string | null {
  try {
    return findChromium()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
  }
}

function run(name: string, args: string[], env: Record<string, string> = {}): number | null {
  console.log(`\n${name} ${args[0]}`)
  return spawnSync('npx', ['--no-install', name, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  }).status
}
