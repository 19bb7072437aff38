import type pg from 'pg'
import { listTables } from '../db/backup'

/** How many rows each table has, and a checksum over all of them in whatever order they lie. */
export type TableDigests = Record<string, { rows: number; sum: string }>

/** Digests every table as the transaction of `client` sees it; the same on either engine. */
export async function digestTables(client: pg.PoolClient): Promise<TableDigests> {
  const digests: TableDigests = {}
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ rows: number; sum: string }>(
      `SELECT count(*)::int AS rows, md5(coalesce(string_agg(sum, '' ORDER BY sum), '')) AS sum
       FROM (SELECT md5(to_jsonb(one)::text) AS sum FROM public.${table} AS one) AS sums`,
    )
    if (rows[0]) digests[table] = rows[0]
  }
  return digests
}

/** The tables that differ, in words; empty where all are the same. */
export function compareDigests(wanted: TableDigests, found: TableDigests): string[] {
  return [...new Set([...Object.keys(wanted), ...Object.keys(found)])].sort().flatMap((table) => {
    const [one, other] = [wanted[table], found[table]]
    if (one?.rows !== other?.rows)
      return [`${table}: ${one?.rows ?? 'no'} rows became ${other?.rows ?? 'none'}`]
    return one?.sum === other?.sum ? [] : [`${table}: the ${one?.rows} rows are not the same`]
  })
}
