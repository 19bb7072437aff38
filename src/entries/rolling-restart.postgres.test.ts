import type { AddressInfo } from 'node:net'
import net from 'node:net'
import { expect, onTestFinished, vi } from 'vitest'
import { type AppProcess, startAppProcess } from '../../test/app-process'
import { startBalancer } from '../../test/balancer'
import { copyDatabase, test } from '../../test/database'

const REQUESTS = 10_000
const AT_A_TIME = 12
const DAY_MS = 86_400_000
const PATHS = ['/', '/api/villas', '/calendar?villa=3', '/api/property', '/villas', '/api/villa-categories']

async function findFreePort(): Promise<number> {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Every hundredth of them books a night of its own. */
function request(number: number): [string, RequestInit] {
  if (number % 100 !== 0) return [PATHS[number % PATHS.length] ?? '/', {}]
  const night = number / 100
  const day = (ahead: number) =>
    new Date(Date.now() + (30 + night + ahead) * DAY_MS).toISOString().slice(0, 10)
  const stay = { villaId: 1, checkInDate: day(0), checkOutDate: day(1), numberOfGuests: 1 }
  const guest = { guestName: 'Sample Guest', guestEmail: 'sample.guest@example.com' }
  const headers = { 'content-type': 'application/json' }
  return ['/api/bookings', { method: 'POST', headers, body: JSON.stringify({ ...stay, ...guest }) }]
}

test('two processes behind a balancer are restarted in turn under load, and none of 10,000 requests fails', {
  timeout: 600_000,
}, async () => {
  const copy = await copyDatabase()
  onTestFinished(copy.remove)
  const ports = [await findFreePort(), await findFreePort()]
  const start = (port: number) =>
    startAppProcess({
      DATA_DIR: copy.dataDir,
      DATABASE_URL: copy.url ?? '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '1.5',
    })
  const running = new Map<number, AppProcess>()
  for (const port of ports) running.set(port, await start(port))
  const balancer = await startBalancer(ports)
  onTestFinished(async () => {
    await balancer.stop()
    await Promise.all([...running.values()].map((one) => one.end('SIGTERM')))
  })
  const isReady = (port: number) => vi.waitFor(() => expect(balancer.isReady(port)).toBe(true), 60_000)
  for (const port of ports) await isReady(port)

  let isLoaded = true
  let restarts = 0
  async function restartInTurn(): Promise<void> {
    while (isLoaded)
      for (const port of ports) {
        expect(await running.get(port)?.end('SIGTERM')).toBe(0)
        running.set(port, await start(port))
        await isReady(port)
        restarts += 1
        if (!isLoaded) return
      }
  }

  const failed: string[] = []
  const answeredBy = new Map<string | null, number>()
  let next = 0
  async function ask(): Promise<void> {
    // A machine may answer them all before the second process is back.
    while (next < REQUESTS || restarts < 2) {
      const number = next++
      const [path, init] = request(number)
      const answer = await fetch(balancer.url + path, init).catch((error: Error) => error)
      if (answer instanceof Error) {
        failed.push(`${path}: ${answer.message}, ${answer.cause}`)
        continue
      }
      const text = await answer.text()
      if (answer.status !== (init.method ? 201 : 200))
        failed.push(`${path}: ${answer.status} ${text.slice(0, 200)}`)
      const by = answer.headers.get('x-answered-by')
      answeredBy.set(by, (answeredBy.get(by) ?? 0) + 1)
    }
  }

  const restarting = restartInTurn()
  await Promise.all(Array.from({ length: AT_A_TIME }, ask))
  isLoaded = false
  await restarting
  expect(failed).toEqual([])
  expect(restarts).toBeGreaterThanOrEqual(2)
  expect([...answeredBy.values()].reduce((sum, count) => sum + count, 0)).toBe(next)
  expect(answeredBy.size).toBe(2)
})
