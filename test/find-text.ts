import type pg from 'pg'

/** Every column of the tables that takes text, inside of JSON or not, as table.column. */
export async function listTextColumns(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    SELECT relname || '.' || attname AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
      AND format_type(atttypid, NULL) IN ('text', 'text[]', 'jsonb') ORDER BY relname, attnum`)
  return rows.map(({ name }) => name)
}

/** The columns in which one of these words stands in any row, however it is written; digits are found with anything between them. */
export async function findInTables(pool: pg.Pool, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of await listTextColumns(pool)) {
    const [table, column] = name.split('.')
    const { rows } = await pool.query<{ there: boolean }>(
      `SELECT EXISTS (SELECT FROM "${table}", unnest($1::text[]) AS word
         WHERE position(lower(word) IN lower("${column}"::text)) > 0
           OR word ~ '^\\d{7,}$' AND position(word IN regexp_replace("${column}"::text, '\\D', '', 'g')) > 0) AS there`,
      [words],
    )
    if (rows[0]?.there) found.push(name)
  }
  return found
}
