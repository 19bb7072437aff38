import { expect, onTestFinished, vi } from 'vitest'
import { openDatabase, test } from '../../../test/database'
import { announce, listen } from './announce'

test('another process on the server hears it too, and again after its connection was cut', async ({
  database,
  databaseCopy,
}) => {
  const other = await openDatabase(databaseCopy)
  onTestFinished(other.close)
  const heard: string[] = []
  const onReconnect = vi.fn()
  const stop = await listen(other, 'pages', (payload) => heard.push(payload), { onReconnect })
  onTestFinished(stop)
  await announce(database, 'pages', 'one')
  await vi.waitFor(() => expect(heard).toEqual(['one']))

  const { rowCount } = await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'LISTEN%pages%'`,
  )
  expect(rowCount).toBe(1)
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1), 5000)
  await announce(database, 'pages', 'two')
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two']))
})
