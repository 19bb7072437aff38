import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Engine, openEngines } from './engines'
import { type BenchOptions, type Figure, median } from './figure'
import { STAFF, sendMixedRequests } from './mixed-requests'

/** The most a process of its own may hold, in MB, and the most seconds from its start to its first page. */
const BOUNDS = { embedded: { mb: 400, seconds: 2 }, PostgreSQL: { mb: 180, seconds: 1.2 } }
const REQUESTS = 300
const REST_MS = 3000

/**
 * Memory of the process that `npm start` leaves running, at rest and after mixed requests, and the time from its start
 * to its first page, on a database that is there already. npm itself, which waits beside it, is not counted.
 */
export async function benchMemory(options: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const engine of await openEngines(options)) {
    figures.push(...(await measureEngine(engine, options.isQuick ? 1 : 3)))
    await engine.stop()
  }
  return figures
}

async function measureEngine(engine: Engine, starts: number): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-memory-'))
  const env = {
    ...(await engine.environment('bench_memory')),
    DATA_DIR: folder,
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
  }
  try {
    await (await startApp(env)).stop()
    const seconds: number[] = []
    for (let start = 1; start < starts; start++) {
      const app = await startApp(env)
      seconds.push(app.seconds)
      await app.stop()
    }
    const app = await startApp(env)
    seconds.push(app.seconds)
    await sleep(REST_MS)
    const atRest = readMegabytes(app.pid)
    await sendMixedRequests(app.url, REQUESTS)
    const afterLoad = readMegabytes(app.pid)
    await app.stop()
    return toFigures(engine.name, { seconds, atRest, afterLoad })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function toFigures(
  name: Engine['name'],
  { seconds, atRest, afterLoad }: { seconds: number[]; atRest: number; afterLoad: number },
): Figure[] {
  const bound = BOUNDS[name]
  const typical = median(seconds)
  return [
    {
      name: `memory of the server / ${bound.mb} MB, ${name}`,
      ratio: Math.max(atRest, afterLoad) / bound.mb,
      bound: { max: 1 },
      detail: `${atRest.toFixed(0)} MB at rest, ${afterLoad.toFixed(0)} MB after ${REQUESTS} mixed requests`,
    },
    {
      name: `second start to first page / ${bound.seconds} s, ${name}`,
      ratio: typical / bound.seconds,
      bound: { max: 1 },
      detail: `${typical.toFixed(2)} s, the middle of ${seconds.length}`,
    },
  ]
}

/** Starts what `npm start` runs and asks for its first page; `seconds` is the time that took. */
async function startApp(env: Record<string, string>) {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [, ...args] = String(scripts.start).split(' ')
  const begun = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  let url: string | undefined
  for await (const line of lines) {
    url = /Open (http:\S+)/.exec(line)?.[1]
    if (url !== undefined) break
  }
  child.stdout.resume()
  if (url === undefined || child.pid === undefined) throw new Error('The app did not start')
  const page = await fetch(url)
  await page.text()
  if (page.status !== 200) throw new Error(`The first page answered ${page.status}`)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { url, pid: child.pid, seconds: (performance.now() - begun) / 1000, stop }
}

/** What a process holds of the machine's memory (resident set), in MB of 1,000,000 bytes. */
function readMegabytes(pid: number): number {
  const status = `/proc/${pid}/status`
  const kibibytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return (Number(kibibytes) * 1024) / 1e6
}
