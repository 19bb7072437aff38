import { expect } from 'vitest'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { PESAPAL_SIMULATOR_KEYS, startPesapalSimulator } from '../../simulators/pesapal'
import { type AppProcess, startAppProcess } from '../../test/app-process'
import { copyDatabase, type DatabaseCopy, openDatabase, test } from '../../test/database'

const SOON = { timeout: 60_000 }
const DAY_MS = 86_400_000

test('money that a provider took while the process that asked for it was killed is written down once, by whichever process comes first', {
  timeout: 300_000,
}, async () => {
  const copy = await copyDatabase()
  const pesapal = await startPesapalSimulator({ notices: 'none' })
  const env = {
    DATA_DIR: copy.dataDir,
    ...(copy.url && { DATABASE_URL: copy.url }),
    PESAPAL_BASE_URL: pesapal.url,
    PESAPAL_CONSUMER_KEY: PESAPAL_SIMULATOR_KEYS.consumerKey,
    PESAPAL_CONSUMER_SECRET: PESAPAL_SIMULATOR_KEYS.consumerSecret,
  }
  const earlier = await startAppProcess(env)
  const bookingId = await book(earlier)
  await earlier.end('SIGTERM')
  const path = await withDatabase(copy, ({ orm }) => makeGuestLink(orm, bookingId))

  // The answer to the question of this one never comes.
  pesapal.failNext({ held: () => new Promise<never>(() => {}) }, { path: /GetTransactionStatus/ })
  const killed = await startAppProcess(env)
  const { reference } = await send(killed, `/api${path}/payments`, { provider: 'pesapal', currency: 'USD' })
  await expect.poll(() => countQuestions(pesapal.requests), SOON).toBe(1)
  pesapal.payments.settle(reference, { state: 'paid' })
  await killed.end('SIGKILL')

  // Others take the payment over when the claim of the killed process is over.
  await withDatabase(copy, ({ pool }) =>
    pool.query('update online_payments set next_ask_at = now(), claimed_until = now()'),
  )
  const running = await Promise.all(Array.from({ length: copy.url ? 2 : 1 }, () => startAppProcess(env)))
  const readStates = async () => {
    const answer = await fetch(`${running[0]?.url}/api${path}/payments`)
    const { payments }: { payments: { state: string }[] } = await answer.json()
    return payments.map(({ state }) => state)
  }
  await expect.poll(readStates, SOON).toEqual(['paid'])
  await Promise.all(running.map((one) => one.end('SIGTERM')))
  const entries = await withDatabase(copy, async ({ pool }) => {
    const { rows } = await pool.query('select booking_id as booking, reference from booking_payments')
    return rows
  })
  expect(entries).toEqual([{ booking: bookingId, reference: pesapal.payments.find(reference)?.confirmation }])
  await pesapal.close()
  await copy.remove()
})

async function book(running: AppProcess): Promise<number> {
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
  const { id } = await send(running, '/api/bookings', {
    villaId: 1,
    guestName: 'Sample Guest',
    guestEmail: 'sample.guest@example.com',
    checkInDate: day(40),
    checkOutDate: day(42),
    numberOfGuests: 1,
  })
  return id
}

async function send(running: AppProcess, path: string, body: object) {
  const answer = await fetch(running.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return await answer.json()
}

async function withDatabase<Result>(
  copy: DatabaseCopy,
  use: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(copy)
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

function countQuestions(requests: readonly { path: string }[]): number {
  return requests.filter(({ path }) => path.endsWith('GetTransactionStatus')).length
}
