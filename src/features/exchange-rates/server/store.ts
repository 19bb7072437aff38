import { sql } from 'drizzle-orm'
import type { ExchangeRate } from '../contract'

/** SQL: the rate that holds, as its contract has it; null while staff have set none. */
export const CURRENT_RATE = sql<ExchangeRate | null>`(
  select json_build_object('shillingsPerDollar', shillings_per_dollar, 'since', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from exchange_rates order by id desc limit 1)`
