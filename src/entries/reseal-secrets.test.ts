import { randomBytes } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import { expect } from 'vitest'
import { SEALED_SECOND_FACTORS } from '@/features/accounts/server/second-factor'
import { secondFactors } from '@/features/accounts/server/table'
import { readSettings } from '@/server/env'
import { countOlderSeals } from '@/server/secrets/reseal'
import { openText, sealText } from '@/server/secrets/seal-text'
import { test } from '../../test/database'
import { makeAccount } from '../../test/staff'
import { resealSecrets } from './reseal-secrets'
import { SEALED_COLUMNS } from './sealed-columns'

/** More than are read at once. */
const ROWS = 203
/** Of them all but these were sealed with the newer key. */
const OLDER = 3

test('with a new key in front everything is sealed anew, and then opens without the older key', async ({
  database,
}) => {
  const { orm, pool } = database
  const [older, newer, lost] = [randomBytes(32), randomBytes(32), randomBytes(32)]
  const [{ id: first }] = [await makeAccount(orm, {})]
  await pool.query(
    `INSERT INTO users (email, password_hash) SELECT 'clerk' || n || '@example.com', 'none' FROM generate_series(2, $1) n`,
    [ROWS],
  )
  const { rows: accounts } = await pool.query<{ id: number }>('SELECT id FROM users ORDER BY id')
  const purpose = SEALED_SECOND_FACTORS.purposeOf
  const last = (accounts.at(-1)?.id ?? 0) - OLDER
  const key = (id: number) => (id === first ? lost : id > last ? older : newer)
  await orm
    .insert(secondFactors)
    .values(
      accounts.map(({ id }) => ({ userId: id, sealedSecret: sealText([key(id)], purpose(id), `of ${id}`) })),
    )
  const names = (...keys: Buffer[]) => keys.map((one) => one.toString('base64url')).join(',')
  const said: string[] = []
  const log = { info: (text: string) => said.push(text), error: (text: string) => said.push(text) }
  const run = (keys: string) => resealSecrets({ database, settings: readSettings({ SECRET_KEY: keys }) }, log)

  await run(names(older))
  expect(said, 'one key has nothing to take over').toEqual([])
  expect(await countOlderSeals(orm, [newer, older], SEALED_COLUMNS)).toEqual({
    older: OLDER,
    unreadable: 1,
  })

  await run(names(newer, older))
  expect(said).toEqual([
    `${OLDER} secrets were sealed anew with the first key of SECRET_KEY`,
    expect.stringMatching(/^1 secrets open with no key/),
  ])
  for (const { userId, sealedSecret } of await orm.select().from(secondFactors))
    expect(openText([newer], purpose(userId), sealedSecret)).toBe(
      userId === first ? undefined : `of ${userId}`,
    )
  expect(await countOlderSeals(orm, [newer], SEALED_COLUMNS)).toEqual({ older: 0, unreadable: 1 })

  said.length = 0
  await run(names(newer, older))
  expect(said, 'a second run finds nothing more to do').toEqual([expect.stringMatching(/^1 secrets open/)])
})

test('no column that is called sealed is missing among those that are sealed anew', async ({ database }) => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name LIKE 'sealed%' ORDER BY 1`,
  )
  const known = SEALED_COLUMNS.map(({ table, sealed }) => `${getTableName(table)}.${sealed.name}`)
  expect(rows.map(({ name }) => name)).toEqual(known.sort())
})
