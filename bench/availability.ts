import type { Database } from '@/server/db/connect'
import { type RunningServer, startBuiltServer } from '../scripts/built-server'
import { type Engine, openEngines } from './engines'
import { type BenchOptions, type Figure, median } from './figure'
import { type LoadProcess, startLoadProcess } from './load-process'

const FEW_VILLAS = 25
const STAYS_A_VILLA = 100
const VILLAS_A_STATEMENT = 250

/** Time until one villa's month is answered through HTTP, in a big app against a small one, in turn. */
export async function benchAvailability(options: BenchOptions): Promise<Figure[]> {
  const { isQuick } = options
  const manyVillas = isQuick ? 1000 : 10_000
  const load = startLoadProcess()
  const figures: Figure[] = []
  const engines = await openEngines(options)
  for (const engine of engines) {
    const small = await openApp(engine, 'bench_small', FEW_VILLAS)
    const big = await openApp(engine, 'bench_big', manyVillas)
    figures.push(await compare(engine, load, small, big, isQuick ? 200 : 1000))
    await small.server.close()
    await big.server.close()
    await engine.stop()
  }
  load.stop()
  return figures
}

type RunningApp = { server: RunningServer; villaIds: number[]; bookings: number }

async function compare(
  engine: Engine,
  load: LoadProcess,
  small: RunningApp,
  big: RunningApp,
  calls: number,
): Promise<Figure> {
  const rounds = 5
  const latencies = { small: [] as number[], big: [] as number[] }
  for (let round = -1; round < rounds; round++) {
    const [few, many] = [await askMonths(load, small, calls), await askMonths(load, big, calls)]
    // The round before the first only warms up.
    if (round < 0) continue
    latencies.small.push(...few)
    latencies.big.push(...many)
  }
  const [few, many] = [median(latencies.small), median(latencies.big)]
  return {
    name: `one villa's month, ${big.villaIds.length} villas / ${small.villaIds.length}, ${engine.name}`,
    ratio: many / few,
    bound: { max: 3 },
    detail: `median ${many.toFixed(2)} ms with ${big.bookings} bookings / ${few.toFixed(2)} ms with ${small.bookings}`,
  }
}

async function askMonths(load: LoadProcess, app: RunningApp, count: number): Promise<number[]> {
  const calls = Array.from({ length: count }, (_, index) => {
    const villaId = app.villaIds[(index * 7919) % app.villaIds.length]
    const month = String((index % 12) + 1).padStart(2, '0')
    return { path: `/api/bookings?start=2027-${month}-01&end=2027-${month}-28&villaId=${villaId}` }
  })
  const { latencies, statuses } = await load.send({ url: app.server.url, concurrency: 1, calls })
  if (statuses[200] !== count) throw new Error(`Availability answered ${JSON.stringify(statuses)}`)
  return latencies
}

async function openApp(engine: Engine, name: string, villaCount: number): Promise<RunningApp> {
  const server = await startBuiltServer(await engine.environment(name))
  const begun = performance.now()
  await fillWithVillas(server.database, villaCount)
  await fillWithStays(server.database)
  const { rows } = await server.database.pool.query<{ id: number }>('select id from villas order by id')
  const counted = await server.database.pool.query<{ count: string }>('select count(*) from bookings')
  const bookings = Number(counted.rows[0]?.count)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`  ${engine.name}: ${rows.length} villas, ${bookings} bookings loaded in ${seconds} s`)
  return { server, villaIds: rows.map((row) => row.id), bookings }
}

async function fillWithVillas({ pool }: Database, count: number): Promise<void> {
  await pool.query(
    `insert into villas (name, slug, description, category_id, base_price_cents, max_guests)
     select 'Villa ' || n, 'measured-villa-' || n, 'One of many',
       (select min(id) from villa_categories), 6500, 4
     from generate_series(1, $1 - (select count(*) from villas)) as n`,
    [count],
  )
}

/** A hundred stays of three nights for every villa, four days apart, from November 2026 on; villa by villa. */
async function fillWithStays({ pool }: Database): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query<{ id: number }>('select id from villas order by id')
    for (let first = 0; first < rows.length; first += VILLAS_A_STATEMENT)
      await client.query(
        `insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date,
           number_of_guests, total_cents, status)
         select villa, 'Guest ' || n, 'guest' || n || '@guest.example', day, day + 3, 2, 19500, 'confirmed'
         from unnest($1::int[]) as villa, generate_series(0, $2::int - 1) as n,
           lateral (select date '2026-11-01' + n * 4 + villa % 4 as day) as stay
         order by villa, n`,
        [rows.slice(first, first + VILLAS_A_STATEMENT).map((row) => row.id), STAYS_A_VILLA],
      )
    await client.query('analyze')
    await client.query("set statement_timeout = '30s'")
  } finally {
    client.release()
  }
}
