import { expect, onTestFinished, vi } from 'vitest'
import { test } from '../../../test/database'
import { announce, listen } from './announce'

test('what is announced is heard on its channel, in order, until one stops listening', async ({
  database,
}) => {
  const heard: string[] = []
  const stop = await listen(database, 'prices', (payload) => heard.push(payload))
  await announce(database, 'prices', 'first')
  await announce(database, 'weather', 'rain')
  await announce(database, 'prices', 'second')
  await vi.waitFor(() => expect(heard).toEqual(['first', 'second']))

  await stop()
  const other: string[] = []
  onTestFinished(await listen(database, 'prices', (payload) => other.push(payload)))
  await announce(database, 'prices', 'third')
  await vi.waitFor(() => expect(other).toEqual(['third']))
  expect(heard).toEqual(['first', 'second'])
})
