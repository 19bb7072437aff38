import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { sampleFacts } from '../src/features/property/server/sample-facts'
import { addDays, dayIn } from '../src/kernel/days'
import { addressIn, DEFAULT_LANGUAGE, LANGUAGES, splitLanguage } from '../src/kernel/language'
import { buildWhenNeeded } from './build-when-needed.js'
import { startBuiltServer } from './built-server'
import { CHROMIUM_FLAGS, findChromium } from './chromium'
import { onePageOfAKind, readPublicPages, UNLISTED_PAGES } from './public-pages'

/**
 * Lighthouse's mobile figures of the built site with the sample property, the median of several runs a page: one
 * page of each kind in English, and in every other language where guests land, choose and book; or those named on the
 * command line. With `--stays` what a stay is found and booked by, too, in every language: a villa's calendar, results
 * of a search, the steps. Ends with 1 when a page misses what is wanted.
 */
const RUNS = 3
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const STAYS = '--stays'
/** Far enough ahead for every villa to be free, in days. */
const [ARRIVAL, DEPARTURE] = [60, 63]
const MOST = { shift: 0, bytes: 350 * 1024 }

type Lhr = RunnerResult['lhr']
type Category = keyof typeof LEAST
const CATEGORIES = Object.keys(LEAST) as Category[]

process.env.NODE_ENV = 'production'
await buildWhenNeeded()
const server = await startBuiltServer({ SITE_LANGUAGES: LANGUAGES.join() })
const named = process.argv.slice(2).filter((one) => one !== STAYS)
const paths = named.length > 0 ? named : await listPages()
if (process.argv.includes(STAYS)) paths.push(...listStays())
const COLUMNS = ['perf', 'a11y', 'best', 'seo', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'JS KB', 'all KB', 'load']
console.log(`${''.padEnd(34)}${COLUMNS.map((column) => column.padStart(7)).join('')}`)
let failures = 0
for (const path of paths) {
  const runs: Lhr[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure(new URL(path, server.url).href))
  console.log(`${path.padEnd(34)}${columnsOf(runs).join('')}`)
  const problems = judge(path, runs)
  for (const problem of problems) console.log(`    ${problem}`)
  if (problems.length > 0) failures += 1
}
await server.close()
console.log(`\n${paths.length - failures} pages as wanted, ${failures} not; the load is that of this machine`)
process.exit(failures === 0 ? 0 : 1)

async function listPages(): Promise<string[]> {
  const all = await readPublicPages(server.url)
  const isEnglish = (path: string) => splitLanguage(path).language === DEFAULT_LANGUAGE
  // The last of the unlisted answers 404, which no tool for pages judges.
  const english = onePageOfAKind(all.filter(isEnglish)).slice(0, -1)
  const isOfOneVilla = (path: string) => path.startsWith('/villas/')
  const others = english.filter((path) => path === '/' || path === '/booking' || isOfOneVilla(path))
  const translated = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
  return [...english, ...translated.flatMap((language) => others.map((path) => addressIn(language, path)))]
}

function listStays(): string[] {
  const today = dayIn(sampleFacts.timeZone, new Date())
  const stay = `checkIn=${addDays(today, ARRIVAL)}&checkOut=${addDays(today, DEPARTURE)}&guests=2`
  const paths = [
    '/calendar?villa=3',
    `/booking?${stay}`,
    `/booking?step=villa&${stay}`,
    `/booking?step=details&${stay}&villa=3`,
  ]
  return LANGUAGES.flatMap((language) => paths.map((path) => addressIn(language, path)))
}

function columnsOf(runs: Lhr[]): string[] {
  const audit = (id: string) => median(runs.map((run) => run.audits[id]?.numericValue ?? Number.NaN))
  return [
    ...CATEGORIES.map((category) => score(runs, category)),
    (audit('first-contentful-paint') / 1000).toFixed(2),
    (audit('largest-contentful-paint') / 1000).toFixed(2),
    audit('total-blocking-time').toFixed(0),
    audit('cumulative-layout-shift').toFixed(3),
    (scriptBytes(runs) / 1024).toFixed(1),
    (audit('total-byte-weight') / 1024).toFixed(0),
    loadavg()[0]?.toFixed(1) ?? '',
  ].map((value) => String(value).padStart(7))
}

function judge(path: string, runs: Lhr[]): string[] {
  const isUnlisted = UNLISTED_PAGES.some((unlisted) => unlisted === path)
  const short = CATEGORIES.filter((category) => !(isUnlisted && category === 'seo')).flatMap((category) => {
    const reached = score(runs, category)
    if (reached >= LEAST[category]) return []
    return [`${category} is ${reached}, wanted ${LEAST[category]}: ${listFindings(runs.at(-1), category)}`]
  })
  const shift = Math.max(...runs.map((run) => run.audits['cumulative-layout-shift']?.numericValue ?? 1))
  const bytes = Math.max(...runs.map((run) => run.audits['total-byte-weight']?.numericValue ?? 0))
  return [
    ...short,
    ...(shift > MOST.shift ? [`something moves by ${shift}`] : []),
    ...(bytes > MOST.bytes ? [`all that is loaded is over ${MOST.bytes} bytes`] : []),
  ]
}

async function measure(url: string): Promise<Lhr> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const chromium = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    userDataDir: profile,
    logLevel: 'error',
  })
  try {
    const result = await lighthouse(url, {
      port: chromium.port,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`)
    return result.lhr
  } finally {
    chromium.kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

function score(runs: Lhr[], category: Category): number {
  return median(runs.map((run) => Math.round((run.categories[category]?.score ?? 0) * 100)))
}

/** Bytes of all scripts with the headers of their answers, in the run that loaded most; `npm run check` holds the budget. */
function scriptBytes(runs: Lhr[]): number {
  type Row = { resourceType?: string; transferSize?: number }
  const bytes = runs.map((run) => {
    const details = run.audits['resource-summary']?.details ?? run.audits['network-requests']?.details
    const rows = details && 'items' in details ? (details.items as Row[]) : []
    return rows
      .filter(({ resourceType }) => resourceType?.toLowerCase() === 'script')
      .reduce((total, { transferSize = 0 }) => total + transferSize, 0)
  })
  return Math.max(...bytes)
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

function listFindings(run: Lhr | undefined, category: Category): string {
  const audits = run?.categories[category]?.auditRefs ?? []
  return audits
    .flatMap(({ id, weight }) => {
      const audit = run?.audits[id]
      if (!audit || audit.score === null || audit.score >= 0.9 || weight === 0) return []
      return [`${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
    })
    .join(', ')
}
