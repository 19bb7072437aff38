import { readFile } from 'node:fs/promises'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '../../test/database'

const rooms = import.meta.glob<Record<string, unknown>>(
  ['../features/*/server/table.ts', '../server/{audit,crud,mail}/table.ts'],
  { eager: true },
)
const tables = Object.fromEntries(
  Object.values(rooms)
    .flatMap((room) => Object.entries(room))
    .filter((entry): entry is [string, Table] => is(entry[1], Table)),
)

test('the migrations make the tables that the code speaks of: `npm run migration` would find nothing to do', async () => {
  const journal = JSON.parse(await readFile('migrations/meta/_journal.json', 'utf8'))
  const last = String(journal.entries.at(-1).idx).padStart(4, '0')
  const snapshot = JSON.parse(await readFile(`migrations/meta/${last}_snapshot.json`, 'utf8'))
  expect(await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id))).toEqual([])
})

test('every noun of the hotel has its table, and every row says when it was made and changed', async ({
  database,
}) => {
  const { rows } = await database.pool.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns
     from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.values(tables).map(getTableName).sort())
  expect(rows.length).toBeGreaterThan(70)
  for (const { name, columns } of rows)
    expect(columns, name).toEqual(expect.arrayContaining(['created_at', 'updated_at']))
})

test('every reference to another row has an index, so that nothing is searched from end to end', async ({
  database,
}) => {
  const { rows } = await database.pool.query(
    `select conrelid::regclass::text as table, conname as reference from pg_constraint
     where contype = 'f' and not exists (
       select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`,
  )
  expect(rows).toEqual([])
  expect(Object.values(tables).some((table) => 'villaId' in getTableColumns(table))).toBe(true)
})
