import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buildWhenNeeded } from './build-when-needed.js'
import { checkBundles } from './check/built-page'
import { findCycles } from './check/cycles'
import { findLongExpressions } from './check/expressions'
import { findFileProblems } from './check/files'
import { findImportProblems } from './check/imports'
import { checkLanguageWeights } from './check/language-weight'
import { findLongButtons } from './check/languages'
import { findFaults, findGaps, type LockFile } from './check/lock-file'
import { findMigrationProblems } from './check/migrations'
import { checkPanel } from './check/panel'
import { findPictureProblems } from './check/pictures'
import { findQueryProblems } from './check/queries'
import { checkSentSite } from './check/sent-site'
import { findSpeechProblems } from './check/speech'
import { checkStartLoad } from './check/start-load'
import { listFiles, type Problem, readTree } from './check/tree'

/** One thing the app insists on: resolves to what to show when it fails, and to a note when it passes. */
type Step = { name: string; run: () => Promise<{ ok: boolean; output: string }> }

const BUILD: Step[] = [
  { name: 'build', run: async () => buildWhenNeeded().then(() => ({ ok: true, output: '' })) },
]

/** Programs of their own: they run one after the other beside what this one examines. */
const TOOLS: Step[] = [
  { name: 'format and lint', run: () => runTool('biome', ['check', '.', '--max-diagnostics=30']) },
  { name: 'types', run: () => runTool('tsc', ['--noEmit']) },
  { name: 'unused files, exports, packages', run: () => runTool('knip', ['--no-progress']) },
]

const EXAMINED: Step[] = [
  { name: 'names and sizes of files', run: async () => report(findFileProblems(readTree('.'))) },
  { name: 'who imports whom', run: async () => report(findImportProblems(readTree('.'))) },
  {
    name: 'expressions of the concierge are short',
    run: async () => report(findLongExpressions(readTexts(['src/features']))),
  },
  { name: 'no rings of imports', run: async () => report(findCycles(readTree('.'))) },
  { name: 'answers typed by their contracts', run: async () => report(findQueryProblems('.')) },
  { name: 'the project speaks of itself', run: async () => report(findSpeechProblems('.')) },
  {
    name: 'words of buttons in every language',
    run: async () => {
      const { problems, words } = await findLongButtons()
      return { ...report(problems), ...(problems.length === 0 && { output: `${words} words` }) }
    },
  },
  { name: 'weight and words of pictures', run: async () => report(findPictureProblems('assets/pictures')) },
  {
    name: 'migrations that an old process can live with',
    run: async () => report(findMigrationProblems('.')),
  },
  { name: 'lock file names every platform', run: async () => report(judgeLockFile()) },
  { name: 'what a start loads', run: () => checkStartLoad() },
  { name: 'weight of every public page', run: checkBundles },
  { name: 'JavaScript in other languages', run: checkLanguageWeights },
  { name: 'weight of the staff panel', run: checkPanel },
  { name: 'HTML, links and policies as sent', run: checkSentSite },
]

let failures = 0
await runSteps(BUILD)
await Promise.all([runSteps(TOOLS), runSteps(EXAMINED)])
const steps = [...BUILD, ...TOOLS, ...EXAMINED].length
console.log(
  failures === 0 ? `\nAll ${steps} checks passed` : `\n${steps - failures} checks passed, ${failures} failed`,
)
process.exit(failures === 0 ? 0 : 1)

/** Runs them in order and tells of each as it ends. */
async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const begun = performance.now()
    const { ok, output } = await step.run().catch((error: unknown) => ({
      ok: false,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }))
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds} s)${ok && output ? `: ${output}` : ''}`)
    if (ok) continue
    failures += 1
    console.log(output.trimEnd().replace(/^/gm, '    '))
  }
}

function runTool(name: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  const options = {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', npm_config_loglevel: 'error' },
  } as const
  return new Promise((resolve) => {
    execFile('npx', ['--no-install', name, ...args], options, (error, stdout, stderr) => {
      if (!error) return resolve({ ok: true, output: '' })
      // Without a number of its own it was not the tool that ended so.
      const reason = typeof error.code === 'number' ? '' : `${name} did not run: ${error.message}\n`
      resolve({ ok: false, output: `${reason}${stdout}${stderr}` })
    })
  })
}

function judgeLockFile(): Problem[] {
  const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const gaps = findGaps(lock).map(({ place, version }) => `lacks ${place} ${version}`)
  return [...gaps, ...findFaults(lock)].map((problem) => ({
    path: 'package-lock.json',
    message: `${problem}: run node --import tsx scripts/complete-lock.ts`,
  }))
}

function readTexts(folders: readonly string[]): Record<string, string> {
  const paths = folders.flatMap((folder) => listFiles('.', folder)).filter((file) => file.endsWith('.ts'))
  return Object.fromEntries(paths.map((file) => [file, readFileSync(file, 'utf8')]))
}

function report(problems: Problem[]): { ok: boolean; output: string } {
  const lines = problems.map(({ path, line, message }) => `${path}${line ? `:${line}` : ''}  ${message}`)
  return { ok: problems.length === 0, output: lines.join('\n') }
}
