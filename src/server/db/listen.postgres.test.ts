import { expect, onTestFinished, vi } from 'vitest'
import { openDatabase, test } from '../../../test/database'
import { listen } from './listen'

test('what is announced is heard by another process, and again after its connection was cut', async ({
  database,
  databaseCopy,
}) => {
  const other = await openDatabase(databaseCopy)
  onTestFinished(other.close)
  const heard: string[] = []
  const onReconnect = vi.fn()
  const stop = await listen(other, 'pages', (payload) => heard.push(payload), { onReconnect })
  onTestFinished(stop)
  await database.pool.query("NOTIFY pages, 'one'")
  await vi.waitFor(() => expect(heard).toEqual(['one']))

  const { rowCount } = await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'LISTEN%pages%'`,
  )
  expect(rowCount).toBe(1)
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1), 5000)
  await database.pool.query("NOTIFY pages, 'two'")
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two']))
})
