import { startBuiltServer } from '../scripts/built-server'
import { openEngines } from './engines'
import { type BenchOptions, type Figure, median } from './figure'
import { type LoadProcess, startLoadProcess } from './load-process'

type RunningApp = Awaited<ReturnType<typeof startBuiltServer>>
type Row = { villaId: number; checkInDate: string; checkOutDate: string; guestName: string }

const GUEST = { guestEmail: 'guest@guest.example', guestPhone: '+256 700 000 099', numberOfGuests: 1 }
const TODAY = '2027-01-01'
const CONCURRENCIES = [1, 8, 32]

/**
 * Bookings a second through HTTP, against bare INSERTs of the same rows into the same table, with the same
 * constraint and through the same pool, in turn.
 */
export async function benchCreation(options: BenchOptions): Promise<Figure[]> {
  const { isQuick } = options
  const load = startLoadProcess()
  const figures: Figure[] = []
  for (const engine of await openEngines(options)) {
    const clock = () => new Date(`${TODAY}T12:00:00+03:00`)
    const app = await startBuiltServer(await engine.environment('bench_creation'), { clock })
    const rows = await listRows(app, isQuick ? 500 : 2000)
    // Programs and the engine are compiled by then, as those of an app that has been open for a while are.
    await compare(app, load, rows, Math.max(...CONCURRENCIES), 2)
    for (const concurrency of CONCURRENCIES)
      figures.push({
        name: `booking creation / bare INSERT, ${concurrency} at a time, ${engine.name}`,
        bound: { min: 0.5 },
        ...(await compare(app, load, rows, concurrency, isQuick ? 3 : 5)),
      })
    await app.close()
    await engine.stop()
  }
  load.stop()
  return figures
}

async function compare(app: RunningApp, load: LoadProcess, rows: Row[], concurrency: number, rounds: number) {
  const pairs: { ours: number; bare: number }[] = []
  for (let round = -1; round < rounds; round++) {
    const bare = await insertBare(app, rows, concurrency)
    const ours = await createBookings(app, load, rows, concurrency)
    // The round before the first only warms up.
    if (round >= 0) pairs.push({ ours, bare })
  }
  const [ours, bare] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.bare))]
  return {
    ratio: median(pairs.map((pair) => pair.ours / pair.bare)),
    detail: `${ours.toFixed(0)} / ${bare.toFixed(0)} bookings a second`,
  }
}

async function createBookings(
  app: RunningApp,
  load: LoadProcess,
  rows: Row[],
  concurrency: number,
): Promise<number> {
  await clearBookings(app)
  const calls = rows.map((row) => ({ path: '/api/bookings', body: { ...GUEST, ...row } }))
  const { seconds, statuses } = await load.send({ url: app.url, concurrency, calls })
  if (statuses[201] !== rows.length) throw new Error(`Creating bookings answered ${JSON.stringify(statuses)}`)
  return rows.length / seconds
}

async function insertBare(app: RunningApp, rows: Row[], concurrency: number): Promise<number> {
  await clearBookings(app)
  const waiting = rows.values()
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const row of waiting)
        await app.database.pool.query(
          `insert into bookings (villa_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date,
             number_of_guests, total_cents, nights, status) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'pending')
           returning id`,
          [
            row.villaId,
            row.guestName,
            GUEST.guestEmail,
            GUEST.guestPhone,
            row.checkInDate,
            row.checkOutDate,
            1,
            6500,
            JSON.stringify([{ day: row.checkInDate, cents: 6500 }]),
          ],
        )
    }),
  )
  return rows.length / ((performance.now() - begun) / 1000)
}

async function clearBookings(app: RunningApp): Promise<void> {
  await app.database.pool.query('truncate bookings, mails restart identity cascade')
}

/** One-night stays in all villas that can be booked, none of them sharing a night. */
async function listRows(app: RunningApp, count: number): Promise<Row[]> {
  const answer = await fetch(new URL('/api/villas', app.url))
  const villas: { id: number; isAvailable: boolean }[] = await answer.json()
  const ids = villas.filter((villa) => villa.isAvailable).map((villa) => villa.id)
  const rows = Array.from({ length: count }, (_, index) => {
    const night = 1 + Math.floor(index / ids.length)
    return {
      villaId: ids[index % ids.length] ?? 0,
      guestName: `Guest ${index}`,
      checkInDate: dayAfter(TODAY, night),
      checkOutDate: dayAfter(TODAY, night + 1),
    }
  })
  return rows
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
