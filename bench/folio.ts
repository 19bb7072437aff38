import { bookings } from '@/features/bookings/server/table'
import { folioCharges } from '@/features/charges/server/table'
import { readBalance } from '@/features/payments/server/read-balance'
import { readLedger } from '@/features/payments/server/store'
import { bookingPayments } from '@/features/payments/server/table'
import { villas } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'
import type { Database } from '@/server/db/connect'
import { startBuiltServer } from '../scripts/built-server'
import { openEngines } from './engines'
import { type BenchOptions, type Figure, median } from './figure'

const ENTRIES = 500
const OTHER_BOOKINGS = 200
const MOST_MS = 5
const DAY = toDay('2027-03-10')
const BY = { staffId: 1, staffEmail: 'desk@example.com' }

/** Time to read the balance of a booking with hundreds of entries, and its whole folio, among those of others. */
export async function benchFolio(options: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = []
  const engines = await openEngines(options)
  for (const engine of engines) {
    const server = await startBuiltServer(await engine.environment('bench_folio'))
    const { database } = server
    const id = await fill(database)
    const rounds = options.isQuick ? 50 : 300
    const balance = await measure(() => readBalance(database.orm, id), rounds)
    const folio = await measure(() => readLedger(database.orm, id), rounds)
    figures.push({
      name: `balance of a booking with ${ENTRIES} entries, of ${MOST_MS} ms, ${engine.name}`,
      ratio: balance / MOST_MS,
      bound: { max: 1 },
      detail: `median ${balance.toFixed(2)} ms; the folio entry by entry ${folio.toFixed(2)} ms`,
    })
    await server.close()
    await engine.stop()
  }
  return figures
}

async function measure(read: () => Promise<unknown>, rounds: number): Promise<number> {
  const times: number[] = []
  for (let round = -10; round < rounds; round++) {
    const start = performance.now()
    await read()
    // The rounds before the first only warm up.
    if (round >= 0) times.push(performance.now() - start)
  }
  return median(times)
}

/** A booking with half its entries charges and half payments, and others with ten each; answers its id. */
async function fill({ orm }: Database): Promise<number> {
  const [villa] = await orm
    .insert(villas)
    .values({ name: 'Folio', slug: 'bench-folio', description: 'For measuring' })
    .returning({ id: villas.id })
  if (!villa) throw new Error('The villa was not made')
  const stay = { checkInDate: DAY, checkOutDate: toDay('2027-03-12'), numberOfGuests: 2, totalCents: 13_000 }
  const guest = { guestName: 'Sample Guest', guestEmail: 'sample@example.com', status: 'cancelled' } as const
  const made = await orm
    .insert(bookings)
    .values(Array.from({ length: OTHER_BOOKINGS + 1 }, () => ({ villaId: villa.id, ...stay, ...guest })))
    .returning({ id: bookings.id })
  for (const [index, { id }] of made.entries()) {
    const count = index === 0 ? ENTRIES / 2 : 5
    await orm.insert(folioCharges).values(
      Array.from({ length: count }, () => ({
        bookingId: id,
        chargedOn: DAY,
        department: 'restaurant' as const,
        description: 'Dinner',
        amountCents: 1500,
        ...BY,
      })),
    )
    await orm.insert(bookingPayments).values(
      Array.from({ length: count }, () => ({
        bookingId: id,
        method: 'cash' as const,
        amountCents: 700,
        ...BY,
      })),
    )
  }
  const [first] = made
  if (!first) throw new Error('The booking was not made')
  return first.id
}
