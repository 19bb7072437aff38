import { expect } from 'vitest'
import { test } from '../../../test/database'
import { connectDatabase } from './connect'

const STILL_MS = 3500

test('a process that stands still as it connects takes no server for one that does', async ({
  databaseCopy,
}) => {
  const opening = connectDatabase({ ...databaseCopy, onFatal: () => {} })
  const end = performance.now() + STILL_MS
  // As loading a program on a busy machine does.
  while (performance.now() < end);
  const own = await opening
  try {
    expect((await own.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  } finally {
    await own.close()
  }
})
