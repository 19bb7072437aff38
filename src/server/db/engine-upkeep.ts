import type { PGlite } from '@electric-sql/pglite'

// The engine is one process without PostgreSQL's checkpointer and autovacuum: their work is ours, with
// autovacuum's own thresholds (a tenth or a fifth of the table, 50 rows) and a far margin on row ages.
const WORN_TABLE = `
  SELECT format('%I.%I', stats.schemaname, stats.relname) AS name
  FROM pg_stat_all_tables stats JOIN pg_class ON pg_class.oid = stats.relid
  WHERE pg_class.relkind = 'r' AND (
    n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
    OR n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
    OR age(relfrozenxid) > 100000000)
  ORDER BY n_dead_tup + n_mod_since_analyze DESC LIMIT 1`

/** Keeps the log short and one worn table tidy; call it when no transaction is open. */
export async function keepUp(engine: PGlite): Promise<void> {
  const { rows } = await engine.query<{ name: string }>(WORN_TABLE)
  for (const { name } of rows) await engine.exec(`VACUUM (ANALYZE) ${name}`)
  await engine.exec('CHECKPOINT')
}
