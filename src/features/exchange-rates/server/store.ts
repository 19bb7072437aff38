import { desc, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ExchangeRate } from '../contract'
import { exchangeRates } from './table'

/** SQL: the rate that holds, as its contract has it; null while staff have set none. */
export const CURRENT_RATE = sql<ExchangeRate | null>`(
  select json_build_object('shillingsPerDollar', shillings_per_dollar, 'since', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from exchange_rates order by id desc limit 1)`

/** The shillings of one dollar now; null while staff have set no rate. */
export async function readShillingsRate(orm: NodePgDatabase): Promise<number | null> {
  const [newest] = await orm
    .select({ shillingsPerDollar: exchangeRates.shillingsPerDollar })
    .from(exchangeRates)
    .orderBy(desc(exchangeRates.id))
    .limit(1)
  return newest?.shillingsPerDollar ?? null
}
