import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenNeeded } from './build'
import { findChromium } from './chromium'
import { findPostgres } from './postgres'
import {
  addTallies,
  closingLine,
  settle,
  type Tally,
  tallyPlaywright,
  tallyVitest,
  titlesOfRepeated,
} from './tally'

/** Everything there is: unit, API and database tests, then what people do in a real browser. */
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL || findPostgres())

await buildWhenNeeded()
const chromiumPath = findChromiumOrExplain()
const tallies = [runVitest(), runPlaywright()]
rmSync(reports, { recursive: true, force: true })

if (!hasPostgres)
  console.log(
    '\nSKIPPED: everything on a real PostgreSQL server. Install PostgreSQL or set TEST_DATABASE_URL to test that too.',
  )
const { passed, failed } = addTallies(tallies)
console.log(`\n${closingLine(tallies)}`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function runVitest(): Tally {
  const file = join(reports, 'vitest.json')
  const code = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  return settle(existsSync(file) ? tallyVitest(JSON.parse(readFileSync(file, 'utf8'))) : null, code)
}

function runPlaywright(): Tally {
  if (chromiumPath === null) return { passed: 0, failed: 1, skipped: 0 }
  const file = join(reports, 'playwright.json')
  const code = run('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromiumPath,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  if (!existsSync(file)) return settle(null, code)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  for (const title of titlesOfRepeated(report)) console.log(`Passed only when repeated: ${title}`)
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
