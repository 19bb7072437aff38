import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { loadSampleProperty } from '../src/entries/sample-property'
import { backUp } from '../src/server/db/backup'
import { restore } from '../src/server/db/restore'
import { AWKWARD, fillWithAwkwardText } from './awkward-text'
import { copyDatabase, openDatabase, test } from './database'

test('a hotel moves from the embedded engine to a PostgreSQL server with backup and restore', async ({
  database,
}) => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'move-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }))
  const first = path.join(dataDir, 'first.backup')
  const second = path.join(dataDir, 'second.backup')
  await loadSampleProperty(database.orm)
  const rows = await backUp(database, first)

  const embedded = await openDatabase({ dataDir })
  try {
    expect(embedded.engine).toBe('embedded')
    expect(await restore(embedded, first)).toBe(rows)
    expect(await backUp(embedded, second)).toBe(rows)
  } finally {
    await embedded.close()
  }

  const everything = "SELECT id, to_jsonb(villas) - 'id' AS rest FROM villas ORDER BY id"
  const before = await database.pool.query(everything)
  expect(await restore(database, second, { force: true })).toBe(rows)
  expect((await database.pool.query(everything)).rows).toEqual(before.rows)
  expect(before.rows).toHaveLength(25)
})

test('every awkward character moves from a server to the embedded engine and back', async () => {
  const [copy, back] = [await copyDatabase(), await copyDatabase()]
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'move-'))
  const server = await openDatabase(copy)
  const embedded = await openDatabase({ dataDir })
  const otherServer = await openDatabase(back)
  onTestFinished(async () => {
    for (const { close } of [server, embedded, otherServer]) await close()
    await copy.remove()
    await back.remove()
    fs.rmSync(dataDir, { recursive: true })
  })
  const file = path.join(dataDir, 'hotel.backup')
  await fillWithAwkwardText(server.pool)

  await backUp(server, file)
  await restore(embedded, file)
  await backUp(embedded, file)
  await restore(otherServer, file, { force: true })
  const everything =
    'SELECT bookings::text AS stay, facts, special_requests AS words FROM bookings, property_facts'
  const { rows } = await otherServer.pool.query(everything)
  expect(rows).toEqual([{ ...rows[0], facts: { a: AWKWARD, [AWKWARD]: 'b' }, words: AWKWARD }])
  expect(rows).toEqual((await server.pool.query(everything)).rows)
})
