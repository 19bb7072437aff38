import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type APIRequestContext,
  test as base,
  type ConsoleMessage,
  type Page,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test'
import { addDays, type Day, dayIn, toDay } from '@/kernel/days'
import { type RunningServer, startBuiltServer } from '../scripts/built-server'
import { collectSecrets } from './collect-secrets'

/** The built server with the sample property, one a worker, on a data folder of its own. */
export type RunningApp = RunningServer & {
  /** The property's calendar day, as the server believes. */
  today(): Day
  /** Lets the server believe it is this calendar day, at noon at the property or at another time there, until the test ends or for null. */
  setToday(day: string | null, time?: string): void
  /** Every line the server has written to its log, at every level. */
  log: string[]
}

export type Complaints = {
  /** Console and network complaints that this test provokes on purpose; all others fail it. */
  allow(pattern: RegExp): void
}

type TestFixtures = {
  complaints: Complaints
  /** Frees every night of every villa before the test; the answer may be called again for the same. */
  resetBookings: () => Promise<void>
  resetClock: undefined
  discreetLog: undefined
}

type WorkerFixtures = {
  app: RunningApp
  /** The app stands on the embedded engine even where there is a PostgreSQL server. */
  isEmbedded: boolean
}

/** Pages stand on `app`: `page.goto('/calendar')` opens the built site. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  isEmbedded: [false, { option: true, scope: 'worker' }],

  app: [
    async ({ isEmbedded }, use) => {
      const app = await openApp({}, { isEmbedded })
      await use(app)
      await app.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ app }, use) => use(app.url),

  resetClock: [
    async ({ app }, use) => {
      await use(undefined)
      app.setToday(null)
    },
    { auto: true },
  ],

  complaints: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const heard: string[] = []
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error' && !isAnswerOfPage(message)) heard.push(`console: ${message.text()}`)
      }
      const onError = (error: WebError) => heard.push(`uncaught: ${error.error().message}`)
      const onFailure = (request: Request) => {
        const reason = request.failure()?.errorText ?? ''
        // What the page itself gives up, as when it is left for another, is no failure.
        if (reason !== 'net::ERR_ABORTED') heard.push(`failed: ${request.url()} ${reason}`)
      }
      const onResponse = (response: Response) => {
        if (isRefusal(response)) heard.push(`answered ${response.status()}: ${response.url()}`)
      }
      context.on('console', onConsole).on('weberror', onError)
      context.on('requestfailed', onFailure).on('response', onResponse)
      await use({ allow: (pattern) => allowed.push(pattern) })
      context.off('console', onConsole).off('weberror', onError)
      context.off('requestfailed', onFailure).off('response', onResponse)
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],

  discreetLog: [
    async ({ context, app }, use) => {
      const first = app.log.length
      const secrets = collectSecrets(context)
      await use(undefined)
      const values = await secrets()
      const telling = app.log.slice(first).filter((line) => values.some((value) => line.includes(value)))
      expect(telling).toEqual([])
    },
    { auto: true },
  ],

  resetBookings: async ({ app, request }, use) => {
    const reset = () => freeAllNights(app, request)
    await reset()
    await use(reset)
  },
})

export const expect = base.expect

/** Between two looks for mails to send or payments to ask for; people wait 2 to 10 seconds. */
const SOON_MS = 400

/** What stands on bookings, in the order in which it goes. */
const OF_BOOKINGS = [
  'held_villas',
  'online_refunds',
  'online_payments',
  'payment_links',
  'documents',
  'money_approvals',
  'booked_extras',
  'folio_charges',
  'booking_payments',
]

/** Whatever takes nights. Villas held for a group have blocks, and so has what another platform's calendar says. */
const TAKING_NIGHTS = ['bookings', 'group_holds', 'calendar_feeds', 'blocks']

/** Frees every night of every villa, whatever took it: bookings, blocks, group holds or the feeds of other platforms. */
export async function freeAllNights(app: RunningApp, request: APIRequestContext): Promise<void> {
  const { pool } = app.database
  for (const table of OF_BOOKINGS) await pool.query(`delete from ${table}`)
  let isAnyFreed = false
  for (const table of TAKING_NIGHTS) {
    const { rowCount } = await pool.query(`delete from ${table}`)
    isAnyFreed ||= rowCount !== 0
  }
  if (!isAnyFreed) return
  // Rows that vanish behind the server's back leave kept pages as they were; a booking made by the front
  // door has every page with free nights on it made anew.
  await bookSomething(request, app.today())
  await pool.query('delete from payment_links')
  await pool.query('delete from bookings')
}

/** For `test.use` where something moves as it does for guests; everywhere else they have asked for less motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const

/**
 * The hour at which the property's days end. At midnight in tests, or those that go by the real clock would find yesterday
 * still open in the small hours.
 */
export async function endDaysAt({ database }: Pick<RunningServer, 'database'>, hour: number): Promise<void> {
  await database.pool.query(
    `update property_facts set facts = jsonb_set(facts::jsonb, '{dayEndsAt}', to_jsonb($1::int))`,
    [hour],
  )
}

/** An app with settings of its own, to be closed by who opened it. */
export async function openApp(
  env: Record<string, string> = {},
  { isEmbedded = false } = {},
): Promise<RunningApp> {
  let fixed: Date | null = null
  const clock = () => fixed ?? new Date()
  // Other platforms stand on this machine in tests.
  const mayReach = (address: string) => address === '127.0.0.1'
  const log: string[] = []
  const logTo = { write: (line: string) => void log.push(line) }
  const server = await startBuiltServer(
    { LOG_LEVEL: 'trace', ...env },
    { clock, mayReach, soonMs: SOON_MS, logTo, isEmbedded },
  )
  await endDaysAt(server, 0)
  return {
    ...server,
    log,
    today: () => dayIn('Africa/Kampala', clock()),
    setToday: (day, time = '12:00') => {
      fixed = day === null ? null : new Date(`${toDay(day)}T${time}:00+03:00`)
    },
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type AxeFinding = { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }

/** Holds the page, or the part under `selector`, against WCAG 2.2 AA; each finding names its rule and element. */
export async function expectNoAxeViolations(page: Page, selector = 'html'): Promise<void> {
  await waitForStillness(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const findings = await page.evaluate(
    async ([within, tags]): Promise<AxeFinding[]> => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: string, options: object): Promise<{ violations: AxeFinding[] }> }
      }
      return (await axe.run(within, { runOnly: tags, resultTypes: ['violations'], preload: false }))
        .violations
    },
    [selector, WCAG] as const,
  )
  const told = findings.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  )
  expect(told).toEqual([])
}

/** Colours in the middle of a fade are no colours of ours: waits for transitions that end to have ended. */
async function waitForStillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime
      return typeof end === 'number' && Number.isFinite(end)
    })
    await Promise.allSettled(running.map((animation) => animation.finished))
  })
}

async function bookSomething(request: APIRequestContext, today: Day): Promise<void> {
  const villas: { id: number; isAvailable: boolean }[] = await (await request.get('/api/villas')).json()
  const villaId = villas.find((villa) => villa.isAvailable)?.id
  const stay = { checkInDate: addDays(today, 300), checkOutDate: addDays(today, 301) }
  const guest = { guestName: 'Nobody', guestEmail: 'nobody@guest.example', numberOfGuests: 1 }
  const answer = await request.post('/api/bookings', { data: { villaId, ...stay, ...guest } })
  expect(answer.status()).toBe(201)
}

/** Chromium reports a page that answers 404 on the console too; whether it should is the test's business. */
function isAnswerOfPage(message: ConsoleMessage): boolean {
  return /^Failed to load resource: the server responded/.test(message.text())
}

function isRefusal(response: Response): boolean {
  return response.status() >= 400 && !response.request().isNavigationRequest()
}
