import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { test } from './database'

test('tests run on the server that TEST_DATABASE_URL lends, and leave nothing on it', {
  timeout: 240_000,
}, async () => {
  const template = inject('template')
  if (template.engine !== 'postgres') throw new Error('this is for a server')
  const own = new pg.Client({ connectionString: template.serverUrl })
  await own.connect()
  const databasesOfOthers = async () => {
    const { rows } = await own.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%' AND NOT starts_with(datname, $1)",
      [template.prefix],
    )
    return rows.map(({ datname }) => datname)
  }
  const before = await databasesOfOthers()

  const { VITEST: _inside, ...env } = process.env
  const run = spawn(
    'npx',
    ['--no-install', 'vitest', 'run', '--project', 'postgres', 'src/server/db/listen.postgres.test.ts'],
    { env: { ...env, TEST_DATABASE_URL: template.serverUrl }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  run.stdout.on('data', (text) => {
    output += text
  })
  const ended = once(run, 'exit')
  await expect.poll(databasesOfOthers, { timeout: 120_000 }).not.toEqual(before)
  expect(await ended, output).toEqual([0, null])
  expect(output).toMatch(/Tests .*[1-9]\d* passed/)
  expect(await databasesOfOthers()).toEqual(before)
  await own.end()
})
