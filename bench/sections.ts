import { SECTIONS } from '@/admin/sections'
import { dayIn } from '@/kernel/days'
import { type RunningServer, startBuiltServer } from '../scripts/built-server'
import { openEngines } from './engines'
import { type BenchOptions, type Figure, median } from './figure'
import { fillWithHistory } from './fill-history'
import { STAFF } from './mixed-requests'
import { callsOfSections, FRAME_CALLS, TYPED } from './section-calls'

const ROUNDS = 5
/** How long a section may take to have all of its answers, by how many bookings there are. */
const SIZES = [
  { bookings: 725, mostMs: 300 },
  { bookings: 1_000_000, mostMs: 600 },
]
const QUICK_BOOKINGS = 100_000
/** How long the panel's search may take, of whatever hotel. */
const MOST_MS_TO_FIND = 100

/** Time until a section of the panel has all it asks for when it is opened, on PostgreSQL, in a small and a large hotel. */
export async function benchSections(options: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const engine of await openEngines({ ...options, engine: 'postgres' })) {
    if (engine.name === 'embedded') continue
    for (const { bookings, mostMs } of SIZES) {
      const count = options.isQuick ? Math.min(bookings, QUICK_BOOKINGS) : bookings
      const { DATABASE_URL = '' } = await engine.environment(`bench_sections_${count}`)
      const server = await startBuiltServer({
        DATABASE_URL,
        ADMIN_EMAIL: STAFF.email,
        ADMIN_PASSWORD: STAFF.password,
      })
      const begun = performance.now()
      await fillWithHistory(DATABASE_URL, count)
      console.log(`  ${count} bookings loaded in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
      figures.push(...(await measureSections(server, count, mostMs)))
      await server.close()
    }
    await engine.stop()
  }
  return figures
}

async function measureSections(server: RunningServer, count: number, mostMs: number): Promise<Figure[]> {
  const ask = await signIn(server.url)
  const property = JSON.parse(await ask('/api/property'))
  const calls = callsOfSections(dayIn(property.timeZone, new Date()))
  const unknown = SECTIONS.filter(({ path }) => !Object.hasOwn(calls, path)).map(({ path }) => path)
  if (unknown.length > 0) throw new Error(`What these sections ask for is not entered: ${unknown.join(', ')}`)
  const figures: Figure[] = []
  for (const [section, paths] of Object.entries({ 'the frame': FRAME_CALLS, ...calls })) {
    if (paths.length === 0) continue
    figures.push(await measureCalls(ask, paths, { name: `/admin/${section}, ${count} bookings`, mostMs }))
  }
  for (const typed of TYPED) {
    const path = `/api/admin/find?q=${encodeURIComponent(typed)}`
    const name = `search for '${typed}', ${count} bookings`
    figures.push(await measureCalls(ask, [path], { name, mostMs: MOST_MS_TO_FIND }))
  }
  return figures
}

async function measureCalls(
  ask: (path: string) => Promise<string>,
  paths: readonly string[],
  { name, mostMs }: { name: string; mostMs: number },
): Promise<Figure> {
  const rounds: { ms: number; slowest: string }[] = []
  for (let round = -1; round < ROUNDS; round++) {
    const measured = await openSection(ask, paths)
    // The round before the first only warms up.
    if (round >= 0) rounds.push(measured)
  }
  const ms = median(rounds.map((one) => one.ms))
  return {
    name: `${name}, of ${mostMs} ms`,
    ratio: ms / mostMs,
    bound: { max: 1 },
    isBinding: true,
    detail: `${ms.toFixed(0)} ms, slowest ${rounds[0]?.slowest}`,
  }
}

/** All at once, as the panel asks: until the last answer is read. */
async function openSection(ask: (path: string) => Promise<string>, paths: readonly string[]) {
  const begun = performance.now()
  const times = await Promise.all(
    paths.map(async (path) => {
      const { length } = await ask(path)
      return { path, ms: performance.now() - begun, kilobytes: Math.round(length / 1024) }
    }),
  )
  const [slowest] = times.sort((one, other) => other.ms - one.ms)
  return { ms: performance.now() - begun, slowest: `${slowest?.path}, ${slowest?.kilobytes} KB` }
}

async function signIn(url: string): Promise<(path: string) => Promise<string>> {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  })
  const [cookie = ''] = login.headers.getSetCookie()
  const headers = { cookie: cookie.split(';')[0] ?? '' }
  return async (path) => {
    const answer = await fetch(url + path, { headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return text
  }
}
