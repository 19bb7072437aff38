import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { WrittenFacts } from '../contract'

type GuestPriceFacts = Pick<WrittenFacts, 'includedGuests' | 'extraAdultPrice' | 'childPrices'>

/** SQL: what the facts say of guests beyond those whose stay is in a price; null while there are no facts. */
export const GUEST_PRICES = sql<GuestPriceFacts | null>`(
  select json_build_object('includedGuests', facts -> 'includedGuests', 'extraAdultPrice', facts -> 'extraAdultPrice',
    'childPrices', coalesce(facts -> 'childPrices', '[]'))
  from property_facts)`

/** The same, read by itself. */
export async function readGuestPrices(orm: NodePgDatabase): Promise<GuestPriceFacts | null> {
  const { rows } = await orm.execute<{ said: GuestPriceFacts | null }>(sql`select ${GUEST_PRICES} as said`)
  return rows[0]?.said ?? null
}
