import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { copyDatabase, openDatabase, test } from '../../../test/database'
import { makeDatabase } from './open-engine'
import { packDatabase } from './pack-database'

const fail = (error: unknown) => {
  throw error
}

/** A data folder without a database, and a database of the tests in one file beside it. */
async function packOne() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const source = await copyDatabase()
  onTestFinished(source.remove)
  const packed = path.join(dataDir, 'packed.gz')
  packDatabase(path.join(source.dataDir, 'database'), packed)
  return { dataDir, packed, source: path.join(source.dataDir, 'database') }
}

function describeFolder(folder: string): Record<string, string> {
  const places = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    places.map((place) => {
      const one = path.join(folder, place)
      const isFolder = fs.statSync(one).isDirectory()
      return [place, isFolder ? 'folder' : createHash('sha256').update(fs.readFileSync(one)).digest('hex')]
    }),
  )
}

test('a database made from a packed one has its files to the byte, and opens', async () => {
  const { dataDir, packed, source } = await packOne()
  const folder = path.join(dataDir, 'database')
  await makeDatabase(folder, fail, packed)
  expect(describeFolder(folder)).toEqual(describeFolder(source))
  expect(fs.readdirSync(dataDir).sort()).toEqual(['database', 'packed.gz'])
  const database = await openDatabase({ dataDir })
  const { rows } = await database.pool.query('SELECT count(*)::int AS villas FROM villas')
  await database.close()
  expect(rows).toEqual([{ villas: 0 }])
})

test('it is for its owner only', async () => {
  const { dataDir, packed } = await packOne()
  const folder = path.join(dataDir, 'database')
  await makeDatabase(folder, fail, packed)
  const modeOf = (...place: string[]) => fs.statSync(path.join(folder, ...place)).mode & 0o777
  expect([modeOf(), modeOf('base'), modeOf('PG_VERSION')]).toEqual([0o700, 0o700, 0o600])
})

test('a packed one that is not whole makes none', async () => {
  const { dataDir, packed } = await packOne()
  fs.truncateSync(packed, Math.floor(fs.statSync(packed).size / 2))
  const folder = path.join(dataDir, 'database')
  await expect(makeDatabase(folder, fail, packed)).rejects.toThrow(
    /packed\.gz is damaged \(unexpected end of file\)/,
  )
  expect(fs.existsSync(folder)).toBe(false)
})
